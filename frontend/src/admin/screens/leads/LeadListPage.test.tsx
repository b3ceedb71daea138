import { forReactAdmin } from '@/admin/ground/api/dataProvider';
import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, aNote, anActivity, aSubscriptionLead, someStats } from '@/testing/builders';
import { fakeProvider, errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { shownToast, TOAST_DURATION } from '@/shared/toast/toastQueue';
import { renderAdmin } from '@/testing/renderAdmin';
import { LeadListPage } from './LeadListPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderList = (options: Options = {}) =>
  renderAdmin(<LeadListPage />, { path: '/admin/leads', ...options });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

async function choose(
  user: ReturnType<typeof renderList>['user'],
  name: string,
  label: RegExp,
  option: string,
) {
  await user.click((await card(name)).getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const liza = aBookingLead();
const elena = aSubscriptionLead();

test('shows contact data and preferences of bookings only', async () => {
  renderList({ server: fakeProvider({ leads: [liza, elena] }) });
  const booking = await card('Liza Reyes');
  for (const text of ['liza@example.org', 'Tue, Nov 24, 2026', '10:00 AM', 'Retirement Planning', 'Booking'])
    expect(booking.getByText(text)).toBeVisible();
  expect(booking.getByRole('link', { name: '+63 917 000 0101' })).toHaveAttribute(
    'href',
    'tel:+639170000101',
  );
  const subscription = await card('Elena');
  expect(subscription.getByText('Subscription')).toBeVisible();
  expect(subscription.queryByText('Phone')).toBeNull();
  expect(subscription.queryByRole('combobox', { name: /Booking Status/ })).toBeNull();
});

test('encodes the e-mail address in the mailto link', async () => {
  const email = 'victim%40example.org?bcc=me@evil.example';
  renderList({ server: fakeProvider({ leads: [aBookingLead({ email })] }) });
  expect((await card('Liza Reyes')).getByRole('link', { name: email })).toHaveAttribute(
    'href',
    'mailto:victim%2540example.org%3Fbcc%3Dme%40evil.example',
  );
});

test('shows a count on each tab and keeps the open tab in the URL', async () => {
  const server = fakeProvider({ leads: [liza], stats: someStats({ total: 1234, inProgress: 7 }) });
  const { user, url } = renderList({ server });
  expect(await screen.findByRole('tab', { name: 'All Leads (1,234)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(screen.getByRole('tab', { name: 'In Progress (7)' }));
  expect(await screen.findByText('No leads in this category')).toBeVisible();
  expect(url.current).toContain('{"leadStatus":"In Progress"}');
});

test('opens with the search and the tab from the URL', async () => {
  const filter = encodeURIComponent(JSON.stringify({ leadStatus: 'New', q: 'Elena' }));
  renderList({
    server: fakeProvider({ leads: [liza, elena] }),
    path: `/admin/leads?filter=${filter}&page=1&perPage=25&sort=createdAt&order=DESC`,
  });
  await card('Elena');
  expect(screen.queryByRole('article', { name: 'Liza Reyes' })).toBeNull();
  expect(screen.getByRole('textbox', { name: /search/i })).toHaveValue('Elena');
});

test('shows a message if there are no leads', async () => {
  renderList();
  expect(screen.getByText('Loading leads...')).toBeVisible();
  expect(await screen.findByText('No leads available')).toBeVisible();
});

/** Before a time that has passed is confirmed, there is a question. */
const TO_COME = { preferredDate: '2199-11-22' };

test('changes a booking status and confirms it', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [{ ...liza, ...TO_COME }] }) });
  await choose(user, 'Liza Reyes', /Booking Status/, 'Confirmed');
  expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  expect(shownToast()?.duration ?? TOAST_DURATION).toBe(5000);
  expect(server.data.leads[0]).toMatchObject({ bookingStatus: 'Confirmed' });
  const status = (await card('Liza Reyes')).getByRole('combobox', { name: /Booking Status/ });
  await waitFor(() => expect(status).toHaveTextContent('Confirmed'));
});

test('shows the stored status after a rejected change', async () => {
  const server = fakeProvider({ leads: [elena] });
  server.rejectWith = errorResponse(503, 'The database is away');
  const { user } = renderList({ server });
  await choose(user, 'Elena', /Lead Status/, 'In Progress');
  expect(await screen.findByText('The database is away')).toBeVisible();
  const status = (await card('Elena')).getByRole('combobox', { name: /Lead Status/ });
  await waitFor(() => expect(status).toHaveTextContent('New'));
});

test('closes a subscription without a sale', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [elena] }) });
  await choose(user, 'Elena', /Lead Status/, 'Closed Sale');
  expect(await screen.findByText('Lead status updated successfully')).toBeVisible();
  expect(server.data.leads[0]?.leadStatus).toBe('Closed Sale');
});

test('closing a booking opens the sale dialog first', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter Sales Information' }));
  expect(server.calls).not.toContain('changeLeadStatus');
  expect(dialog.getByRole('combobox', { name: /Premium Frequency/ })).toHaveTextContent('Monthly');
  await fill(dialog.getByLabelText('Product/Policy Purchased'), 'Term life 20');
  await fill(dialog.getByPlaceholderText('e.g. 1000'), '1,250');
  await user.click(dialog.getByRole('button', { name: 'Save Sale' }));
  expect(await screen.findByText('Sales information saved successfully')).toBeVisible();
  const sale = within(await screen.findByRole('region', { name: 'Sale Information' }));
  for (const text of ['Term life 20', 'Monthly', '$1,250']) expect(sale.getByText(text)).toBeVisible();
});

test('a recorded sale can be added to the clients', async () => {
  const { user, server, url } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  await fill(await screen.findByLabelText('Product/Policy Purchased'), 'Term life 20');
  await fill(screen.getByPlaceholderText('e.g. 1000'), '1,250');
  await user.click(screen.getByRole('button', { name: 'Save Sale' }));
  await user.click(await screen.findByRole('button', { name: 'Add to clients' }));
  await waitFor(() => expect(url.current).toMatch(/^\/admin\/clients\//));
  expect(server.data.clients).toMatchObject([{ firstName: liza.firstName, lastName: liza.lastName }]);
});

test('a recorded sale of a client leads to the client, whose policy can be added', async () => {
  const server = fakeProvider({ leads: [{ ...liza, clientId: 'client-1' }] });
  const { user, url } = renderList({ server });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  await fill(await screen.findByLabelText('Product/Policy Purchased'), 'Term life 20');
  await fill(screen.getByPlaceholderText('e.g. 1000'), '1,250');
  await user.click(screen.getByRole('button', { name: 'Save Sale' }));
  await user.click(await screen.findByRole('button', { name: 'Add the policy' }));
  await waitFor(() => expect(url.current).toBe('/admin/clients/client-1'));
});

test('does not change the status if the sale is cancelled', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.data.leads[0]?.leadStatus).toBe('New');
});

test('shows the server’s errors at the fields of the sale', async () => {
  const server = fakeProvider({ leads: [liza] });
  server.rejectWith = errorResponse(400, 'Product/Policy Purchased is required', {
    productPurchased: 'Product/Policy Purchased is required',
  });
  const { user } = renderList({ server });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  await user.click(await screen.findByRole('button', { name: 'Save Sale' }));
  expect(await screen.findByLabelText('Product/Policy Purchased')).toHaveAccessibleDescription(
    'Product/Policy Purchased is required',
  );
});

test('adds a note unless it is blank', async () => {
  const server = fakeProvider({ leads: [liza], notes: [aNote()] });
  const { user } = renderList({ server });
  await user.click((await card('Liza Reyes')).getByRole('button', { name: 'Notes & Activity' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes & Activity' }));
  expect(await dialog.findByText('Called, will call back.')).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add' });
  await user.type(dialog.getByLabelText('New note'), '   ');
  expect(add).toBeDisabled();
  await fill(dialog.getByLabelText('New note'), 'Prefers mornings');
  await user.click(add);
  expect(await screen.findByText('Note added successfully')).toBeVisible();
  expect(await dialog.findByText('Prefers mornings')).toBeVisible();
});

test('shows the activity of a lead', async () => {
  const server = fakeProvider({ leads: [liza], activity: [anActivity()] });
  const { user } = renderList({ server });
  await user.click((await card('Liza Reyes')).getByRole('button', { name: 'Notes & Activity' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText('Booking made')).toBeVisible();
  expect(screen.getByText(/Website/)).toBeVisible();
});

test('opens tabs and the search with keyboard shortcuts', async () => {
  const { user } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await card('Liza Reyes');
  await user.keyboard('3');
  await screen.findByRole('tab', { name: /In Progress/, selected: true });
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: /search/i })).toHaveFocus();
});

test('marks the list as out of date if a change and the refetch fail', async () => {
  const server = fakeProvider({ leads: [liza] });
  const { user } = renderList({ server });
  await card('Liza Reyes');
  const { getList } = server.provider;
  // react-admin logs each failed request
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.rejectWith = errorResponse(503, 'The database is away');
  server.provider.getList = () => Promise.reject(new TypeError('Failed to fetch'));
  await choose(user, 'Liza Reyes', /Booking Status/, 'Hold');
  expect(await screen.findByText(/This may be out of date/)).toBeVisible();
  expect(screen.getByText('The database is away')).toBeVisible();
  const status = (await card('Liza Reyes')).getByRole('combobox', { name: /Booking Status/ });
  await waitFor(() => expect(status).toHaveTextContent('Pending'));
  server.provider.getList = getList;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/This may be out of date/)).toBeNull());
  log.mockRestore();
});

test('does not send a change while offline, and shows a message', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = fakeProvider({ leads: [liza] });
  const { user } = renderList({ server });
  await choose(user, 'Liza Reyes', /Booking Status/, 'Hold');
  expect(await screen.findByText(/The change was not sent/)).toBeVisible();
  expect(server.calls).not.toContain('changeBookingStatus');
  const status = (await card('Liza Reyes')).getByRole('combobox', { name: /Booking Status/ });
  await waitFor(() => expect(status).toHaveTextContent('Pending'));
  onLine.mockRestore();
});

test('hides the leads of the previous tab while another tab is loading', async () => {
  const server = fakeProvider({ leads: [liza], stats: someStats() });
  const { user } = renderList({ server });
  await card('Liza Reyes');
  const provider = forReactAdmin(server.provider);
  const { getList } = provider;
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  provider.getList = async (...asked: Parameters<typeof getList>) => {
    await responded;
    return getList(...asked);
  };
  await user.click(screen.getByRole('tab', { name: /In Progress/ }));
  expect(await screen.findByText('Loading leads...')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Liza Reyes' })).toBeNull();
  respond();
  expect(await screen.findByText('No leads in this category')).toBeVisible();
});

test('makes the previous results inert while another search is loading', async () => {
  const server = fakeProvider({ leads: [liza, elena] });
  renderList({ server });
  await card('Liza Reyes');
  const provider = forReactAdmin(server.provider);
  const { getList } = provider;
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  provider.getList = async (...asked: Parameters<typeof getList>) => {
    await responded;
    return getList(...asked);
  };
  await fill(screen.getByRole('textbox', { name: /search/i }), 'Elena');
  const list = screen.getByRole('article', { name: 'Liza Reyes' }).closest('ul');
  await waitFor(() => expect(list).toHaveAttribute('inert'));
  respond();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Liza Reyes' })).toBeNull());
  expect(list).not.toHaveAttribute('inert');
});
