import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBookingLead } from '../../testing/builders';
import { aClient } from '../../testing/fakeClients';
import { errorResponse, fakeProvider } from '../../testing/fakeProvider';
import { fill } from '../../testing/fill';
import { renderAdmin } from '../../testing/renderAdmin';
import { ClientListPage } from './ClientListPage';
import { ClientPage } from './ClientPage';

const LIZA = aClient({ tags: ['VIP'], notes: 'Likes tea', referredBy: 'Ben Uy' });

function renderClient(server = fakeProvider({ clients: [LIZA] })) {
  const page = (
    <Routes>
      <Route path="clients/:id" element={<ClientPage />} />
      <Route path="clients" element={<ClientListPage />} />
    </Routes>
  );
  return renderAdmin(page, { server, resource: 'clients', path: '/admin/clients/client-1' });
}

test('shows who the client is, the notes and the leads', async () => {
  renderClient(fakeProvider({ clients: [LIZA], leads: [aBookingLead({ clientId: 'client-1' })] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Reyes' })).toBeVisible();
  expect(screen.getByText('Likes tea')).toBeVisible();
  expect(screen.getByText('Ben Uy')).toBeVisible();
  const leads = within(await screen.findByRole('region', { name: 'Leads' }));
  expect(leads.getByRole('link')).toHaveAttribute('href', '/admin/leads/appointment/booking-1');
});

test('shows what happened to the client and their policies, with days as elsewhere', async () => {
  const entry = { actionType: 'premium_paid', performedBy: 'user-1', performedByName: 'Ana Cruz' };
  const actionDetails = 'Payment of the premium of Sun Life Term 20 due 2026-11-24 recorded';
  const clientActivity = [{ ...entry, id: 'a', actionDetails, createdAt: '2026-11-21T01:00:00.000Z' }];
  renderClient(fakeProvider({ clients: [LIZA], clientActivity }));
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(await timeline.findByText(/Term 20 due Tue, Nov 24 recorded/)).toBeVisible();
  expect(timeline.getByText(/^Ana Cruz/)).toBeVisible();
});

test('sends only the changed fields of an edit', async () => {
  const { user, server } = renderClient();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await fill(screen.getByLabelText('Last name (optional)'), 'Cruz');
  await fill(screen.getByLabelText('Tags, with commas between them (optional)'), 'VIP, family');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Cruz' })).toBeVisible();
  expect(server.calls).toContain('changeClient {"lastName":"Cruz","tags":["VIP","family"]}');
});

test('shows what somebody else saved meanwhile beside the own text', async () => {
  const { user, server } = renderClient();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await fill(screen.getByLabelText('Last name (optional)'), 'Cruz');
  server.data.clients = [{ ...LIZA, lastName: 'Tan', updatedAt: '2026-11-23T01:00:00.000Z' }];
  server.rejectWith = errorResponse(409, 'Somebody else changed this client in the meantime');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else saved this client/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('deletes a client after a question', async () => {
  const { user, server, url } = renderClient();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(url.current).toBe('/admin/clients'));
  expect(server.data.clients).toEqual([]);
  expect(await screen.findByText('No clients yet')).toBeVisible();
});

test('says when there is no such client', async () => {
  renderClient(fakeProvider());
  expect(await screen.findByText('There is no client at this address.')).toBeVisible();
});
