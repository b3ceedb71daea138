import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBookingLead } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { aPolicy, aPremium } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ROW_SHORTCUTS } from '@/admin/ground/shortcuts/rowKeys';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { ClientPolicies } from '@/admin/records/policies/ClientPolicies';
import { PolicyListPage } from './PolicyListPage';

const CLIENT_ID = '01a21853-7812-71dd-b58e-38f38110eb3d';
const { payments: _, ...next } = aPremium();
const TERM_20 = aPolicy({ nextPremium: next });
const INSURERS = [
  {
    id: 'i',
    name: 'Sun Life',
    products: [{ id: 'p', name: 'Fit & Well', line: 'health' as const, graceDays: null, policies: 1 }],
  },
];

function Keys() {
  useShortcuts(ROW_SHORTCUTS);
  return null;
}

function renderList(data: Parameters<typeof fakeProvider>[0] = {}, path = '/admin/policies') {
  const server = fakeProvider({ policies: [TERM_20], insurers: INSURERS, ...data });
  const page = (
    <Routes>
      <Route path="policies" element={<PolicyListPage />} />
      <Route path="policies/:id" element={<p>The policy’s page</p>} />
    </Routes>
  );
  const keyed = (
    <>
      <Keys />
      {page}
    </>
  );
  return renderAdmin(keyed, { server, resource: 'policies', path });
}

test('lists policies with client, state and the next premium, which can be paid', async () => {
  const { user, server } = renderList();
  const row = within(await screen.findByRole('row', { name: /Sun Life Term 20/ }));
  expect(row.getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute('href', '/admin/clients/client-1');
  expect(row.queryByText('In force')).toBeNull();
  expect(row.getAllByText(/12,500/)).toHaveLength(1);
  expect(row.getByText('In grace, 8 days left')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Record payment/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Sun Life Term 20, Liza Reyes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(server.calls.some((call) => call.startsWith('recordPayment premium-1'))).toBe(true),
  );
});

test('J and K go through the rows; N logs a call about a row, P records its payment', async () => {
  const other = aPolicy({ id: 'policy-2', product: 'Whole Life', nextPremium: { ...next, id: 'premium-2' } });
  const { user } = renderList({ policies: [TERM_20, other] });
  await screen.findByRole('row', { name: /Whole Life/ });
  await user.keyboard('p');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Sun Life Whole Life' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Sun Life Term 20' })).toHaveFocus();
  await user.keyboard('n');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('link', { name: 'Sun Life Whole Life' }).focus();
  await user.keyboard('p');
  expect(await screen.findByText(/Sun Life Whole Life, Liza Reyes/)).toBeVisible();
});

test('says beside each policy how to reach the policyholder, and which cases are open', async () => {
  const open = { id: 'case-1', kind: 'claim', title: 'Hospital stay', nextStep: null, nextBy: null } as const;
  const contact = { clientPhone: '+63 917 555 0144', clientEmail: null };
  renderList({ policies: [aPolicy({ ...contact, openCases: [open] })] });
  const row = await screen.findByRole('row', { name: /Sun Life Term 20/ });
  expect(within(row).getByRole('link', { name: '+63 917 555 0144' })).toHaveAttribute(
    'href',
    'tel:+639175550144',
  );
  expect(row).toHaveTextContent('no e-mail: call');
  expect(within(row).getByText('Open claim')).toBeVisible();
});

test('logs a call with whoever owes a premium, and offers nothing for a premium that is not due', async () => {
  const later = aPolicy({ id: 'policy-2', product: 'Term 10', nextPremium: { ...next, state: 'upcoming' } });
  const { user, server } = renderList({ policies: [TERM_20, later] });
  const row = within(await screen.findByRole('row', { name: /Sun Life Term 20/ }));
  expect(within(screen.getByRole('row', { name: /Sun Life Term 10/ })).queryByRole('button')).toBeNull();
  await user.click(row.getByRole('button', { name: 'Log a call: Sun Life Term 20, Liza Reyes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Call with Liza Reyes' }));
  await fill(dialog.getByLabelText('What was said'), 'Pays on Friday');
  await user.click(dialog.getByRole('button', { name: 'Log call' }));
  await waitFor(() =>
    expect(server.data.timeline).toMatchObject([{ actionDetails: 'Call: Pays on Friday' }]),
  );
});

test('says what a list that a link opens adds up to, and takes each filter of the link away', async () => {
  const filter = { premiumState: 'paid', dueMonth: '2026-11', product: 'Term 20' };
  const server = fakeProvider({ policies: [] });
  const asked: object[] = [];
  server.provider.policySums = (filter) => {
    asked.push(filter);
    return Promise.resolve([{ of: 'paid', currency: 'PHP', count: 2, amount: 626_800 }]);
  };
  const { user, url } = renderAdmin(
    <Routes>
      <Route path="policies" element={<PolicyListPage />} />
    </Routes>,
    {
      server,
      resource: 'policies',
      path: `/admin/policies?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    },
  );
  expect(await screen.findByText('0 policies · ₱6,268.00 paid (2 premiums)')).toBeVisible();
  expect(asked).toEqual([filter]);
  expect(screen.getByRole('combobox', { name: 'Due in' })).toHaveTextContent('November 2026');
  expect(screen.queryByText('Due in November 2026')).toBeNull();
  await user.click(within(screen.getByText('Product: Term 20').parentElement!).getByTestId('CancelIcon'));
  await waitFor(() => expect(decodeURIComponent(url.current)).not.toContain('product'));
  expect(decodeURIComponent(url.current)).toContain('"premiumState":"paid"');
});

test('shows of each policy what such a list adds up', async () => {
  const matched = { of: 'paid', count: 1, amount: 250_000, currency: 'PHP', dueDate: '2026-11-03' } as const;
  renderList({ policies: [{ ...TERM_20, matched }] });
  const row = await screen.findByRole('row', { name: /Sun Life Term 20/ });
  expect(within(row).getByText('₱2,500.00 paid, due Nov 3, 2026')).toBeVisible();
  expect(row).not.toHaveTextContent('In grace');
});

test('has a call list of those whose premium is in grace or past it, the most urgent first', async () => {
  const later = aPolicy({ id: 'policy-2', product: 'Term 10', nextPremium: { ...next, state: 'upcoming' } });
  const { user, url } = renderList({ policies: [later, TERM_20] });
  expect(await screen.findByRole('row', { name: /Sun Life Term 10/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Call list' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sun Life Term 10/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Sun Life Term 20/ })).toBeVisible();
  expect(url.current).toContain('sort=nextUnpaidUntil');
});

test('says that nobody is to be called', async () => {
  const filter = encodeURIComponent(JSON.stringify({ state: 'calls' }));
  renderList({ policies: [] }, `/admin/policies?filter=${filter}`);
  expect(await screen.findByText('Nobody to call')).toBeVisible();
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => (window.matchMedia = matchMedia));

  test('a row calls the policyholder, and its menu records a payment', async () => {
    const { user } = renderList({
      policies: [{ ...TERM_20, clientPhone: '+63 917 555 0144', clientEmail: null }],
    });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Call +63 917 555 0144' })).toHaveAttribute(
      'href',
      'tel:+639175550144',
    );
    expect(row.getByText(/no e-mail: call/)).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Acts: Sun Life Term 20, Liza Reyes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Record payment' }));
    expect(await screen.findByRole('dialog', { name: 'Record payment' })).toBeVisible();
  });

  test('the order is chosen above the rows, and kept in the address', async () => {
    const { user, url } = renderList();
    await screen.findByRole('list', { name: 'Policies' });
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(await screen.findByRole('option', { name: 'Policy number' }));
    await waitFor(() => expect(url.current).toContain('sort=policyNumber'));
  });
});

test('filters by insurer, line, state, premium, month and colleague, all kept in the address', async () => {
  const { user, url } = renderList();
  await screen.findByRole('row', { name: /Sun Life Term 20/ });
  const choose = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Insurer', 'Sun Life');
  await choose('Line', 'Health');
  await choose('State', 'Lapsed');
  await choose('Premium', 'In grace');
  await choose('Looked after by', 'Maria Clara');
  await choose('Case', 'Open');
  const chosen = () =>
    JSON.parse(new URLSearchParams(url.current.split('?')[1]).get('filter') ?? '{}') as object;
  await waitFor(() =>
    expect(chosen()).toEqual({
      state: 'all',
      insurer: 'Sun Life',
      line: 'health',
      force: 'lapsed',
      premiumState: 'in grace',
      ownerId: 'user-2',
      openCase: true,
    }),
  );
  expect(screen.getByRole('combobox', { name: 'Due in' })).toBeVisible();
  expect(await screen.findByText('No policies match')).toBeVisible();
});

test('says what to do where there is no policy', async () => {
  renderList({ policies: [] });
  expect(await screen.findByText('No policies yet')).toBeVisible();
});

test('a new policy has a client that is searched, and an insurer and a product with suggestions', async () => {
  const client = aClient({ id: CLIENT_ID });
  const { user, server } = renderList({ clients: [client] }, '/admin/policies?new=policy');
  const dialog = await newPolicyDialog();
  await fill(dialog.getByRole('combobox', { name: 'Client' }), 'liz');
  await user.click(await screen.findByRole('option', { name: /Liza Reyes/ }));
  expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Liza Reyes');
  await fill(dialog.getByRole('combobox', { name: 'Insurer' }), 'sun life');
  await fill(dialog.getByRole('combobox', { name: 'Product' }), 'Fit');
  await user.click(await screen.findByRole('option', { name: 'Fit & Well' }));
  expect(dialog.queryByRole('combobox', { name: 'Insured (optional)' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'More terms' }));
  expect(dialog.getByText('As in the contract. Empty: None')).toBeVisible();
  await fill(dialog.getByLabelText(/^Start/), '2026-11-01');
  await fill(dialog.getByRole('textbox', { name: 'Premium' }), '12500');
  await user.click(dialog.getByRole('checkbox', { name: 'First premium: paid with the application' }));
  expect(dialog.getByLabelText('Paid on')).toHaveValue('2026-11-01');
  await fill(dialog.getByRole('combobox', { name: 'Insured (optional)' }), 'Mia Reyes');
  await user.click(dialog.getByRole('button', { name: 'Add policy' }));
  expect(await screen.findByText('The policy’s page')).toBeVisible();
  const sent = server.calls.find((call) => call.startsWith('create policies'))!;
  expect(JSON.parse(sent.slice('create policies '.length))).toEqual({
    clientId: CLIENT_ID,
    insured: 'Mia Reyes',
    insurer: 'sun life',
    product: 'Fit & Well',
    line: 'health',
    application: 'issued',
    force: 'in force',
    startsOn: '2026-11-01',
    mode: 'annual',
    firstPremiumPaidOn: '2026-11-01',
    premium: { amount: 1_250_000, currency: 'PHP' },
  });
});

const newPolicyDialog = async () => within(await screen.findByRole('dialog', { name: 'New policy' }));

/** What every new policy has. */
async function fillNewPolicy(dialog: Awaited<ReturnType<typeof newPolicyDialog>>) {
  await fill(dialog.getByRole('combobox', { name: 'Insurer' }), 'Manulife');
  await fill(dialog.getByRole('combobox', { name: 'Product' }), 'Term 10');
  await fill(dialog.getByLabelText(/^Start/), '2026-11-01');
  await fill(dialog.getByRole('textbox', { name: 'Premium' }), '12500');
}

test('names what is missing in a new policy as on the screen, and the first wrong field gets the focus', async () => {
  const { user, server } = renderList({}, '/admin/policies?new=policy');
  const dialog = await newPolicyDialog();
  await fill(dialog.getByRole('combobox', { name: 'Insurer' }), 'Manulife');
  await user.click(dialog.getByRole('button', { name: 'Add policy' }));
  for (const missing of [
    'Client is required',
    'Product is required',
    'Start is required',
    'Premium is required',
  ])
    expect(dialog.getByText(missing)).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveFocus();
  expect(server.calls.some((call) => call.startsWith('create policies'))).toBe(false);
});

test('shows at their fields what the server rejects of a new policy, also below More terms', async () => {
  const client = aClient({ id: CLIENT_ID });
  const { user, server } = renderList({ clients: [client] }, '/admin/policies?new=policy');
  const dialog = await newPolicyDialog();
  await fill(dialog.getByRole('combobox', { name: 'Client' }), 'liz');
  await user.click(await screen.findByRole('option', { name: /Liza Reyes/ }));
  await fillNewPolicy(dialog);
  server.rejectWith = errorResponse(400, 'Starts on must be between 1900 and 2199', {
    startsOn: 'Starts on must be between 1900 and 2199',
    'premium.amount': 'Amount is too large',
    endsOn: 'Ends on must be after the start of the policy',
  });
  await user.click(dialog.getByRole('button', { name: 'Add policy' }));
  expect(await dialog.findByText('Start must be between 1900 and 2199')).toBeVisible();
  expect(dialog.getByText('Premium is too large')).toBeVisible();
  expect(dialog.getByText('End or maturity must be after the start of the policy')).toBeVisible();
  expect(dialog.getByLabelText(/^Start/)).toHaveFocus();
  expect(screen.queryByText('Error')).toBeNull();
});

test('an ended policy shows no premium state, and one with later terms shows these', async () => {
  const upcomingTerms = {
    effectiveOn: '2026-12-10',
    mode: 'annual' as const,
    graceDays: 31,
    premium: { amount: 1_700_000, currency: 'PHP' },
  };
  renderList({
    policies: [
      aPolicy({ id: 'policy-2', product: 'Term 10', force: 'lapsed' }),
      { ...TERM_20, upcomingTerms },
    ],
  });
  const lapsed = within(await screen.findByRole('row', { name: /Sun Life Term 10/ }));
  expect(lapsed.getByText('Lapsed')).toBeVisible();
  expect(lapsed.queryByText('Nothing to pay')).toBeNull();
  expect(lapsed.queryByRole('button', { name: /^Record payment/ })).toBeNull();
  expect(screen.getByText('From Dec 10, 2026: ₱17,000.00 a year')).toBeVisible();
});

test('the page of a client shows the open cases, with their next steps', async () => {
  const found = { id: 'case-1', kind: 'claim', title: 'Hospital stay', nextStep: 'Send the forms' } as const;
  const policy = aPolicy({ openCases: [{ ...found, nextBy: '2026-11-03' }] });
  renderAdmin(<ClientPolicies client={aClient()} leads={[]} />, {
    server: fakeProvider({ policies: [policy] }),
  });
  expect(await screen.findByRole('list', { name: 'Open cases' })).toHaveTextContent(
    /^Claim: Hospital stay · Send the forms · [\d,]+ days overdue$/,
  );
});

test('the page of a client lists the policies, and adds one for the client', async () => {
  const server = fakeProvider({ policies: [TERM_20] });
  const { user } = renderAdmin(<ClientPolicies client={aClient()} leads={[]} />, { server });
  const section = within(await screen.findByRole('region', { name: 'Policies' }));
  expect(await section.findByRole('link', { name: 'Sun Life Term 20' })).toHaveAttribute(
    'href',
    '/admin/policies/policy-1',
  );
  expect(section.getByRole('button', { name: 'Record payment: Sun Life Term 20' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Add policy' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New policy for Liza Reyes' }));
  expect(dialog.queryByRole('combobox', { name: 'Client' })).toBeNull();
  await fillNewPolicy(dialog);
  await user.click(dialog.getByRole('button', { name: 'Add policy' }));
  await waitFor(() =>
    expect(server.calls.some((call) => /^create policies .*"clientId":"client-1"/.test(call))).toBe(true),
  );
});

test('the page of a client offers the policy of a sale, with what the sale says', async () => {
  const sale = aBookingLead({
    id: 'booking-1',
    clientId: 'client-1',
    leadStatus: 'Closed Sale',
    soldOn: '2026-11-20',
    productPurchased: 'Term life 20',
    premiumFrequency: 'quarterly',
    premiumRate: '1,250',
  });
  const server = fakeProvider({ policies: [] });
  const { user } = renderAdmin(<ClientPolicies client={aClient()} leads={[sale]} />, { server });
  const section = within(await screen.findByRole('region', { name: 'Policies' }));
  expect(await section.findByText('Sale of Nov 20, 2026: Term life 20, quarterly, $1,250')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Add the policy' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New policy for Liza Reyes' }));
  expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('Term life 20');
  expect(dialog.getByRole('textbox', { name: 'Premium' })).toHaveValue('1,250.00');
  await fill(dialog.getByRole('combobox', { name: 'Insurer' }), 'Manulife');
  await user.click(dialog.getByRole('button', { name: 'Add policy' }));
  await waitFor(() =>
    expect(server.calls.some((call) => /^create policies .*"saleId":"booking-1"/.test(call))).toBe(true),
  );
  expect(server.calls.find((call) => call.startsWith('create policies'))).toMatch(/"startsOn":"2026-11-20"/);
  await waitFor(() => expect(section.queryByRole('button', { name: 'Add the policy' })).toBeNull());
});
