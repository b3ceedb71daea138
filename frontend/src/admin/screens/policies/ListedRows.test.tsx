import { screen, within } from '@testing-library/react';
import type { Policy } from '@/shared/api-types';
import { useRecord } from '@/admin/ground/api/useRecord';
import { aPolicy } from '@/testing/fakePolicyService';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ListedRows } from './ListedRows';
import type { ListName } from '@/admin/records/policies/listedRows';

const CHEQUE = { number: '000123', bank: 'BDO', date: '2026-12-31', amount: null, isDeposited: false };

function Section({ list }: { list: ListName }) {
  const { data } = useRecord('policies', 'policy-1');
  return data ? <ListedRows policy={data} list={list} /> : null;
}

function renderSection(list: ListName, changes: Partial<Policy> = {}) {
  const server = fakeProvider({ policies: [aPolicy(changes)] });
  return renderAdmin(<Section list={list} />, { server });
}

test('riders are added with their amounts, and say what is missing or cannot be read', async () => {
  const { user, server } = renderSection('riders');
  expect(await screen.findByText('No rider is known yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Add a rider' }));
  const row = within(screen.getByRole('group', { name: 'rider 1' }));
  await fill(row.getByLabelText('Amount'), 'half a million');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(row.getByText('Rider is required')).toBeVisible();
  expect(row.getByText(/must be a number such as/)).toBeVisible();
  await fill(row.getByLabelText(/^Rider/), 'Accidental Death');
  await fill(row.getByLabelText('Amount'), '₱500,000.50');
  await fill(row.getByLabelText('Ends at age'), '65 years');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Riders saved')).toBeVisible();
  expect(server.data.policies[0]!.riders).toEqual([
    { name: 'Accidental Death', amount: 50_000_050, endsAtAge: 65, premium: null },
  ]);
  expect(screen.getByRole('list', { name: 'Riders' })).toHaveTextContent(
    'Accidental Death₱500,000.50 · until age 65',
  );
});

test('a cheque is deposited with one press, and others stay', async () => {
  const other = { ...CHEQUE, number: '000124', date: '2027-01-31' };
  const { user, server } = renderSection('cheques', { cheques: [CHEQUE, other] });
  await user.click(await screen.findByRole('button', { name: 'Mark as deposited: cheque 000123' }));
  expect(await screen.findByText('Cheque 000123 is deposited')).toBeVisible();
  expect(server.data.policies[0]!.cheques).toEqual([{ ...CHEQUE, isDeposited: true }, other]);
  expect(await screen.findByText('BDO · Dec 31, 2026 · deposited')).toBeVisible();
});

test('a removed row is gone when it is saved', async () => {
  const { user, server } = renderSection('cheques', { cheques: [CHEQUE] });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Remove cheque 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No cheque is kept yet.')).toBeVisible();
  expect(server.data.policies[0]!.cheques).toEqual([]);
});
