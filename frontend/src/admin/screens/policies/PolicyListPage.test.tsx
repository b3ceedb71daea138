import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBookingLead } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { aPolicy, aPremium } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
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

function renderList(data: Parameters<typeof fakeProvider>[0] = {}, path = '/admin/policies') {
  const server = fakeProvider({ policies: [TERM_20], insurers: INSURERS, ...data });
  const page = (
    <Routes>
      <Route path="policies" element={<PolicyListPage />} />
      <Route path="policies/:id" element={<p>The policy’s page</p>} />
    </Routes>
  );
  return renderAdmin(page, { server, resource: 'policies', path });
}

test('lists policies with client, state and the next premium, which can be paid', async () => {
  const { user, server } = renderList();
  const row = within(await screen.findByRole('row', { name: /Sun Life Term 20/ }));
  expect(row.getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute('href', '/admin/clients/client-1');
  expect(row.getByText('In force')).toBeVisible();
  expect(row.getByText('In grace, 8 days left')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Record payment/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Sun Life Term 20, Liza Reyes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(server.calls.some((call) => call.startsWith('recordPayment premium-1'))).toBe(true),
  );
});

test('says beside each policy how to reach its owner, and which cases are open', async () => {
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

  test('the order is chosen above the cards, and kept in the address', async () => {
    const { user, url } = renderList();
    await screen.findByRole('list', { name: 'Policies' });
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(await screen.findByRole('option', { name: 'Policy number' }));
    await waitFor(() => expect(url.current).toContain('sort=policyNumber'));
  });
});

test('filters by insurer, line, state, premium, month and owner, all kept in the address', async () => {
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
  await choose('Owner', 'Maria Clara');
  await choose('Case', 'Open');
  const chosen = () =>
    JSON.parse(new URLSearchParams(url.current.split('?')[1]).get('filter') ?? '{}') as object;
  await waitFor(() =>
    expect(chosen()).toEqual({
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
