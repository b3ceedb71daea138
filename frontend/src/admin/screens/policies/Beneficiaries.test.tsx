import { screen, waitFor, within } from '@testing-library/react';
import { aBeneficiary, aPolicy } from '@/testing/fakePolicyService';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { Beneficiaries } from './Beneficiaries';

const THREE = [
  aBeneficiary({ name: 'Ana Reyes', share: 6_666, revocable: false }),
  aBeneficiary({ name: 'Ben Reyes', share: 3_334 }),
  aBeneficiary({ name: 'Noel Reyes', class: 'contingent', relationship: 'brother' }),
];

function renderSection(server = fakeProvider({ policies: [aPolicy({ beneficiaries: THREE })] })) {
  return renderAdmin(<Beneficiaries policyId="policy-1" />, { server });
}

const groupOf = (name: RegExp) => within(screen.getByRole('group', { name }));

test('shows who is named, by class', async () => {
  renderSection();
  const primary = await screen.findByRole('list', { name: 'Primary' });
  expect(
    within(primary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana ReyeschildIrrevocable66.66 %', 'Ben Reyeschild33.34 %']);
  expect(screen.getByRole('list', { name: /Contingent/ })).toHaveTextContent('Noel Reyes');
});

test('says what is missing while the shares are no 100 %, and saves them when they are', async () => {
  const { user, server } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const primary = groupOf(/^Primary/);
  expect(primary.getByRole('status')).toHaveTextContent('100 %');
  const [first] = primary.getAllByLabelText('Share in %');
  await fill(first!, '50');
  expect(primary.getByRole('status')).toHaveTextContent('83.34 %: 16.66 % missing');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(primary.getByRole('button', { name: 'Divide equally' }));
  await user.click(screen.getByRole('button', { name: 'Remove Noel Reyes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Beneficiaries saved')).toBeVisible();
  expect(server.data.policies[0]!.beneficiaries).toEqual([
    { ...THREE[0], share: 5_000 },
    { ...THREE[1], share: 5_000 },
  ]);
  expect(screen.queryByRole('list', { name: /Contingent/ })).not.toBeInTheDocument();
});

test('adds the first one with the whole share', async () => {
  const { user, server } = renderSection(fakeProvider({ policies: [aPolicy()] }));
  expect(await screen.findByText('Nobody is named yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(groupOf(/^Primary/).getByRole('button', { name: /^Add/ }));
  await fill(screen.getByLabelText('Name'), ' Ana Reyes ');
  await fill(screen.getByLabelText('Relationship'), 'child');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.data.policies[0]!.beneficiaries).toEqual([aBeneficiary()]));
});

test('shows at its field what is no share, and what the server says', async () => {
  const { user, server } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const [first] = groupOf(/^Primary/).getAllByLabelText('Share in %');
  await fill(first!, '66.666');
  expect(first).toHaveAccessibleDescription('0.01 to 100, with up to two decimals');
  await fill(first!, '66.66');
  await fill(screen.getAllByLabelText('Name')[1]!, 'Ana Reyes');
  const twice = 'This name is there twice among the primary beneficiaries';
  server.rejectWith = errorResponse(400, twice, { 'beneficiaries.1.name': twice });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByLabelText('Name')[1]).toHaveAccessibleDescription(twice));
});
