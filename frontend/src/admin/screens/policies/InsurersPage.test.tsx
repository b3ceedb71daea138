import { screen, waitFor, within } from '@testing-library/react';
import type { Insurer } from '@/shared/api-types';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { InsurersPage } from './InsurersPage';

const product = (id: string, name: string, line: Insurer['products'][number]['line'] = 'life') => ({
  id,
  name,
  line,
  graceDays: null,
  policies: 3,
});
const SUN: Insurer = {
  id: 'sun',
  name: 'Sun Life',
  products: [product('t20', 'Term 20'), product('t2', 'Tern 20'), product('h', 'Health Plus', 'health')],
};
const SUNLIFE: Insurer = { id: 'sunlife', name: 'Sunlife', products: [product('t30', 'Term 30')] };

function renderPage(server = fakeProvider({ insurers: [SUN, SUNLIFE] })) {
  return renderAdmin(<InsurersPage />, { server, path: '/admin/insurers' });
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

test('renames an insurer, and gives a product its usual grace days', async () => {
  const { user, server } = renderPage();
  await user.click((await section('Sunlife')).getByRole('button', { name: 'Rename' }));
  await fill(screen.getByLabelText('Name'), 'Sun Life Grepa');
  await user.click(inDialog().getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('heading', { name: 'Sun Life Grepa' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Term 20' }));
  await fill(screen.getByLabelText('Usual grace days (optional)'), '45');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Life · 3 policies · 45 grace days')).toBeVisible();
  expect(server.calls).toContain('changeProduct {"graceDays":45}');
});

test('merges an insurer into another, and a product into one of its line', async () => {
  const { user, server } = renderPage();
  await user.click((await section('Sunlife')).getByRole('button', { name: 'Merge' }));
  expect(
    inDialog().getByText(/^1 product and 3 policies go .* This cannot be taken back, because/),
  ).toBeVisible();
  expect(inDialog().getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Merge into' }));
  await user.click(await screen.findByRole('option', { name: 'Sun Life' }));
  await user.click(inDialog().getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sunlife' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Merge Health Plus' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Merge Tern 20' }));
  await user.click(screen.getByRole('combobox', { name: 'Merge into' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Term 20', 'Term 30']);
  await user.click(screen.getByRole('option', { name: 'Term 20' }));
  await user.click(inDialog().getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByText('Tern 20')).not.toBeInTheDocument());
  expect(server.calls).toEqual(expect.arrayContaining(['mergeInsurer sun sunlife', 'mergeProduct t20 t2']));
});

test('shows why the server merges and renames nothing', async () => {
  const { user, server } = renderPage();
  await user.click((await section('Sunlife')).getByRole('button', { name: 'Merge' }));
  await user.click(screen.getByRole('combobox', { name: 'Merge into' }));
  await user.click(await screen.findByRole('option', { name: 'Sun Life' }));
  server.rejectWith = errorResponse(409, 'Both insurers have a policy with the number P-1');
  await user.click(inDialog().getByRole('button', { name: 'Merge' }));
  expect(await inDialog().findByRole('alert')).toHaveTextContent(
    /^Both insurers have a policy with the number P-1$/,
  );
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  await user.click((await section('Sunlife')).getByRole('button', { name: 'Rename' }));
  await fill(screen.getByLabelText('Name'), 'Sun Life');
  const taken = 'Another insurer has this name; merge the two instead';
  server.rejectWith = errorResponse(400, taken, { name: taken });
  await user.click(inDialog().getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(taken));
});

test('says where the first insurer comes from', async () => {
  renderPage(fakeProvider());
  expect(await screen.findByText('No insurers yet')).toBeVisible();
});
