import { screen, within } from '@testing-library/react';
import { aBookingLead, anAssistant } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { aPolicy } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aHeldLead, aPerson, aRequest } from '@/testing/fakePrivacy';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PeoplePage } from './PeoplePage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<PeoplePage />, { resource: 'privacy', path: '/admin/privacy', ...options });

async function find({ user }: ReturnType<typeof renderPage>, query: string) {
  await user.click(await screen.findByLabelText('E-mail address or phone number'));
  await user.paste(query);
  await user.click(screen.getByRole('button', { name: 'Find' }));
}

const {
  clientName: _,
  insuredName: __,
  nextPremium: ___,
  upcomingTerms: ____,
  credit: _____,
  ...POLICY
} = aPolicy({
  faceAmount: 100_000_000,
  payor: 'Pia Payor',
  riders: [{ name: 'Waiver', amount: null, endsAtAge: 60, premium: null }],
  beneficiaries: [
    { name: 'Ben Reyes', relationship: 'Son', share: 10_000, class: 'primary', revocable: true },
  ],
});

const LIZA = aPerson({
  policies: [
    {
      ...POLICY,
      payments: [],
      versions: [],
      termsSince: null,
      planFrom: null,
      upcoming: [],
      cases: [
        {
          id: 'case-1',
          kind: 'claim',
          title: 'Hospital bill',
          reference: 'C-77',
          nextStep: null,
          nextBy: null,
          openedAt: '2026-11-20T01:00:00.000Z',
          openedBy: 'maria',
          openedByName: 'Maria Clara',
          policyId: 'policy-1',
          closedAt: null,
          closedBy: null,
          closedByName: null,
        },
      ],
    },
  ],
  clients: [
    {
      ...aClient({ phone: null, dateOfBirth: null, address: '12 Mabini Street', channel: 'call' }),
      tags: ['VIP', 'family'],
      createdAt: '2026-11-22T01:00:00.000Z',
      activity: [
        {
          id: 'event-1',
          actionType: 'policy_added',
          actionDetails: 'Policy Sun Life Term 20 added',
          performedBy: 'user-2',
          performedByName: 'Maria Clara',
          createdAt: '2026-11-22T01:00:00.000Z',
        },
      ],
      household: 'Reyes family',
      householdRole: 'head',
      mergedAt: '2026-11-24T01:00:00.000Z',
    },
  ],
  leads: [
    aHeldLead({
      sale: {
        productPurchased: 'Whole life',
        premiumFrequency: 'monthly',
        premiumRate: '1000',
        soldOn: '2026-11-21',
      },
    }),
  ],
  notes: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((note) => ({
    id: note,
    leadType: 'appointment',
    leadId: 'booking-1',
    note,
    createdByName: 'Maria Clara',
    createdAt: '2026-11-21T01:00:00.000Z',
  })),
  backups: [
    {
      file: 'office-2026-11-22.sqlite.gz',
      takenAt: '2026-11-21T18:00:00.000Z',
      goneBy: '2026-12-21T18:00:00.000Z',
    },
  ],
});

test('shows everything that is held of a person, with the address in no URL', async () => {
  const view = renderPage({ server: fakeProvider({ people: [LIZA] }) });
  await find(view, 'liza@example.org');
  const person = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(person.getByText('April 12, 1988')).toBeVisible();
  expect(person.getByText('Whole life, 1000 monthly, on November 21, 2026')).toBeVisible();
  expect(person.getByText('Please call in the morning.')).toBeVisible();
  const client = within(person.getByRole('region', { name: 'Client' }));
  expect(client.getByText('12 Mabini Street')).toBeVisible();
  expect(client.getByText('VIP, family')).toBeVisible();
  expect(client.getByText('Reyes family')).toBeVisible();
  expect(client.getByText('As before the merge of')).toBeVisible();
  expect(client.getByText('Policy Sun Life Term 20 added')).toBeVisible();
  const policies = within(person.getByRole('region', { name: 'Policies (1)' }));
  expect(policies.getByRole('link', { name: 'Sun Life Term 20' })).toBeVisible();
  expect(policies.getByText('Ben Reyes')).toBeVisible();
  for (const known of ['1,000,000.00', 'Pia Payor', 'Waiver, until age 60'])
    expect(policies.getByText(known)).toBeVisible();
  expect(policies.getByText('Son, 100 %, Primary')).toBeVisible();
  expect(policies.getByText(/Hospital bill/)).toHaveTextContent('Reference C-77');
  expect(person.getByRole('link', { name: 'Booking for Tue, Nov 24, 10:00 AM' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
  expect(person.getByText('Taken Nov 22, 2026, 2:00 AM, gone by December 22, 2026')).toBeVisible();
  expect(
    person.getByText(/^No newsletter subscriptions, tasks, messages, .* of this person\.$/),
  ).toBeVisible();
  expect(view.url.current).toBe('/admin/privacy');
});

test('shows the first lines of a long group, and all of them on demand', async () => {
  const view = renderPage({ server: fakeProvider({ people: [LIZA] }) });
  await find(view, 'liza@example.org');
  const notes = within(await screen.findByRole('region', { name: 'Notes (6)' }));
  expect(notes.queryByText('Six')).toBeNull();
  await view.user.click(notes.getByRole('button', { name: 'Show all 6 notes' }));
  expect(notes.getByText('Six')).toBeVisible();
});

test('says when nothing is held', async () => {
  const view = renderPage();
  expect(await screen.findByText('Find a person')).toBeVisible();
  await find(view, 'nobody@example.org');
  expect(await screen.findByText('Nothing is held')).toBeVisible();
});

test('asks for at least three characters, and searches for nothing before', async () => {
  const server = fakeProvider();
  const asked = jest.spyOn(server.provider, 'people');
  const view = renderPage({ server });
  await find(view, ' li ');
  expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('several people with the same phone number are opened one by one', async () => {
  const mother = aPerson({ email: 'mother@example.org', names: ['Rosa Reyes'] });
  const view = renderPage({ server: fakeProvider({ people: [LIZA, mother] }) });
  await find(view, '+63 917 000 0101');
  expect(await screen.findByText('2 people found. Open the right one.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Open mother@example.org' }));
  expect(await screen.findByRole('article', { name: 'Rosa Reyes' })).toBeVisible();
});

test('a search that fails shows the error and nothing else', async () => {
  const server = fakeProvider({ people: [LIZA] });
  const { people } = server.provider;
  server.provider.people = () => Promise.reject(new TypeError('Failed to fetch'));
  const view = renderPage({ server });
  await find(view, 'liza@example.org');
  expect(await screen.findByText('The server cannot be reached. Please try again.')).toBeVisible();
  expect(screen.queryByText('Nothing is held')).toBeNull();
  server.provider.people = people;
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Liza Reyes' })).toBeVisible();
});

test('corrects an entry in the dialog of the leads, and shows the person anew', async () => {
  const server = fakeProvider({ people: [LIZA], leads: [aBookingLead()] });
  const view = renderPage({ server });
  await find(view, 'liza@example.org');
  await view.user.click(
    await screen.findByRole('button', { name: 'Correct Booking for Tue, Nov 24, 10:00 AM' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct details' }));
  const phone = await dialog.findByLabelText(/Phone/);
  await view.user.clear(phone);
  await view.user.paste('+63 917 000 0202');
  server.data.people = [{ ...LIZA, phones: ['+63 917 000 0202'] }];
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: '+63 917 000 0202' })).toBeVisible();
  expect(server.calls.join()).toContain('update leads');
});

test('downloads the export, and says that nothing was downloaded when it fails', async () => {
  const saved = jest.fn<string, [Blob]>(() => 'blob:export');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const view = renderPage({ server: fakeProvider({ people: [LIZA] }) });
  await find(view, 'liza@example.org');
  const button = await screen.findByRole('button', { name: 'Export JSON' });
  await view.user.click(button);
  expect(await screen.findByText('The export is downloaded')).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
  view.server.rejectWith = errorResponse(503, 'The database is away');
  await view.user.click(button);
  expect(await screen.findByText('The database is away. Nothing was downloaded.')).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /Readable page/ })).toHaveAttribute(
    'href',
    '/api/admin/privacy/export?email=liza%40example.org&format=html',
  );
});

test('a legal hold is set with a reason, says why nothing can be erased, and is lifted', async () => {
  const view = renderPage({ server: fakeProvider({ people: [LIZA] }) });
  await find(view, 'liza@example.org');
  await view.user.click(await screen.findByRole('button', { name: 'Legal hold…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Legal hold' }));
  expect(dialog.getByRole('button', { name: 'Set the hold' })).toBeDisabled();
  await fill(dialog.getByLabelText('Reason'), 'A claim is open');
  await view.user.click(dialog.getByRole('button', { name: 'Set the hold' }));
  expect(await screen.findByText(/Legal hold: this person cannot be erased\./)).toBeVisible();
  const erase = screen.getByRole('button', { name: 'Erase…' });
  expect(erase).toBeDisabled();
  expect(erase).toHaveAccessibleDescription(/Ana Santos set it on .* Reason: A claim is open/);

  await view.user.click(screen.getByRole('button', { name: 'Lift…' }));
  await view.user.click(await screen.findByRole('button', { name: 'Lift the hold' }));
  expect(await screen.findByRole('button', { name: 'Legal hold…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erase…' })).toBeEnabled();
});

test('shows what the person is waiting for', async () => {
  const person = aPerson({ requests: [aRequest(), aRequest({ id: 'request-2', state: 'done' })] });
  const view = renderPage({ server: fakeProvider({ people: [person] }) });
  await find(view, 'liza@example.org');
  expect(await screen.findByText('Open request: Wants to know what is held.')).toBeVisible();
  expect(screen.getAllByText(/^Open request/)).toHaveLength(1);
});

test('an assistant sees nothing of it', async () => {
  renderPage({ user: anAssistant });
  expect(await screen.findByText('Only superadmin users can see the privacy desk.')).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
});
