import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Household } from '@/shared/api-types';
import { aBookingLead } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { aPolicy } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ClientPage } from './ClientPage';
import { HouseholdPage } from './HouseholdPage';

const HOME: Household = {
  id: 'home',
  name: 'Reyes family',
  members: [
    { clientId: 'client-1', role: 'head' },
    { clientId: 'client-2', role: 'spouse' },
  ],
  createdAt: '2026-11-21T01:00:00.000Z',
  updatedAt: '2026-11-21T01:00:00.000Z',
};
const LIZA = aClient({ householdId: 'home', householdRole: 'head' });
const BEN = aClient({ id: 'client-2', firstName: 'Ben', householdId: 'home', householdRole: 'spouse' });
const ANA = aClient({ id: 'client-3', firstName: 'Ana' });

function render(path: string, changes: Parameters<typeof fakeProvider>[0] = {}) {
  const page = (
    <Routes>
      <Route path="clients/:id" element={<ClientPage />} />
      <Route path="clients" element="All clients" />
      <Route path="households/:id" element={<HouseholdPage />} />
    </Routes>
  );
  const server = fakeProvider({ clients: [BEN, LIZA, ANA], households: [HOME], ...changes });
  return renderAdmin(page, { server, resource: 'clients', path: `/admin/${path}` });
}

const members = async () => within(await screen.findByRole('list', { name: 'Members' }));

test('the page of a client makes a household and adds a member by a search', async () => {
  const { user, server } = render('clients/client-1', { clients: [aClient(), ANA], households: [] });
  await user.click(await screen.findByRole('button', { name: 'Make a household' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Reyes family');
  await fill(screen.getByLabelText('Add a member'), 'ana');
  await user.click(await screen.findByRole('option', { name: /^Ana Reyes/ }));
  await user.click((await members()).getByRole('combobox', { name: 'Role of Ana Reyes' }));
  await user.click(screen.getByRole('option', { name: 'Child' }));
  await user.click(screen.getByRole('button', { name: 'Make household' }));
  expect(await screen.findByRole('link', { name: 'Reyes family' })).toHaveAttribute(
    'href',
    '/admin/households/household-new',
  );
  expect(server.calls).toContain(
    'create households {"name":"Reyes family","members":[{"clientId":"client-1","role":"head"},{"clientId":"client-3","role":"child"}]}',
  );
  const section = within(screen.getByRole('region', { name: 'Household' }));
  expect(section.getByRole('link', { name: 'Ana Reyes' })).toBeVisible();
});

test('a new head changes roles with the one before, who can be removed then', async () => {
  const { user, server } = render('clients/client-1');
  await user.click(await screen.findByRole('button', { name: 'Edit household' }));
  expect((await members()).getByRole('button', { name: 'Remove Liza Reyes' })).toBeDisabled();
  await user.click((await members()).getByRole('combobox', { name: 'Role of Ben Reyes' }));
  await user.click(screen.getByRole('option', { name: 'Head' }));
  expect((await members()).getByRole('combobox', { name: 'Role of Liza Reyes' })).toHaveTextContent('Spouse');
  await user.click((await members()).getByRole('button', { name: 'Remove Liza Reyes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Make a household' })).toBeVisible();
  expect(server.calls).toContain(
    'update households {"name":"Reyes family","members":[{"clientId":"client-2","role":"head"}]}',
  );
});

test('a client of another household cannot be added, and the server’s error stands at the member', async () => {
  const elsewhere = { ...ANA, householdId: 'other' };
  const { user, server } = render('clients/client-1', { clients: [LIZA, BEN, elsewhere] });
  await user.click(await screen.findByRole('button', { name: 'Edit household' }));
  await fill(screen.getByLabelText('Add a member'), 'ana');
  expect(await screen.findByRole('option', { name: /Ana Reyes.*In another household/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await fill(screen.getByLabelText('Name'), 'Home');
  server.rejectWith = errorResponse(400, 'There is no such client', {
    'members.1.clientId': 'There is no such client',
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await (await members()).findByText('There is no such client')).toBeVisible();
});

test('the page of a household shows members, their policies and leads', async () => {
  const policy = aPolicy({
    id: 'policy-1',
    clientId: 'client-2',
    clientName: 'Ben Reyes',
    policyNumber: 'P-1',
    mode: 'annual',
    premium: { amount: 1_250_050, currency: 'PHP' },
  });
  render('households/home', { policies: [policy], leads: [aBookingLead({ clientId: 'client-1' })] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Reyes family' })).toBeVisible();
  const names = within(screen.getByRole('region', { name: 'Members' })).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Liza Reyes', 'Ben Reyes']);
  const policies = within(screen.getByRole('region', { name: 'Policies' }));
  expect(await policies.findByText('Ben Reyes · P-1 · ₱12,500.50, annual')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Leads of Liza Reyes' })).toBeVisible();
});

test('a household is dissolved after a question', async () => {
  const { user, server, url } = render('households/home');
  await user.click(await screen.findByRole('button', { name: 'Dissolve' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dissolve' }));
  await waitFor(() => expect(url.current).toBe('/admin/clients'));
  expect(server.data.households).toEqual([]);
});

test('says when there is no such household', async () => {
  render('households/none');
  expect(await screen.findByText('There is no household at this address.')).toBeVisible();
});
