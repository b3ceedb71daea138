import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, aNote, anActivity, aSubscriptionLead, someStats } from '../../testing/builders';
import { fakeProvider, refusal } from '../../testing/fakeProvider';
import { renderAdmin } from '../../testing/renderAdmin';
import { LeadList } from './LeadList';

type Options = Parameters<typeof renderAdmin>[1];
const renderList = (options: Options = {}) => renderAdmin(<LeadList />, { path: '/admin/leads', ...options });
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

test('shows what the advisor acts on, and only for bookings', async () => {
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

test('has a count on each tab and keeps the open one in the address', async () => {
  const server = fakeProvider({ leads: [liza], stats: someStats({ total: 1234, inProgress: 7 }) });
  const { user, address } = renderList({ server });
  expect(await screen.findByRole('tab', { name: 'All Leads (1,234)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(screen.getByRole('tab', { name: 'In Progress (7)' }));
  expect(await screen.findByText('No leads in this category')).toBeVisible();
  expect(address.current).toContain('{"leadStatus":"In Progress"}');
});

test('opens with the search and tab of the address', async () => {
  const filter = encodeURIComponent(JSON.stringify({ leadStatus: 'New', q: 'Elena' }));
  renderList({
    server: fakeProvider({ leads: [liza, elena] }),
    path: `/admin/leads?filter=${filter}&page=1&perPage=25&sort=createdAt&order=DESC`,
  });
  await card('Elena');
  expect(screen.queryByRole('article', { name: 'Liza Reyes' })).toBeNull();
  expect(screen.getByRole('textbox', { name: /search/i })).toHaveValue('Elena');
});

test('says that there are no leads at all', async () => {
  renderList();
  expect(screen.getByText('Loading leads...')).toBeVisible();
  expect(await screen.findByText('No leads available')).toBeVisible();
});

test('changes a booking status and says so', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await choose(user, 'Liza Reyes', /Booking Status/, 'Confirmed');
  expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  expect(server.data.leads[0]).toMatchObject({ bookingStatus: 'Confirmed' });
  const status = (await card('Liza Reyes')).getByRole('combobox', { name: /Booking Status/ });
  await waitFor(() => expect(status).toHaveTextContent('Confirmed'));
});

test('shows the status that the server has after it refused another', async () => {
  const server = fakeProvider({ leads: [elena] });
  server.refuse = refusal(503, 'The database is away');
  const { user } = renderList({ server });
  await choose(user, 'Elena', /Lead Status/, 'In Progress');
  expect(await screen.findByText('The database is away')).toBeVisible();
  const status = (await card('Elena')).getByRole('combobox', { name: /Lead Status/ });
  await waitFor(() => expect(status).toHaveTextContent('New'));
});

test('closes a subscription at once', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [elena] }) });
  await choose(user, 'Elena', /Lead Status/, 'Closed Sale');
  expect(await screen.findByText('Lead status updated successfully')).toBeVisible();
  expect(server.data.leads[0]?.leadStatus).toBe('Closed Sale');
});

test('asks for the sale before it closes a booking', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter Sales Information' }));
  expect(server.calls).not.toContain('changeLeadStatus');
  expect(dialog.getByRole('combobox', { name: /Premium Frequency/ })).toHaveTextContent('Monthly');
  await user.type(dialog.getByLabelText('Product/Policy Purchased'), 'Term life 20');
  await user.type(dialog.getByPlaceholderText('e.g. 1000'), '1,250');
  await user.click(dialog.getByRole('button', { name: 'Save Sale' }));
  expect(await screen.findByText('Sales information saved successfully')).toBeVisible();
  const sale = within(await screen.findByRole('region', { name: 'Sale Information' }));
  for (const text of ['Term life 20', 'Monthly', '$1,250']) expect(sale.getByText(text)).toBeVisible();
});

test('leaves the status alone when the sale is cancelled', async () => {
  const { user, server } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.data.leads[0]?.leadStatus).toBe('New');
});

test('shows what the server says of each field of the sale', async () => {
  const server = fakeProvider({ leads: [liza] });
  server.refuse = refusal(400, 'Product purchased is required', {
    productPurchased: 'Product purchased is required',
  });
  const { user } = renderList({ server });
  await choose(user, 'Liza Reyes', /Lead Status/, 'Closed Sale');
  await user.click(await screen.findByRole('button', { name: 'Save Sale' }));
  expect(await screen.findByLabelText('Product/Policy Purchased')).toHaveAccessibleDescription(
    'Product purchased is required',
  );
});

test('adds a note, which needs a word in it', async () => {
  const server = fakeProvider({ leads: [liza], notes: [aNote()] });
  const { user } = renderList({ server });
  await user.click((await card('Liza Reyes')).getByRole('button', { name: 'Notes & Activity' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes & Activity' }));
  expect(await dialog.findByText('Called, will call back.')).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add' });
  await user.type(dialog.getByLabelText('New note'), '   ');
  expect(add).toBeDisabled();
  await user.type(dialog.getByLabelText('New note'), 'Prefers mornings');
  await user.click(add);
  expect(await screen.findByText('Note added successfully')).toBeVisible();
  expect(await dialog.findByText('Prefers mornings')).toBeVisible();
});

test('tells the story of a lead', async () => {
  const server = fakeProvider({ leads: [liza], activity: [anActivity()] });
  const { user } = renderList({ server });
  await user.click((await card('Liza Reyes')).getByRole('button', { name: 'Notes & Activity' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText('Booking made')).toBeVisible();
  expect(screen.getByText(/Website/)).toBeVisible();
});

test('opens tabs and the search with the keys', async () => {
  const { user } = renderList({ server: fakeProvider({ leads: [liza] }) });
  await card('Liza Reyes');
  await user.keyboard('3');
  await screen.findByRole('tab', { name: /In Progress/, selected: true });
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: /search/i })).toHaveFocus();
});
