import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aClient } from '@/testing/fakeClients';
import { aPayment, aPolicy, aPremium } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ROW_SHORTCUTS } from '@/admin/ground/shortcuts/rowKeys';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { PolicyPage } from './PolicyPage';

const { payments: _, ...next } = aPremium();
const TERM_20 = aPolicy({ nextPremium: next, insured: 'Ben Uy' });

function renderPolicy(
  data: Parameters<typeof fakeProvider>[0] = {},
  Page = PolicyPage,
  prepare: (server: ReturnType<typeof fakeProvider>) => void = () => {},
) {
  const server = fakeProvider({
    policies: [TERM_20],
    premiums: [aPremium()],
    clients: [aClient()],
    ...data,
  });
  prepare(server);
  const page = (
    <Routes>
      <Route path="policies/:id" element={<Page />} />
    </Routes>
  );
  return renderAdmin(page, { server, resource: 'policies', path: '/admin/policies/policy-1' });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const open = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  fireEvent.click(button);
  return within(await screen.findByRole('dialog'));
};

test('shows number, product, client, state, terms and premiums', async () => {
  renderPolicy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sun Life Term 20' })).toBeVisible();
  expect(screen.getByText(/No. 0001-77/)).toBeVisible();
  const terms = await section('Terms');
  expect(terms.getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute('href', '/admin/clients/client-1');
  expect(terms.getByText('Ben Uy')).toBeVisible();
  expect(terms.getByText('₱12,500.50, quarterly')).toBeVisible();
  const premiums = await section('Premiums');
  expect(await premiums.findByText('In grace, 8 days left')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
});

function Keyed() {
  useShortcuts(ROW_SHORTCUTS);
  return <PolicyPage />;
}

test('P records the payment of the first premium that is not paid, N logs a call', async () => {
  const { user } = renderPolicy({ premiums: [aPremium({ id: 'paid', state: 'paid' }), aPremium()] }, Keyed);
  await screen.findByRole('button', { name: /^Record payment for/ });
  await user.keyboard('p');
  const payment = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  await user.click(payment.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Call with Liza Reyes' })).toBeVisible();
});

test('has the bar of a phone, whose note is about a call with the client', async () => {
  renderPolicy({ policies: [{ ...TERM_20, clientPhone: '+63 917 000 0101' }] });
  const bar = within(await screen.findByRole('group', { name: 'Note, message and call', hidden: true }));
  expect(bar.getByRole('link', { name: 'Call', hidden: true })).toHaveAttribute('href', 'tel:+639170000101');
  fireEvent.click(bar.getByRole('button', { name: 'Note', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Call with Liza Reyes' })).toBeVisible();
});

test('leaves it to the page to say once that the server cannot be reached', async () => {
  renderPolicy({}, PolicyPage, ({ provider }) => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    for (const call of ['getList', 'policyPremiums', 'policyCases', 'policyVersions'] as const)
      provider[call] = unreachable;
  });
  await waitFor(() => expect(screen.getAllByText('Not loaded.')).toHaveLength(4));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says when there is no such policy', async () => {
  renderPolicy({ policies: [] });
  expect(await screen.findByText('There is no policy at this address.')).toBeVisible();
});

test('records a payment of today for what is left, with the key of the dialog', async () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });
  const { server, user } = renderPolicy({
    policies: [{ ...TERM_20, nextPremium: { ...next, paidAmount: 250_050 } }],
    premiums: [aPremium({ paidAmount: 250_050 })],
  });
  const dialog = await open(/^Record payment for/);
  expect(dialog.getByLabelText('Amount')).toHaveValue('10,000.00');
  expect(dialog.getByText('₱10,000.00 · Pays the premium in full')).toBeVisible();
  await fill(dialog.getByLabelText('Receipt number (optional)'), 'OR-7');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await (await section('Premiums')).findByText('Paid')).toBeVisible();
  const sent = { paidOn: today, amount: 1_000_000, remittedOn: null, postedOn: null, receiptNumber: 'OR-7' };
  expect(server.calls).toContain(`recordPayment premium-1 ${JSON.stringify(sent)} 36`);
});

test('says what a payment leaves, and sends no text that is no amount', async () => {
  const { user, server } = renderPolicy();
  const dialog = await open(/^Record payment for/);
  const amount = dialog.getByLabelText('Amount');
  await fill(amount, '12500');
  expect(dialog.getByText('₱12,500.00 · Leaves ₱0.50 to pay')).toBeVisible();
  await user.tab();
  expect(amount).toHaveValue('12,500.00');
  await fill(amount, '12,500.75');
  expect(dialog.getByText('₱12,500.75 · ₱0.25 more than is left')).toBeVisible();
  await fill(amount, '12.345');
  expect(dialog.getByText(/Amount must be a number/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Record payment' })).toBeDisabled();
  expect(server.calls.some((call) => call.startsWith('recordPayment'))).toBe(false);
});

test('shows at its field what the server rejects of a payment, and keeps the text', async () => {
  const { user, server } = renderPolicy();
  server.rejectWith = errorResponse(400, 'Paid on must not be in the future', {
    paidOn: 'Paid on must not be in the future',
  });
  const dialog = await open(/^Record payment for/);
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('Paid on must not be in the future')).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveValue('12,500.50');
});

test('adds later dates to a payment, and takes one back with a reason', async () => {
  const paid = aPremium({ state: 'paid', daysLeft: null, paidAmount: 1_250_050, payments: [aPayment()] });
  const { user, server } = renderPolicy({ premiums: [paid] });
  const later = await open(/^Add dates/);
  await fill(later.getByLabelText('Receipt number (optional)'), 'OR-1');
  await user.click(later.getByRole('button', { name: 'Save' }));
  expect(server.calls).toContain('changePayment {"remittedOn":null,"postedOn":null,"receiptNumber":"OR-1"}');
  expect(await screen.findByText('Payment saved')).toBeVisible();
  const reversal = await open(/^Take back/);
  expect(reversal.getByRole('button', { name: 'Take back' })).toBeDisabled();
  await fill(reversal.getByLabelText('Reason'), 'Cheque bounced');
  await user.click(reversal.getByRole('button', { name: 'Take back' }));
  const premiums = await section('Premiums');
  expect(await premiums.findByText(/−₱12,500.50 taken back/)).toBeVisible();
  expect(premiums.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

test('sends only the changed fields of an edit, with the reason', async () => {
  const { user, server } = renderPolicy();
  const dialog = await open('Edit policy');
  const save = dialog.getByRole('button', { name: 'Save' });
  await fill(dialog.getByLabelText('Reason for the change (optional)'), 'Asked by phone');
  expect(save).toBeDisabled();
  await fill(dialog.getByRole('textbox', { name: 'Premium' }), '13,000');
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  expect(await (await section('Terms')).findByText('₱13,000.00, quarterly')).toBeVisible();
  const sent = { premium: { amount: 1_300_000, currency: 'PHP' }, reason: 'Asked by phone' };
  expect(server.calls).toContain(`update policies ${JSON.stringify(sent)}`);
});

test('shows what somebody else saved meanwhile beside the own text', async () => {
  const { user, server } = renderPolicy();
  const dialog = await open('Edit policy');
  await fill(dialog.getByLabelText('Policy number (optional)'), 'A-1');
  server.data.policies = [{ ...TERM_20, policyNumber: 'B-2', updatedAt: '2026-11-23T01:00:00.000Z' }];
  server.rejectWith = errorResponse(409, 'Somebody else changed this policy in the meantime');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Somebody else saved this policy/)).toBeVisible();
  expect(dialog.getByText('B-2')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('shows what was changed, why and by whom', async () => {
  const { id: __, clientName: ___, insuredName: ____, nextPremium: _____, ...state } = aPolicy();
  const { createdAt: ______, updatedAt: _______, ...details } = state;
  renderPolicy({
    policyVersions: [
      {
        id: 'version-1',
        reason: 'Rider added',
        changedBy: 'user-1',
        changedByName: 'Ana Cruz',
        changedAt: '2026-11-22T01:00:00.000Z',
        policy: { ...details, insured: 'Ben Uy', premium: { amount: 1_000_000, currency: 'PHP' } },
        upcomingTerms: {
          effectiveOn: '2027-01-15',
          graceDays: details.graceDays,
          mode: 'annual',
          premium: { amount: 1_100_000, currency: 'PHP' },
        },
      },
    ],
  });
  const history = await section('History');
  expect(history.getByText('Rider added')).toBeVisible();
  expect(history.getByText(/Ana Cruz/)).toBeVisible();
  expect(history.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Premium',
    'Terms to come',
  ]);
  expect(history.getByText('₱10,000.00')).toBeVisible();
  expect(history.getByText('From Jan 15, 2027: ₱11,000.00 a year')).toBeVisible();
  expect(history.getByText('₱12,500.50')).toBeVisible();
});
