import { screen, waitFor, within } from '@testing-library/react';
import { aServiceCase } from '@/testing/fakePolicyService';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ServiceCases } from './ServiceCases';

const OPEN = aServiceCase({ reference: 'C-77', nextStep: 'Send the form', nextBy: '2020-01-01' });
const CLOSED = aServiceCase({
  id: 'case-0',
  kind: 'complaint',
  title: 'Late letter',
  closedAt: '2026-11-22T01:00:00.000Z',
  closedBy: 'user-1',
  closedByName: 'Ana Cruz',
});

function renderSection(server = fakeProvider({ cases: [CLOSED, OPEN] })) {
  return renderAdmin(<ServiceCases policyId="policy-1" />, { server });
}

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Cases' })).findAllByRole('listitem');

test('shows the open cases first, with the next step and when it is due', async () => {
  renderSection();
  const [open, closed] = await lines();
  expect(open).toHaveTextContent(/Hospital stay.*Claim.*Send the form · .*days overdue.*Reference C-77/);
  expect(closed).toHaveTextContent(/Late letter.*Complaint, closed.*by Ana Cruz/);
});

test('closes a case and opens it again', async () => {
  const { user, server } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Close Hospital stay' }));
  expect(await screen.findByRole('button', { name: 'Open again: Hospital stay' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open again: Late letter' }));
  await waitFor(() =>
    expect(server.data.cases.map(({ closedAt }) => closedAt === null)).toEqual([true, false]),
  );
});

test('adds a case, and edits one', async () => {
  const { user, server } = renderSection(fakeProvider());
  expect(await screen.findByText(/No claim, change or complaint yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New case' }));
  expect(screen.getByRole('button', { name: 'Open case' })).toBeDisabled();
  await fill(screen.getByLabelText('What it is about'), 'New address');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Request for a change' }));
  await user.click(screen.getByRole('button', { name: 'Open case' }));
  expect(await lines()).toHaveLength(1);
  expect(server.data.cases).toMatchObject([{ kind: 'change', title: 'New address', nextBy: null }]);
  await user.click(screen.getByRole('button', { name: 'Edit New address' }));
  await fill(screen.getByLabelText('Next step (optional)'), 'Call back');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Call back')).toBeVisible();
});

test('shows at its field what the server says about a day', async () => {
  const { user, server } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Edit Hospital stay' }));
  await fill(screen.getByLabelText('Next step by (optional)'), '2300-01-01');
  const wrong = 'Next by must be between 1900 and 2199';
  server.rejectWith = errorResponse(400, wrong, { nextBy: wrong });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Next step by (optional)')).toHaveAccessibleDescription(wrong),
  );
});
