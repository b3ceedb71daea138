import { screen, waitFor, within } from '@testing-library/react';
import { anAssistant } from '@/testing/builders';
import { anImport, aCheckedImport } from '@/testing/fakeImports';
import { fakeProvider } from '@/testing/fakeProvider';
import { onPhone } from '@/testing/onPhone';
import { renderAdmin } from '@/testing/renderAdmin';
import { ImportListPage } from './ImportListPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<ImportListPage />, { resource: 'imports', path: '/admin/imports', ...options });

test('says what an import is when there is none, and leads to the first', async () => {
  renderPage();
  expect(await screen.findByText('Nothing was imported yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New import' })).toHaveAttribute('href', '/admin/imports/new');
});

test('lists the imports with kind, rows, state, who and when, and the report of an applied one', async () => {
  const applied = anImport({ id: 'import-2', fileName: 'old.vcf', state: 'applied', rows: 1240 });
  renderPage({ server: fakeProvider({ imports: [aCheckedImport(), applied] }) });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'clients-2024.csvClients3Checked, not appliedAna SantosNov 24, 2026, 11:00 AM',
    'old.vcfClients1,240AppliedAna SantosNov 24, 2026, 11:00 AMReport of old.vcfUndo… of old.vcf',
  ]);
  expect(screen.getByRole('link', { name: 'clients-2024.csv' })).toHaveAttribute(
    'href',
    '/admin/imports/import-1',
  );
  expect(screen.getByRole('link', { name: 'Report of old.vcf' })).toHaveAttribute(
    'href',
    '/api/admin/imports/import-2/report.csv',
  );
});

test('undoes an import from the list, after it has said what is left', async () => {
  const server = fakeProvider({ imports: [anImport({ state: 'applied' })] });
  const { user } = renderPage({ server });
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import' }));
  expect(await dialog.findByText(/is taken back for 3 rows/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls).toContain('undoImport'));
  expect(await screen.findByText('Undoing')).toBeVisible();
});

test('follows an import that the server works on', async () => {
  const server = fakeProvider({ imports: [anImport({ state: 'applying', done: 1 })] });
  renderPage({ server });
  expect(await screen.findByText('1 of 3 rows')).toBeVisible();
  server.data.imports = [anImport({ state: 'applied' })];
  expect(await screen.findByText('Applied')).toBeVisible();
});

test.each([
  ['Export everything', '/api/admin/export/everything.zip'],
  ['Report of clients-2024.csv', '/api/admin/imports/import-1/report.csv'],
])('the download “%s” asks for a confirmation first', async (name, href) => {
  const { user, server } = renderPage({
    server: fakeProvider({ imports: [anImport({ state: 'applied' })] }),
  });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(link);
  expect(server.calls).toContain('requireConfirmation');
});

describe('on a phone', () => {
  onPhone();

  test('an import is watched, not made', async () => {
    renderPage({ server: fakeProvider({ imports: [anImport({ state: 'applying', done: 2 })] }) });
    expect(await screen.findByText('2 of 3 rows')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New import' })).toBeNull();
  });
});

test('without the permission, shows a message and sends no request', async () => {
  const { server } = renderPage({ user: anAssistant });
  expect(await screen.findByText('Only superadmin users can import.')).toBeVisible();
  expect(server.calls).toEqual([]);
});
