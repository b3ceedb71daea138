import { screen, waitFor, within } from '@testing-library/react';
import type { Lead } from '@/shared/api-types';
import { aBookingLead, aMailDetail, aSubscriptionLead } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { LeadListPage } from './LeadListPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderList = (options: Options = {}) =>
  renderAdmin(<LeadListPage />, { path: '/admin/leads', ...options });
type User = ReturnType<typeof renderList>['user'];

const staff = [
  { id: 'user-1', name: 'Ana Santos', role: 'superadmin' as const },
  { id: 'user-2', name: 'Maria Clara', role: 'admin_assistant' as const },
];
const liza = aBookingLead({ id: 'liza' });
const noel = aBookingLead({
  id: 'noel',
  firstName: 'Noel',
  lastName: 'Garcia',
  leadStatus: 'In Progress',
  ownerId: 'user-2',
  clash: 1,
  nextTaskDue: '2026-11-24',
  notesCount: 2,
  lastNote: {
    text: 'Promised three quotes by Friday',
    channel: null,
    createdByName: 'Ana Santos',
    createdAt: '2026-11-20T01:18:00.000Z',
  },
});
const elena = aSubscriptionLead({ id: 'elena' });
const served = (...leads: Lead[]) => fakeProvider({ leads, staff });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const statuses = ({ data }: ReturnType<typeof fakeProvider>) =>
  data.leads.map(({ leadStatus }) => leadStatus);

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-20T03:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterEach(() => jest.useRealTimers());

async function choose(user: User, name: string, option: string) {
  await user.click((await card(name)).getByRole('combobox', { name: 'Lead Status' }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('a card', () => {
  test('says what staff should notice, and opens its notes', async () => {
    const { user } = renderList({ server: served(noel) });
    const lead = await card('Noel Garcia');
    expect(lead.getByText('Same time as 1 other')).toBeVisible();
    expect(await lead.findByText('Maria Clara')).toBeVisible();
    expect(lead.getByText(/Next task Tue, Nov 24/)).toBeVisible();
    await user.click(
      lead.getByRole('button', { name: /2 notes · ?Promised three quotes by Friday ?9:18 AM/ }),
    );
    expect(await screen.findByRole('dialog', { name: 'Notes & Activity' })).toBeVisible();
  });

  test('shows its owner and gives it another one, or none', async () => {
    const { user, server } = renderList({ server: served(noel) });
    const owner = (await card('Noel Garcia')).getByRole('combobox', { name: 'Looked after by' });
    await waitFor(() => expect(owner).toHaveTextContent('Maria Clara'));
    for (const [option, shown, stored] of [
      ['Ana Santos', 'Ana Santos', 'user-1'],
      ['Nobody', 'Nobody yet', null],
    ] as const) {
      await user.click(owner);
      await user.click(await screen.findByRole('option', { name: option }));
      expect(owner).toHaveTextContent(shown);
      await waitFor(() => expect(server.data.leads[0]?.ownerId).toBe(stored));
    }
  });

  test('says that its owner is no longer active', async () => {
    renderList({ server: served(aBookingLead({ ownerId: 'user-9' })) });
    expect(await (await card('Liza Reyes')).findByText('Former member of staff')).toBeVisible();
  });

  test('cuts a long message until Show more is chosen', async () => {
    const { user } = renderList({ server: served(aBookingLead({ notes: 'Please call me. '.repeat(60) })) });
    const lead = await card('Liza Reyes');
    const more = lead.getByRole('button', { name: 'Show more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(lead.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('links to the page of the lead', async () => {
    renderList({ server: served(liza) });
    expect((await card('Liza Reyes')).getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute(
      'href',
      '/admin/leads/appointment/liza',
    );
  });
});

describe('a change of status', () => {
  test('shows before the server has answered, and is sent at once', async () => {
    const server = served(elena);
    const { changeLeadStatus } = server.provider;
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    const sent = jest.fn();
    server.provider.changeLeadStatus = async (...asked) => {
      sent();
      await responded;
      return changeLeadStatus(...asked);
    };
    const { user } = renderList({ server });
    await choose(user, 'Elena', 'In Progress');
    expect((await card('Elena')).getByRole('combobox', { name: 'Lead Status' })).toHaveTextContent(
      'In Progress',
    );
    expect(sent).toHaveBeenCalledTimes(1);
    respond();
    expect(await screen.findByText('Lead status updated successfully')).toBeVisible();
  });

  test('can be undone', async () => {
    const { user, server } = renderList({ server: served(elena) });
    await choose(user, 'Elena', 'Not Qualified');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses(server)).toEqual(['New']));
    expect(await screen.findByText('As before.')).toBeVisible();
  });

  test.each([
    ['withdrawn', 'skipped', 'As before. The visitor gets no message.'],
    ['sent', 'sent', 'As before, but the visitor has the confirmation already.'],
  ] as const)('to Confirmed is undone, and says that the mail is %s', async (_, state, words) => {
    const { user, server } = renderList({ server: served(liza) });
    const mail = { leadType: 'appointment', leadId: liza.id, kind: 'booking_confirmed', state } as const;
    server.data.mails = [aMailDetail(mail)];
    const status = (await card('Liza Reyes')).getByRole('combobox', { name: 'Booking Status' });
    await user.click(status);
    await user.click(await screen.findByRole('option', { name: 'Confirmed' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(words)).toBeVisible();
    const correct = screen.queryByRole('button', { name: 'Send a correction' });
    if (state === 'skipped') return expect(correct).toBeNull();
    await user.click(correct!);
    expect(await screen.findByText('Correction sent')).toBeVisible();
    expect(server.calls).toContain(`sendCorrection ${liza.id}`);
  });

  test('that takes the lead out of the tab moves the focus to the next lead', async () => {
    const { user } = renderList({
      server: served(elena, aSubscriptionLead({ id: 'rosa', firstName: 'Rosa' })),
      path: `/admin/leads?filter=${encodeURIComponent('{"leadStatus":"New"}')}`,
    });
    await choose(user, 'Elena', 'In Progress');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Elena' })).toBeNull());
    const next = (await card('Rosa')).getByRole('combobox', { name: 'Lead Status' });
    await waitFor(() => expect(next).toHaveFocus());
  });
});

test('a sale that the server rejects has no toast besides the errors at its fields', async () => {
  const server = served(liza);
  server.rejectWith = errorResponse(400, 'Product purchased is required', {
    productPurchased: 'Product/Policy Purchased is required',
  });
  const { user } = renderList({ server });
  await choose(user, 'Liza Reyes', 'Closed Sale');
  await user.click(await screen.findByRole('button', { name: 'Save Sale' }));
  expect(await screen.findByText('Product/Policy Purchased is required')).toBeVisible();
  expect(screen.queryByText('Product purchased is required')).toBeNull();
});

describe('selected leads', () => {
  test('get one status together, and Undo restores the status of each', async () => {
    const { user, server } = renderList({ server: served(liza, noel, elena) });
    for (const name of ['Liza Reyes', 'Noel Garcia'])
      await user.click((await card(name)).getByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected leads' }));
    expect(bar.getByText('2 leads selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Set lead status' }));
    expect(await screen.findByRole('menuitem', { name: /Closed Sale/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Not Qualified' }));
    await waitFor(() => expect(statuses(server)).toEqual(['Not Qualified', 'Not Qualified', 'New']));
    expect(server.calls).toContain('update leads 2 {"leadStatus":"Not Qualified"}');
    expect(screen.queryByRole('toolbar', { name: 'Selected leads' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses(server)).toEqual(['New', 'In Progress', 'New']));
  });

  test('get an owner', async () => {
    const { user, server } = renderList({ server: served(liza, elena) });
    await user.click((await card('Elena')).getByRole('checkbox', { name: 'Select Elena' }));
    await user.click(screen.getByRole('button', { name: 'Looked after by' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Maria Clara' }));
    expect(await screen.findByText('Changed who looks after it')).toBeVisible();
    expect(server.data.leads.map(({ ownerId }) => ownerId)).toEqual([null, 'user-2']);
  });
});

describe('rows', () => {
  test('show a lead on one line each, with both statuses', async () => {
    const { user, server } = renderList({ server: served(noel, elena) });
    await user.click(await screen.findByRole('button', { name: 'Rows' }));
    const row = within(await screen.findByRole('row', { name: /Noel Garcia/ }));
    for (const text of ['Tue, Nov 24, 10 AM', 'Retirement', '+63 917 000 0101', 'Nov 24'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('img', { name: 'Same time as 1 other' })).toBeVisible();
    await waitFor(() =>
      expect(row.getByRole('combobox', { name: 'Looked after by' })).toHaveTextContent('Maria Clara'),
    );
    await user.click(row.getByRole('combobox', { name: 'Booking Status' }));
    await user.click(await screen.findByRole('option', { name: 'Confirmed' }));
    expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
    expect(server.data.leads[0]).toMatchObject({ bookingStatus: 'Confirmed' });
  });

  test('are selected like cards', async () => {
    const { user } = renderList({ server: served(noel, elena) });
    await user.click(await screen.findByRole('button', { name: 'Rows' }));
    const row = within(await screen.findByRole('row', { name: /Elena/ }));
    await user.click(row.getByRole('checkbox'));
    expect(screen.getByText('1 lead selected')).toBeVisible();
  });
});

describe('the board', () => {
  const column = (name: RegExp) => within(screen.getByRole('region', { name }));

  test('has a column for each status, and the menu of a card moves it', async () => {
    const { user, server } = renderList({ server: served(liza, noel, elena) });
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    const elenas = within(await screen.findByRole('group', { name: 'Elena' }));
    expect(column(/^In Progress/).getByRole('group', { name: 'Noel Garcia' })).toBeVisible();
    await user.click(elenas.getByRole('combobox', { name: 'Lead Status' }));
    await user.click(await screen.findByRole('option', { name: 'In Progress' }));
    expect(await column(/^In Progress/).findByRole('group', { name: 'Elena' })).toBeVisible();
    await waitFor(() => expect(statuses(server)).toEqual(['New', 'In Progress', 'In Progress']));
  });

  test('a booking waits among the closed sales while its sale is entered, and goes back on Cancel', async () => {
    const { user, server } = renderList({ server: served(liza) });
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    const lead = within(await screen.findByRole('group', { name: 'Liza Reyes' }));
    await user.click(lead.getByRole('combobox', { name: 'Lead Status' }));
    await user.click(await screen.findByRole('option', { name: 'Closed Sale' }));
    await screen.findByRole('dialog', { name: 'Enter Sales Information' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(column(/^New/).getByRole('group', { name: 'Liza Reyes' })).toBeVisible();
    expect(statuses(server)).toEqual(['New']);
  });

  test('shows one tab as a list', async () => {
    const { user } = renderList({ server: served(liza, noel) });
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    await screen.findByRole('group', { name: 'Liza Reyes' });
    await user.click(screen.getByRole('tab', { name: /^In Progress/ }));
    expect(await screen.findByRole('article', { name: 'Noel Garcia' })).toBeVisible();
  });
});
