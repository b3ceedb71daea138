import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { aPayment, aPolicy, aPremium } from '@/testing/fakePolicies';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PolicyPage } from '@/admin/screens/policies/PolicyPage';

const { payments: _, corrections: __, ...next } = aPremium();
const LATER = aPremium({ id: 'premium-2', dueDate: '2027-02-01', state: 'upcoming', daysLeft: null });
const PAID = { state: 'paid', daysLeft: null, paidAmount: 1_250_050 } as const;

function renderPolicy(data: Parameters<typeof fakeProvider>[0] = {}) {
  const server = fakeProvider({
    policies: [aPolicy({ nextPremium: next })],
    premiums: [aPremium(), LATER],
    ...data,
  });
  const page = (
    <Routes>
      <Route path="policies/:id" element={<PolicyPage />} />
    </Routes>
  );
  return renderAdmin(page, { server, resource: 'policies', path: '/admin/policies/policy-1' });
}

async function open(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
/** Somebody else pays the premium in full, and the live update arrives. */
async function payElsewhere({ server, queryClient }: ReturnType<typeof renderPolicy>) {
  const paidBy = aPayment({ recordedByName: 'Maria Santos', createdAt: new Date().toISOString() });
  server.data.premiums = [aPremium({ ...PAID, payments: [paidBy] }), LATER];
  server.data.policies = [aPolicy({ nextPremium: { ...next, id: 'premium-2', dueDate: '2027-02-01' } })];
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.policies }));
}
const recorded = (calls: readonly string[]) => calls.filter((call) => call.startsWith('recordPayment'));

test('stays with its premium when a colleague pays it, says who did, and asks before it is paid again', async () => {
  const rendered = renderPolicy();
  await screen.findByText('Feb 1, 2027');
  const dialog = await open(/^Record payment for Nov 1/);
  await payElsewhere(rendered);
  expect(await dialog.findByText('Maria Santos recorded ₱12,500.50 just now')).toBeVisible();
  expect(dialog.getByText(/due Nov 1, 2026/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText(/This premium is paid: Maria Santos recorded ₱12,500.50/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Record it again' }));
  await waitFor(() => expect(recorded(rendered.server.calls)).toHaveLength(2));
  expect(recorded(rendered.server.calls)[1]).toMatch(/^recordPayment premium-1 .*"again":true/);
});

test('asks where the excess goes only when there is one', async () => {
  const { server } = renderPolicy();
  const dialog = await open(/^Record payment for Nov 1/);
  expect(dialog.queryByRole('radio')).toBeNull();
  await fill(dialog.getByLabelText('Amount'), '13,000');
  expect(dialog.getByRole('radio', { name: 'goes to the next premiums' })).toBeChecked();
  fireEvent.click(dialog.getByRole('radio', { name: 'stays as credit' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(recorded(server.calls)[0]).toContain('"applyExcess":false'));
});

test('the toast names amount and client, and takes the payment back', async () => {
  const { server } = renderPolicy();
  const dialog = await open(/^Record payment for Nov 1/);
  fireEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('₱12,500.50 from Liza Reyes')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls).toContain('reversePayment Undone at once'));
  expect(await screen.findByText('Payment taken back')).toBeVisible();
});

test('marks what was paid too much, and says what was carried', async () => {
  const carried = { carriedFrom: 'payment-1' };
  renderPolicy({
    policies: [aPolicy({ credit: 70_000 })],
    premiums: [
      aPremium({
        ...PAID,
        paidAmount: 1_320_050,
        payments: [
          aPayment({ amount: 1_370_050 }),
          aPayment({ id: 'payment-2', amount: -50_000, ...carried }),
        ],
      }),
      { ...LATER, paidAmount: 50_000, payments: [aPayment({ id: 'payment-3', amount: 50_000, ...carried })] },
    ],
  });
  const premiums = within(await screen.findByRole('region', { name: 'Premiums' }));
  expect(await premiums.findByText(/₱700.00 too much/)).toBeVisible();
  expect(premiums.getByText('Credit: ₱700.00')).toBeVisible();
  expect(premiums.getByText('−₱500.00 carried on')).toBeVisible();
  expect(premiums.getByText('₱500.00 carried from Nov 1, 2026')).toBeVisible();
  expect(premiums.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
});

test('moves a payment to another premium, with a reason', async () => {
  const { user, server } = renderPolicy({ premiums: [aPremium({ ...PAID, payments: [aPayment()] }), LATER] });
  const dialog = await open(/^Move/);
  await user.click(dialog.getByRole('button', { name: 'Move payment' }));
  expect(dialog.getByText('Premium is required')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Premium' }));
  await user.click(await screen.findByRole('option', { name: 'Feb 1, 2027, ₱12,500.50, upcoming' }));
  await fill(dialog.getByLabelText('Reason'), 'Wrong month');
  await user.click(dialog.getByRole('button', { name: 'Move payment' }));
  await waitFor(() => expect(server.calls).toContain('movePayment payment-1 premium-2 Wrong month'));
});

test('corrects one premium, whose earlier state stays below it', async () => {
  const { user, server } = renderPolicy();
  const dialog = await open('Correct the premium of Nov 1, 2026');
  await fill(dialog.getByLabelText('Amount'), '13,000');
  await user.click(dialog.getByRole('button', { name: 'Correct premium' }));
  expect(dialog.getByText('Reason is required')).toBeVisible();
  await fill(dialog.getByLabelText('Reason'), 'As on the notice');
  await user.click(dialog.getByRole('button', { name: 'Correct premium' }));
  const sent = { amount: 1_300_000, reason: 'As on the notice' };
  await waitFor(() => expect(server.calls).toContain(`correctPremium premium-1 ${JSON.stringify(sent)}`));
  expect(
    await screen.findByText(/₱12,500.50, due Nov 1, 2026 · “As on the notice” · by Ana Cruz/),
  ).toBeVisible();
});
