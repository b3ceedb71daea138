import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { onPhone } from '@/testing/onPhone';
import { renderAdmin } from '@/testing/renderAdmin';
import { NewImportPage } from './NewImportPage';

const renderPage = (server = fakeProvider()) =>
  renderAdmin(<NewImportPage />, { resource: 'imports', path: '/admin/imports/new', server });

const FILE = new File(['Name;E-mail\nAna;ana@example.org\n'], 'people.csv', { type: 'text/csv' });
const readButton = () => screen.getByRole('button', { name: 'Read the file' });

test('reads a file once its kind is chosen, and opens the import', async () => {
  const { user, server, url } = renderPage();
  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('File');
  await user.upload(screen.getByTestId('chosen-file'), FILE);
  expect(await screen.findByText('people.csv (1 kB)')).toBeVisible();
  expect(readButton()).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^Leads/ }));
  await user.click(readButton());
  await waitFor(() => expect(url.current).toBe('/admin/imports/import-1'));
  expect(server.calls).toContain('uploadImport people.csv leads');
});

test('takes a dropped file', async () => {
  renderPage();
  const target = (await screen.findByText('Drop the file here')).parentElement!;
  fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [FILE] } });
  expect(await screen.findByText('people.csv (1 kB)')).toBeVisible();
});

test('says why the server does not take a file, until another one is chosen', async () => {
  const server = fakeProvider();
  server.rejectWith = errorResponse(400, 'Check the fields', { file: 'The file is empty.' });
  const { user } = renderPage(server);
  await user.upload(await screen.findByTestId('chosen-file'), FILE);
  await user.click(screen.getByRole('radio', { name: /^Clients/ }));
  await user.click(readButton());
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  await user.upload(screen.getByTestId('chosen-file'), new File(['a'], 'other.csv'));
  expect(await screen.findByText('other.csv (1 kB)')).toBeVisible();
  expect(screen.queryByText('The file is empty.')).toBeNull();
});

test('says at once that a file is too large', async () => {
  const { user } = renderPage();
  const large = new File(['a'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
  await user.click(await screen.findByRole('radio', { name: /^Clients/ }));
  await user.upload(screen.getByTestId('chosen-file'), large);
  expect(await screen.findByText(/^The file is larger than 20 MB\./)).toBeVisible();
  expect(readButton()).toBeDisabled();
});

describe('on a phone', () => {
  onPhone();

  test('says kindly that an import is made on a computer', async () => {
    renderPage();
    expect(await screen.findByText('An import is made on a computer')).toBeVisible();
    expect(screen.queryByTestId('chosen-file')).toBeNull();
  });
});
