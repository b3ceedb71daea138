import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { TimelineEntry } from '@/shared/api-types';
import { aBookingLead } from '@/testing/builders';
import { aPolicy } from '@/testing/fakePolicyService';
import { aClient } from '@/testing/fakeClients';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ClientListPage } from './ClientListPage';
import { ClientPage } from './ClientPage';

const LIZA = aClient({ tags: ['VIP'], notes: 'Likes tea', referredBy: 'Ben Uy' });

function renderClient(server = fakeProvider({ clients: [LIZA] }), search = '') {
  const page = (
    <Routes>
      <Route path="clients/:id" element={<ClientPage />} />
      <Route path="clients" element={<ClientListPage />} />
    </Routes>
  );
  return renderAdmin(page, { server, resource: 'clients', path: `/admin/clients/client-1${search}` });
}

async function chooseMore(user: ReturnType<typeof renderClient>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

test('shows who the client is, the notes and the leads', async () => {
  renderClient(fakeProvider({ clients: [LIZA], leads: [aBookingLead({ clientId: 'client-1' })] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Reyes' })).toBeVisible();
  expect(screen.getByText('Likes tea')).toBeVisible();
  expect(screen.getByText('Ben Uy')).toBeVisible();
  const leads = within(await screen.findByRole('region', { name: 'Leads' }));
  expect(leads.getByRole('link')).toHaveAttribute('href', '/admin/leads/appointment/booking-1');
});

test('the address opens what is done with a client', async () => {
  const { url } = renderClient(undefined, '?act=call');
  expect(await screen.findByRole('dialog', { name: 'Call with Liza Reyes' })).toBeVisible();
  expect(url.current).toBe('/admin/clients/client-1');
});

test('says how it stands with the policies, the premium that was due first in front', async () => {
  const amounts = { amount: 250_000, paidAmount: 0, currency: 'PHP' };
  const due = (id: string, dueDate: string, state: 'in grace' | 'past grace' | 'upcoming') =>
    aPolicy({ id, nextPremium: { ...amounts, id, dueDate, graceEndsOn: dueDate, state, daysLeft: null } });
  const policies = [
    due('a', '2026-12-24', 'upcoming'),
    due('b', '2026-11-10', 'in grace'),
    due('c', '2026-10-01', 'past grace'),
  ];
  renderClient(fakeProvider({ clients: [aClient({ policiesInForce: 3 })], policies }));
  const state = within(await screen.findByRole('group', { name: 'State' }));
  expect(state.getByText('3 policies in force')).toBeVisible();
  expect(await state.findByText(/on Oct 1, 2026/)).toBeVisible();
  expect(state.getByText('1 more in grace')).toBeVisible();
  expect(state.queryByText(/more past grace/)).not.toBeInTheDocument();
});

test('calls and books for the client, whose booking is linked', async () => {
  const { user, server } = renderClient();
  const [call] = await screen.findAllByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+639170000101');
  await user.click(screen.getByRole('button', { name: 'New booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('+63 917 000 0101');
  expect(dialog.getByLabelText('Last name')).toHaveValue('Reyes');
  await fill(dialog.getByLabelText('Date'), '2026-12-01');
  await user.click(dialog.getByRole('button', { name: 'Add booking' }));
  expect(await screen.findByText('Booking added')).toBeVisible();
  expect(server.calls).toContain('clientOfLead client-1');
});

test('opens a prepared message in an app, copies it for Viber, and logs that it was opened', async () => {
  const { user, server } = renderClient(
    fakeProvider({ clients: [{ ...LIZA, nextPremiumDue: '2026-12-01', messenger: 'liza.reyes' }] }),
  );
  const [message] = await screen.findAllByRole('button', { name: 'Message' });
  await user.click(message!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Liza Reyes' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Message' }));
  await user.click(screen.getByRole('option', { name: 'Premium due' }));
  const text = dialog.getByRole('textbox', { name: 'Text' });
  expect(text).toHaveDisplayValue(/^Good day, Liza! Your premium is due on December 1, 2026\./);
  expect(dialog.getByRole('link', { name: 'Messenger' })).toHaveAttribute('href', 'https://m.me/liza.reyes');
  const viber = dialog.getByRole('link', { name: 'Viber' });
  // no browser is here to open it
  viber.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(viber);
  expect(await screen.findByText('Viber opened')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('due on December 1, 2026');
  expect(server.data.timeline).toMatchObject([
    { actionDetails: 'Message opened by hand in Viber: Premium due' },
  ]);
});

test('has a bar for notes, messages and calls', async () => {
  const { user } = renderClient(fakeProvider({ clients: [aClient({ email: null })] }));
  await screen.findByRole('heading', { level: 1 });
  const bar = within(screen.getByRole('group', { name: 'Note, message and call', hidden: true }));
  await user.click(bar.getByRole('button', { name: 'Note', hidden: true }));
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus();
});

test('shows in one timeline what happened to the person, and on request what people said alone', async () => {
  const by = { performedByName: 'Ana Cruz', createdAt: '2026-11-21T01:00:00.000Z' };
  const payment: TimelineEntry = {
    ...by,
    id: 'a',
    kind: 'payment',
    actionType: 'premium_paid',
    actionDetails: 'Payment of the premium of Sun Life Term 20 due 2026-11-24 recorded',
    amount: 366_500,
    currency: 'PHP',
    policyId: 'policy-1',
  };
  const call: TimelineEntry = {
    ...by,
    id: 'b',
    kind: 'contact',
    channel: 'call',
    actionType: 'contact_logged',
    actionDetails: 'Asked about riders on 2026-11-24',
    leadType: 'appointment',
    leadId: 'booking-1',
  };
  const { user } = renderClient(fakeProvider({ clients: [LIZA], timeline: [payment, call] }));
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(
    await timeline.findByText(
      '₱3,665.00 · Payment of the premium of Sun Life Term 20 due Tue, Nov 24 recorded',
    ),
  ).toBeVisible();
  expect(timeline.getByRole('link', { name: 'Policy' })).toHaveAttribute('href', '/admin/policies/policy-1');
  expect(timeline.getByText(/^Ana Cruz · Call/)).toBeVisible();
  expect(timeline.getByRole('link', { name: 'Booking' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
  await user.click(timeline.getByRole('switch', { name: 'People only' }));
  expect(timeline.getByText('Asked about riders on 2026-11-24')).toBeVisible();
  expect(timeline.queryByText(/₱3,665/)).not.toBeInTheDocument();
});

test('sends only the changed fields of an edit', async () => {
  const { user, server } = renderClient();
  await chooseMore(user, 'Edit');
  await fill(screen.getByLabelText('Last name (optional)'), 'Cruz');
  await fill(screen.getByLabelText('Tags, with commas between them (optional)'), 'VIP, family');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Cruz' })).toBeVisible();
  expect(server.calls).toContain('update clients {"lastName":"Cruz","tags":["VIP","family"]}');
});

test('has the name in its parts in the form, and as a whole elsewhere', async () => {
  const { user, server } = renderClient();
  await chooseMore(user, 'Edit');
  await fill(screen.getByLabelText('Middle name (optional)'), 'Santos');
  await fill(screen.getByLabelText('Suffix (optional)'), 'Jr.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Santos Reyes Jr.' })).toBeVisible();
  expect(server.calls).toContain('update clients {"middleName":"Santos","suffix":"Jr."}');
});

test('has what fewer people have below a fold, and on the page with links', async () => {
  const { user, server } = renderClient();
  await chooseMore(user, 'Edit');
  await user.click(screen.getByRole('button', { name: 'More about the person' }));
  await fill(screen.getByLabelText('Second phone (optional)'), '0917 555 0188');
  await fill(screen.getByLabelText('Dependents (optional)'), '2');
  await user.click(screen.getByLabelText('Civil status'));
  await user.click(screen.getByRole('option', { name: 'Married' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: '0917 555 0188' })).toHaveAttribute(
    'href',
    'tel:09175550188',
  );
  expect(screen.getByText('Married')).toBeVisible();
  const changes = { secondPhone: '0917 555 0188', civilStatus: 'married', dependents: 2 };
  expect(server.calls).toContain(`update clients ${JSON.stringify(changes)}`);
});

test('shows the last digits of numbers, the whole ones when asked, and keeps, replaces or removes them', async () => {
  const mask = '••• ••• 789';
  const { user, server } = renderClient(fakeProvider({ clients: [{ ...LIZA, tin: mask, sssNumber: mask }] }));
  expect(await screen.findAllByText(mask)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show the whole numbers' }));
  expect(await screen.findByText('123456789')).toBeVisible();
  await chooseMore(user, 'Edit');
  await user.click(screen.getByRole('button', { name: 'Remove the SSS number' }));
  await fill(screen.getByLabelText('GSIS number (optional)'), '10203040506');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client saved')).toBeVisible();
  expect(server.calls).toContain('update clients {"sssNumber":null,"gsisNumber":"10203040506"}');
});

test('takes another client as who referred, who is found by a search', async () => {
  const id = '0198f000-0000-7000-8000-000000000001';
  const { user, server } = renderClient(fakeProvider({ clients: [LIZA, aClient({ id, firstName: 'Ben' })] }));
  await chooseMore(user, 'Edit');
  await fill(screen.getByLabelText('Referred by (optional)'), 'ben');
  await user.click(await screen.findByRole('option', { name: /^Ben Reyes/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Ben Reyes' })).toBeVisible();
  expect(server.calls).toContain(`update clients {"referredBy":"${id}"}`);
});

test('shows what somebody else saved meanwhile beside the own text', async () => {
  const { user, server } = renderClient();
  await chooseMore(user, 'Edit');
  await fill(screen.getByLabelText('Last name (optional)'), 'Cruz');
  server.data.clients = [{ ...LIZA, lastName: 'Tan', updatedAt: '2026-11-23T01:00:00.000Z' }];
  server.rejectWith = errorResponse(409, 'Somebody else changed this client in the meantime');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else saved this client/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('names who may be the same person, with the reasons, and leads to the comparison', async () => {
  const other = aClient({ id: 'client-2', firstName: 'Lisa' });
  renderClient(
    fakeProvider({ clients: [LIZA, other], duplicates: [{ client: other, reasons: ['email', 'phone'] }] }),
  );
  const lines = within(await screen.findByRole('region', { name: 'Duplicates' }));
  expect(lines.getByText(/Perhaps the same person as/)).toHaveTextContent('(same e-mail, same phone)');
  expect(lines.getByRole('link', { name: 'Compare with Lisa Reyes' })).toHaveAttribute(
    'href',
    '/admin/clients/client-1/merge/client-2',
  );
});

test('says of a new client who it may be', async () => {
  const server = fakeProvider({ duplicates: [{ client: LIZA, reasons: ['phone'] }] });
  const page = <ClientListPage />;
  const { user } = renderAdmin(page, { server, resource: 'clients', path: '/admin/clients?new=client' });
  await fill(await screen.findByLabelText('First name'), 'Liza');
  await user.click(screen.getByRole('button', { name: 'Add client' }));
  expect(await screen.findByText('Perhaps the same person as Liza Reyes.')).toBeVisible();
});

test('takes back the newest merge, and names what stays', async () => {
  const merge = { mergedAt: '2026-11-21T01:00:00.000Z', mergedByName: 'Ana Cruz' };
  const server = fakeProvider({
    clients: [LIZA],
    merges: [
      {
        id: 'merge-2',
        other: { id: 'client-2', firstName: 'Lisa', middleName: null, lastName: 'Reyes', suffix: null },
        ...merge,
      },
      {
        id: 'merge-1',
        other: { id: 'client-3', firstName: 'Lizzy', middleName: null, lastName: null, suffix: null },
        ...merge,
      },
    ],
    stayed: [
      { kind: 'field', id: 'email' },
      { kind: 'appointment', id: 'a' },
      { kind: 'appointment', id: 'b' },
    ],
  });
  const { user } = renderClient(server);
  const merges = within(await screen.findByRole('region', { name: 'Merges' }));
  expect(merges.getByText(/Merged with Lisa Reyes on .*, by Ana Cruz/)).toBeVisible();
  await user.click(merges.getByRole('button', { name: 'Take back' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/left with Liza Reyes as it is: e-mail, 2 bookings/)).toBeVisible();
  expect(server.calls).toContain('undoMerge merge-2');
  expect(await screen.findByText(/Merged with Lizzy/)).toBeVisible();
});

test('a client who was merged opens the one that stays', async () => {
  const server = fakeProvider({ clients: [LIZA] });
  server.provider.getOne = async () => ({ data: LIZA }) as never;
  const page = (
    <Routes>
      <Route path="clients/:id" element={<ClientPage />} />
    </Routes>
  );
  const { url } = renderAdmin(page, { server, resource: 'clients', path: '/admin/clients/merged' });
  await waitFor(() => expect(url.current).toBe('/admin/clients/client-1'));
});

test('warns of a new client whose address or number is known, and gives it to the user with tags of others', async () => {
  const other = aClient({ id: 'client-2', firstName: 'Lisa', tags: ['family', 'VIP'] });
  const server = fakeProvider({ clients: [other] });
  const { user } = renderAdmin(<ClientListPage />, {
    server,
    resource: 'clients',
    path: '/admin/clients?new=client',
  });
  await fill(await screen.findByLabelText('First name'), 'Liza');
  expect(screen.getByRole('combobox', { name: 'Looked after by' })).toHaveTextContent('Ana Santos');
  await fill(screen.getByLabelText('E-mail (optional)'), 'LIZA@example.org');
  await fill(screen.getByLabelText('Phone (optional)'), '0917 000 0101');
  expect(await screen.findByText(/client with this e-mail and phone/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lisa Reyes' })).toHaveAttribute('href', '/admin/clients/client-2');
  await user.click(await screen.findByRole('button', { name: 'Add the tag VIP' }));
  expect(screen.getByLabelText('Tags, with commas between them (optional)')).toHaveValue('VIP');
  await user.click(screen.getByRole('button', { name: 'Add client' }));
  await waitFor(() => expect(server.data.clients[1]).toMatchObject({ ownerId: 'user-1', tags: ['VIP'] }));
});

test('lists above the clients who may be there twice, with the way to the comparison', async () => {
  const other = aClient({ id: 'client-2', firstName: 'Lisa' });
  const server = fakeProvider({
    clients: [LIZA, other],
    duplicatePairs: [{ client: LIZA, other, reasons: ['email'] }],
  });
  const { user } = renderAdmin(<ClientListPage />, { server, resource: 'clients', path: '/admin/clients' });
  await user.click(await screen.findByRole('button', { name: '1 possible duplicate' }));
  expect(screen.getByText(/Liza Reyes and Lisa Reyes \(same e-mail\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare Liza Reyes with Lisa Reyes' })).toHaveAttribute(
    'href',
    '/admin/clients/client-1/merge/client-2',
  );
});

test('says before that a client with policies cannot be deleted', async () => {
  const deletionRefusal = 'This client has policies, or is insured by one, and cannot be deleted';
  const { user } = renderClient(fakeProvider({ clients: [LIZA], deletionRefusal }));
  await chooseMore(user, 'Delete');
  expect(await screen.findByText(`${deletionRefusal}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('deletes a client after a question', async () => {
  const { user, server, url } = renderClient();
  await chooseMore(user, 'Delete');
  const remove = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
  await waitFor(() => expect(remove).toBeEnabled());
  await user.click(remove);
  await waitFor(() => expect(url.current).toBe('/admin/clients'));
  expect(server.data.clients).toEqual([]);
  expect(await screen.findByText('No clients yet')).toBeVisible();
});

test('says when there is no such client', async () => {
  renderClient(fakeProvider());
  expect(await screen.findByText('There is no client at this address.')).toBeVisible();
});

test('a note is added to the timeline', async () => {
  const { user } = renderClient();
  await fill(await screen.findByRole('textbox', { name: 'New note' }), 'Moved to Cebu on 2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const timeline = await screen.findByRole('region', { name: 'Timeline list' });
  expect(await within(timeline).findByText('Moved to Cebu on 2026-11-20')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('');
});
