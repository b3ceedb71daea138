import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aClient } from '@/testing/fakeClients';
import { aChangePreview, aPolicy, aPremium } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PolicyPage } from './PolicyPage';

const { payments: _, corrections: __, ...next } = aPremium();
const TERM_20 = aPolicy({ nextPremium: next });
const at = (dueDate: string, amount: number, state: 'in grace' | 'upcoming' = 'upcoming') => ({
  dueDate,
  amount,
  state,
  paidAmount: 0,
  currency: 'PHP',
});

function renderPolicy(data: Parameters<typeof fakeProvider>[0] = {}, search = '') {
  const server = fakeProvider({
    policies: [TERM_20],
    premiums: [aPremium()],
    clients: [aClient()],
    ...data,
  });
  const page = (
    <Routes>
      <Route path="policies/:id" element={<PolicyPage />} />
    </Routes>
  );
  return renderAdmin(page, { server, resource: 'policies', path: `/admin/policies/policy-1${search}` });
}

async function edit() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit policy' }));
  return within(await screen.findByRole('dialog'));
}
const previews = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('previewPolicyChange')).map((call) => call.slice(20));
const press = async (dialog: Awaited<ReturnType<typeof edit>>, name: string) => {
  const button = dialog.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
};

beforeEach(() => localStorage.clear());

describe('a change of the terms', () => {
  test('shows before Save what happens to the premiums, first what is in grace, the long lists folded', async () => {
    const later = [12, 11, 10].map((month) => at(`2027-${month}-10`, 150_000)).reverse();
    renderPolicy({
      changePreview: aChangePreview({
        keeps: [at('2026-11-10', 150_000, 'in grace')],
        removes: later,
        adds: [at('2026-12-10', 1_700_000)],
        effectiveOn: '2026-12-10',
      }),
    });
    const dialog = await edit();
    await fill(dialog.getByRole('textbox', { name: 'Premium' }), '17000');
    const preview = within(await dialog.findByRole('region', { name: 'What happens to the premiums' }));
    expect(await preview.findByText('Stays: Nov 10, 2026 ₱1,500.00, in grace')).toBeVisible();
    expect(preview.getByText('Added: Dec 10, 2026 ₱17,000.00')).toBeVisible();
    expect(preview.queryByText('Removed: Dec 10, 2027 ₱1,500.00')).toBeNull();
    fireEvent.click(preview.getByRole('button', { name: 'and 1 more' }));
    expect(preview.getByText('Removed: Dec 10, 2027 ₱1,500.00')).toBeVisible();
    expect(preview.getByText('The new terms hold from Dec 10, 2026.')).toBeVisible();
  });

  test('holds from a day on, or corrects what was typed wrongly', async () => {
    const { server } = renderPolicy();
    const dialog = await edit();
    await fill(dialog.getByRole('textbox', { name: 'Premium' }), '13000');
    await fill(dialog.getByLabelText('From (optional)'), '2027-02-01');
    const premium = { amount: 1_300_000, currency: 'PHP' };
    await waitFor(() =>
      expect(previews(server.calls)).toContain(JSON.stringify({ premium, effectiveOn: '2027-02-01' })),
    );
    fireEvent.click(dialog.getByRole('radio', { name: 'Correction: it was typed wrongly from the start' }));
    expect(dialog.queryByLabelText('From (optional)')).toBeNull();
    await press(dialog, 'Save');
    const sent = { premium, kind: 'correction', reason: null };
    await waitFor(() => expect(server.calls).toContain(`update policies ${JSON.stringify(sent)}`));
  });

  test('of the start is a correction, which is said', async () => {
    const { server } = renderPolicy();
    const dialog = await edit();
    await fill(dialog.getByLabelText('Start'), '2026-10-01');
    expect(dialog.getByRole('radio', { name: /^Correction/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Change from a day on' })).toBeDisabled();
    expect(dialog.getByText(/The start can only be corrected/)).toBeVisible();
    await waitFor(() =>
      expect(previews(server.calls)).toEqual([
        JSON.stringify({ startsOn: '2026-10-01', kind: 'correction' }),
      ]),
    );
  });

  test('that is rejected is so at its field', async () => {
    const { server } = renderPolicy();
    const sentence = 'must not be in the past; what was written down wrongly is a correction';
    server.rejectWith = errorResponse(400, '', { effectiveOn: `Effective on ${sentence}` });
    const dialog = await edit();
    await fill(dialog.getByRole('textbox', { name: 'Premium' }), '13000');
    expect(await dialog.findByText(`From ${sentence}`)).toBeVisible();
  });

  test('of nothing but the remarks asks for no day, and shows no premiums', async () => {
    const { server } = renderPolicy();
    const dialog = await edit();
    await fill(dialog.getByLabelText('Remarks (optional)'), 'Keeps the original');
    expect(dialog.queryByRole('radio')).toBeNull();
    await press(dialog, 'Save');
    await waitFor(() =>
      expect(server.calls).toContain('update policies {"remarks":"Keeps the original","reason":null}'),
    );
    expect(previews(server.calls)).toEqual([]);
  });
});

test('the address opens the payment of the next premium, once', async () => {
  const { payments: _, ...nextPremium } = aPremium();
  const { url } = renderPolicy({ policies: [aPolicy({ nextPremium })] }, '?act=pay');
  expect(await screen.findByRole('dialog', { name: 'Record payment' })).toBeVisible();
  await waitFor(() => expect(url.current).toBe('/admin/policies/policy-1'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('an act', () => {
  test('marks a policy as lapsed since a day, with a deadline and a task', async () => {
    const { server, url } = renderPolicy({}, '?act=lapse');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as lapsed: Sun Life Term 20' }));
    await fill(dialog.getByLabelText('Lapsed since'), '2026-11-15');
    await fill(dialog.getByLabelText('Reinstatement until (optional)'), '2029-11-15');
    expect(dialog.getByRole('checkbox', { name: /Offer reinstatement of Sun Life Term 20/ })).toBeChecked();
    await press(dialog, 'Mark as lapsed');
    const sent = { force: 'lapsed', forceSince: '2026-11-15', reinstateUntil: '2029-11-15', reason: null };
    await waitFor(() => expect(server.calls).toContain(`update policies ${JSON.stringify(sent)}`));
    await waitFor(() => expect(server.data.tasks).toMatchObject([{ clientId: 'client-1' }]));
    expect(await screen.findByText('Policy marked as lapsed')).toBeVisible();
    await waitFor(() => expect(url.current).toBe('/admin/policies/policy-1'));
  });

  test('adds no task where none is wanted', async () => {
    const { server } = renderPolicy({}, '?act=claim');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('checkbox', { name: /Follow up the claim/ }));
    await press(dialog, 'Claim');
    expect(await screen.findByText('Policy claimed')).toBeVisible();
    expect(server.calls.join()).not.toContain('create tasks');
  });

  test('reinstates a policy, and asks what becomes of what fell due where the server wants to know', async () => {
    const lapsed = aPolicy({ force: 'lapsed', forceSince: '2026-11-15', reinstateUntil: '2029-11-15' });
    const { server } = renderPolicy({ policies: [lapsed] });
    fireEvent.click(await screen.findByRole('button', { name: 'Change state' }));
    const reject = errorResponse(400, 'Arrears is required', { arrears: 'Arrears is required' });
    server.rejectWith = reject;
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Reinstate…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate: Sun Life Term 20' }));
    const waived = await dialog.findByRole('radio', { name: /^Waived/ });
    fireEvent.click(dialog.getByRole('button', { name: 'Reinstate' }));
    expect(await dialog.findByText('Say whether they are owed')).toBeVisible();
    server.rejectWith = null;
    fireEvent.click(waived);
    await press(dialog, 'Reinstate');
    await waitFor(() =>
      expect(server.calls.find((call) => call.startsWith('update policies'))).toMatch(
        /"force":"in force","forceSince":"[^"]+","reinstateUntil":null,"arrears":"waived"/,
      ),
    );
  });

  test('says that somebody else has done it already', async () => {
    const lapsed = aPolicy({ force: 'lapsed', forceSince: '2026-11-15' });
    renderPolicy({ policies: [lapsed] }, '?act=lapse');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Lapsed since Nov 15, 2026 already.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Mark as lapsed' })).toBeDisabled();
  });
});

test('an ended policy owes nothing: no state of a premium, and nothing to record', async () => {
  const ended = aPolicy({ force: 'lapsed', forceSince: '2026-11-15' });
  renderPolicy({ policies: [ended], premiums: [aPremium({ state: null, daysLeft: null })] });
  const premiums = within(await screen.findByRole('region', { name: 'Premiums' }));
  expect(await premiums.findByText('Nov 1, 2026')).toBeVisible();
  expect(screen.queryByText(/grace,/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Record payment/ })).toBeNull();
  expect(screen.getByText('Lapsed since Nov 15, 2026')).toBeVisible();
});

test('a policy that is not yet in force owes nothing, but its first premium can be paid', async () => {
  const applied = aPolicy({ force: 'not yet', application: 'applied' });
  renderPolicy({ policies: [applied], premiums: [aPremium({ state: null, daysLeft: null })] });
  const premiums = within(await screen.findByRole('region', { name: 'Premiums' }));
  expect(await premiums.findByRole('button', { name: 'Record payment for Nov 1, 2026' })).toBeVisible();
  expect(screen.queryByText(/grace,/i)).toBeNull();
  expect(screen.getAllByText('Applied for')[0]).toBeVisible();
});
