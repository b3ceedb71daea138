import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { aSuperadmin } from '@/testing/builders';
import { renderAdmin } from '@/testing/renderAdmin';
import { dismissShownToast, notify } from '@/shared/toast/toastQueue';
import { setPageTitle } from '@/admin/ground/page/documentTitle';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { AlertsDialog } from './AlertsDialog';
import { useLeadAlerts } from './useLeadAlerts';

const shown: { title: string; options: NotificationOptions; click: () => void }[] = [];
const requestPermission = jest.fn();

class FakeNotification {
  static permission: NotificationPermission;
  static requestPermission = requestPermission;
  onclick = () => {};
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, options, click: () => this.onclick() });
  }
  close() {}
}

let receive: ReturnType<typeof useLeadAlerts>['onMessage'];

function Console({ dialog = false }: { dialog?: boolean }) {
  const { newLeads, onMessage } = useLeadAlerts();
  const user = useCurrentUser();
  useEffect(() => {
    receive = onMessage;
  });
  return (
    <>
      <h1>{user?.name}</h1>
      <p>{newLeads} new</p>
      <Link to="/admin/leads">Leads</Link>
      {dialog && <AlertsDialog onClose={() => {}} />}
    </>
  );
}

/** The console of a user who is known: the leads are counted for each user. */
async function renderConsole(options?: Parameters<typeof renderAdmin>[1]) {
  const view = renderAdmin(<Console />, options);
  await screen.findByRole('heading', { name: aSuperadmin.name });
  return view;
}

const booking = (id: string) => act(async () => receive({ type: 'appointment_created', data: { id } }));

function setWindow({ focused, visible = focused }: { focused: boolean; visible?: boolean }) {
  jest.spyOn(document, 'hasFocus').mockReturnValue(focused);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  shown.length = 0;
  FakeNotification.permission = 'default';
  requestPermission.mockReset().mockImplementation(async () => (FakeNotification.permission = 'granted'));
  Object.assign(window, { Notification: FakeNotification });
  jest.spyOn(window, 'focus').mockImplementation(() => {});
  setWindow({ focused: true });
  setPageTitle('Dashboard');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'Notification');
});

test('counts each new lead once, in the title too, until the user looks at the leads', async () => {
  const { user } = await renderConsole();
  await booking('b1');
  await booking('b1');
  await act(async () => receive({ type: 'subscription_created', data: { id: 'b1' } }));
  await act(async () => receive({ type: 'appointment_updated', data: { id: 'b2' } }));
  expect(await screen.findByText('2 new')).toBeVisible();
  expect(document.title).toBe('(2) Dashboard · Staff console');
  await user.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByText('0 new')).toBeVisible();
  expect(document.title).toBe('Dashboard · Staff console');
});

test('a lead that arrives while the lead list is hidden counts until the list is visible', async () => {
  await renderConsole({ path: '/admin/leads' });
  setWindow({ focused: false });
  await booking('b1');
  expect(await screen.findByText('1 new')).toBeVisible();
  setWindow({ focused: true });
  expect(await screen.findByText('0 new')).toBeVisible();
  // the alert itself comes later, and must not reach the next test
  expect(await screen.findByText('New booking')).toBeVisible();
});

test('offers notifications once, with the first lead and not before', async () => {
  const { user } = await renderConsole();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
  await booking('b1');
  expect(await screen.findByText('New booking')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  await booking('b2');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull());
});

test('the offer replaces no message that is shown, and comes with a later lead', async () => {
  await renderConsole();
  act(() => notify({ title: 'Lead status updated successfully' }));
  await booking('b1');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.getByText('Lead status updated successfully')).toBeVisible();
  act(dismissShownToast);
  await booking('b2');
  expect(await screen.findByText('New booking')).toBeVisible();
});

test('shows a notification without personal data while another window has the focus; a click opens the lead', async () => {
  const { user, url } = renderAdmin(<Console dialog />);
  await user.click(await screen.findByRole('switch', { name: 'Browser notifications' }));
  await booking('b1');
  expect(shown).toEqual([]);
  setWindow({ focused: false, visible: true });
  await booking('b2');
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({
    title: 'New booking',
    options: { tag: 'appointment:b2', icon: '/apple-touch-icon.png' },
  });
  act(() => shown[0]?.click());
  await waitFor(() => expect(url.current).toBe('/admin/leads/appointment/b2'));
});

test('shows no notification unless the user turned it on', async () => {
  FakeNotification.permission = 'granted';
  await renderConsole();
  setWindow({ focused: false });
  await booking('b1');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(shown).toEqual([]);
});

test('the switch says so if the browser blocks notifications', async () => {
  FakeNotification.permission = 'denied';
  renderAdmin(<Console dialog />);
  const notifications = await screen.findByRole('switch', { name: 'Browser notifications' });
  expect(notifications).toBeDisabled();
  expect(notifications).toHaveAccessibleDescription(/^Blocked by your browser/);
});
