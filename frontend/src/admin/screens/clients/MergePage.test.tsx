import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBookingLead } from '@/testing/builders';
import { aClient } from '@/testing/fakeClients';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { MergePage } from './MergePage';

const LIZA = aClient({ phone: null, tags: ['VIP'], notes: 'Likes tea' });
const LISA = aClient({ id: 'client-2', firstName: 'Lisa', notes: 'Has a dog', householdId: 'home' });

function renderMerge(changes: Parameters<typeof fakeProvider>[0] = {}) {
  const page = (
    <Routes>
      <Route path="clients/:id/merge/:otherId" element={<MergePage />} />
      <Route path="clients/:id" element="The page of the client" />
    </Routes>
  );
  const server = fakeProvider({ clients: [LIZA, LISA], ...changes });
  return renderAdmin(page, { server, resource: 'clients', path: '/admin/clients/client-1/merge/client-2' });
}

const field = async (name: string) => within(await screen.findByRole('group', { name }));

test('shows the fields that differ with what is usually kept, and those that are the same apart', async () => {
  renderMerge();
  expect((await field('First name')).getByRole('radio', { name: 'Liza' })).toBeChecked();
  expect((await field('Phone')).getByRole('radio', { name: '+63 917 000 0101' })).toBeChecked();
  expect((await field('Tags')).getByRole('radio', { name: 'VIP' })).toBeChecked();
  expect((await field('Notes')).getByRole('radio', { name: 'Keep both' })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Last name' })).toBeNull();
  const same = within(screen.getByRole('region', { name: 'Fields' }));
  expect(same.getByText('The same in both')).toBeVisible();
  expect(same.getByText('liza@example.org')).toBeVisible();
});

test('says what follows', async () => {
  renderMerge({ leads: [aBookingLead({ clientId: 'client-2' })] });
  const follows = await screen.findByRole('region', { name: 'What follows' });
  await waitFor(() => expect(follows).toHaveTextContent('Liza Reyes gets 1 lead of Lisa Reyes.'));
  expect(follows).toHaveTextContent('Liza Reyes takes the place in the household.');
});

test('merges with what was chosen, and opens the client', async () => {
  const { user, server, url } = renderMerge();
  await user.click((await field('First name')).getByRole('radio', { name: 'Lisa' }));
  await user.click((await field('Notes')).getByRole('radio', { name: 'Has a dog' }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(url.current).toBe('/admin/clients/client-1'));
  expect(server.calls).toContain(
    'mergeClients client-1 client-2 {"firstName":"other","phone":"other","tags":"this","notes":"other"}',
  );
  expect(await screen.findByText('Clients merged')).toBeVisible();
});

test('shows the error of a field at the field', async () => {
  const { user, server } = renderMerge();
  server.rejectWith = errorResponse(400, 'Too long', { 'keep.notes': 'One of them must be chosen' });
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  expect(await (await field('Notes')).findByText('One of them must be chosen')).toBeVisible();
});

test('changes the sides', async () => {
  const { user, url } = renderMerge();
  await user.click(await screen.findByRole('link', { name: 'Keep the other one instead' }));
  expect(url.current).toBe('/admin/clients/client-2/merge/client-1');
  expect((await field('First name')).getByRole('radio', { name: 'Lisa' })).toBeChecked();
});

test('opens the client when the other one is gone', async () => {
  const { url } = renderMerge({ clients: [LIZA] });
  await waitFor(() => expect(url.current).toBe('/admin/clients/client-1'));
});
