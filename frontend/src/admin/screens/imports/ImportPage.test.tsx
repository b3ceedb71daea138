import { act, screen, waitFor, within } from '@testing-library/react';
import { aCheckedImport, anImportRow } from '@/testing/fakeImports';
import { errorResponse } from '@/testing/fakeProvider';
import { onPhone } from '@/testing/onPhone';
import type { Import, ImportRow } from '@/admin/ground/api/importTypes';
import {
  COUNTS,
  fieldOf,
  heading,
  LEFT_OUT,
  notice,
  renderImport,
  rowsShown,
  step,
} from '@/testing/renderImport';

/** A browser follows a link without asking, so the screen asks before. */
async function expectConfirmedFirst({ user, server }: ReturnType<typeof renderImport>, name: string) {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('link', { name }));
  expect(server.calls).toContain('requireConfirmation');
}

test('the check counts the cells that are left out, and names each in its row', async () => {
  renderImport({
    imports: [aCheckedImport({ leftOut: { unreadable: 3, notConfirmed: 1 } })],
    importRows: [anImportRow({ notices: [notice] })],
  });
  expect(
    await screen.findByText(
      /^3 cells cannot be read: they are left out, and named below\. 1 person is not confirmed/,
    ),
  ).toBeVisible();
  expect(await rowsShown()).toContainEqual(expect.arrayContaining([LEFT_OUT]));
});

test('follows the work of the server, and says that the page can be closed', async () => {
  const { becomes } = renderImport({ imports: [aCheckedImport({ state: 'applying', done: 1 })] });
  expect(await screen.findByText('1 of 3 rows')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByText(/You can close this page/)).toBeVisible();
  act(() => becomes({ state: 'applied' }));
  expect(await heading('What happened')).toHaveFocus();
});

test('is stopped while the server works, and can then be undone or go on', async () => {
  const { user, server } = renderImport({
    imports: [aCheckedImport({ state: 'applying', done: 1, appliedAt: '2026-11-24T04:00:00.000Z' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('It was stopped.')).toBeVisible();
  expect(server.calls).toContain('stopImport');
  expect(screen.getByText(/^1 of 3 rows were applied by then/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
});

describe('the check', () => {
  test('says what would happen, and shows new rows with their number in the file', async () => {
    renderImport({ imports: [aCheckedImport()], importRows: [anImportRow()] });
    expect(await screen.findByText('Apply creates 2 clients and updates 1 client.')).toBeVisible();
    expect(screen.getByText(/Nobody gets a message.*undo it until December 24, 2026/)).toBeVisible();
    expect(await rowsShown()).toEqual([
      ['Row', 'First name', 'E-mail'],
      ['2', 'Iñigo', 'inigo@example.org'],
    ]);
    expect(screen.getByText(/The first 1 of 2 rows are shown/)).toBeVisible();
    expect(screen.getByRole('tab', { name: '0 To decide' })).toBeDisabled();
  });

  test('shows the old and the new value of what is updated side by side', async () => {
    const row = anImportRow({
      row: 3,
      outcome: 'update',
      cells: ['Ben', '', ''],
      fields: {
        phone: { from: null, to: '+63 917 000 0101' },
        dateOfBirth: { from: '1980-01-02', to: '1980-02-01' },
      },
    });
    const { user } = renderImport({ imports: [aCheckedImport()], importRows: [row] });
    await user.click(await screen.findByRole('tab', { name: '1 To update' }));
    await screen.findByText('+63 917 000 0101');
    expect(await rowsShown()).toEqual([
      ['Row', 'Who', 'Field', 'Now', 'From the file'],
      ['3', 'Ben', 'Phone', '(empty)', '+63 917 000 0101'],
      ['Date of birth', 'Jan 2, 1980', 'Feb 1, 1980'],
    ]);
  });

  test('says what is wrong by field, and offers the wrong rows as CSV', async () => {
    const row = anImportRow({
      row: 4,
      outcome: 'wrong',
      cells: ['Carla', 'carla@', ''],
      fields: {},
      errors: [{ field: 'email', code: 'field.email', message: 'This is not an e-mail address' }],
    });
    const short = anImportRow({
      row: 5,
      outcome: 'wrong',
      cells: ['Dan'],
      fields: {},
      errors: [{ field: '', code: 'import.some', message: 'The row has fewer cells than there are columns' }],
    });
    const rendered = renderImport({
      imports: [aCheckedImport({ counts: { ...COUNTS, create: 0, update: 0, wrong: 2 } })],
      importRows: [row, short],
    });
    expect(await rowsShown()).toEqual([
      ['Row', 'Who', 'Field', 'In the file', 'What is wrong'],
      ['4', 'Carlacarla@', 'E-mail', 'carla@', 'This is not an e-mail address'],
      ['5', 'Dan', 'The whole row', '', 'The row has fewer cells than there are columns'],
    ]);
    expect(screen.getByRole('link', { name: 'Wrong rows (CSV)' })).toHaveAttribute(
      'href',
      '/api/admin/imports/import-1/wrong.csv',
    );
    expect(screen.getByText(/^There is nothing to apply/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await expectConfirmedFirst(rendered, 'Wrong rows (CSV)');
  });

  test('says why a row is left as it is', async () => {
    const skipped = (row: number, changes: Partial<ImportRow>): ImportRow =>
      anImportRow({ row, outcome: 'skip', ...changes });
    renderImport({
      imports: [aCheckedImport({ counts: { ...COUNTS, create: 0, update: 0, skip: 2 } })],
      importRows: [
        skipped(2, { decision: { as: 'skip', clientId: null } }),
        skipped(3, { errors: [{ field: '', code: 'import.some', message: 'This person was erased' }] }),
      ],
    });
    expect((await rowsShown()).map((cells) => cells.at(-1))).toEqual([
      'Why',
      'Left out by decision',
      'This person was erased',
    ]);
  });

  test('goes back to the columns, as they were matched', async () => {
    const { user } = renderImport({ imports: [aCheckedImport()] });
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
    expect(await heading('Match the columns')).toHaveFocus();
    expect(fieldOf('Given Name')).toHaveDisplayValue('First name (required)');
  });

  test('is applied by one press', async () => {
    const { user, server } = renderImport({ imports: [aCheckedImport()] });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await heading('Applying')).toHaveFocus();
    expect(step()).toBe('4Apply');
    expect(server.calls).toContain('applyImport');
  });

  test('says when it cannot be applied', async () => {
    const { user, server } = renderImport({ imports: [aCheckedImport()] });
    await screen.findByRole('button', { name: 'Apply' });
    server.rejectWith = errorResponse(409, 'This import is being checked');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This import is being checked')).toBeVisible();
  });
});

describe('the report', () => {
  const applied = () => aCheckedImport({ state: 'applied', appliedAt: '2026-11-24T03:05:00.000Z', done: 3 });

  test('says what happened, with the report as CSV', async () => {
    const rendered = renderImport({ imports: [applied()], importRows: [anImportRow()] });
    expect(await screen.findByText('2 clients created and 1 client updated.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Report (CSV)' })).toHaveAttribute(
      'href',
      '/api/admin/imports/import-1/report.csv',
    );
    expect(screen.getByRole('link', { name: 'See the clients' })).toHaveAttribute('href', '/admin/clients');
    expect(screen.getByRole('tab', { name: '2 Created' })).toBeVisible();
    await expectConfirmedFirst(rendered, 'Report (CSV)');
  });

  test('is undone after it has said what is left, and why', async () => {
    const { user, becomes } = renderImport({
      imports: [applied()],
      undoPreview: { undone: 2, left: 1, rows: [{ row: 3, name: 'Ben', reason: 'The phone was changed' }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import' }));
    expect(await dialog.findByText(/is taken back for 2 rows/)).toBeVisible();
    expect(dialog.getByText(/^1 row is left as it is/)).toBeVisible();
    expect(dialog.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '3',
      'Ben',
      'The phone was changed',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await heading('Undoing')).toBeVisible();
    act(() => becomes({ state: 'undone', undo: { undone: 2, left: 1 } }));
    expect(await screen.findByText('2 rows taken back, 1 row left.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
  });

  test('says of each row what the undo did', async () => {
    renderImport({
      imports: [{ ...applied(), state: 'undone', undo: { undone: 1, left: 1 } }],
      importRows: [
        anImportRow({ undone: true }),
        anImportRow({ row: 3, undone: false, left: { firstName: 'Inigo' } }),
      ],
    });
    expect((await rowsShown()).map((cells) => cells.at(-1))).toEqual([
      'Undo',
      'Taken back',
      'Left: First name is “Inigo” now',
    ]);
  });
});

describe('an import that failed', () => {
  const failed = (changes: Partial<Import> = {}) =>
    aCheckedImport({ state: 'failed', failure: 'disk-full', done: 2, ...changes });
  const APPLIED = { appliedAt: '2026-11-24T03:05:00.000Z' };

  test('while it was checked has changed nothing, and is checked again', async () => {
    const { user, server } = renderImport({ imports: [failed()] });
    expect(await screen.findByText(/^The disk of the server is full/)).toBeVisible();
    expect(screen.getByText('Nothing was changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(server.calls).toContain('checkImport'));
  });

  test('while it was applied says how far it came, and goes on or is undone', async () => {
    const { user, server } = renderImport({ imports: [failed(APPLIED)] });
    expect(await screen.findByText(/^2 of 3 rows were applied by then/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo…' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(server.calls).toContain('applyImport'));
  });

  test('while it was undone goes on with that', async () => {
    const { user, server } = renderImport({
      imports: [failed({ ...APPLIED, undo: { undone: 2, left: 0 } })],
    });
    expect(await screen.findByText(/^2 of 3 rows were taken back by then/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(server.calls).toContain('undoImport'));
  });
});

test('an import is removed, which says what becomes of what it brought', async () => {
  const { user, server, url } = renderImport({ imports: [aCheckedImport()] });
  await user.click(await screen.findByRole('button', { name: 'Remove…' }));
  expect(await screen.findByText(/Nothing else changes/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(url.current).toBe('/admin/imports'));
  expect(server.data.imports).toEqual([]);
});

test('an address without an import says so', async () => {
  renderImport({ imports: [] });
  expect(await screen.findByText(/^There is no import at this address/)).toBeVisible();
});

describe('on a phone', () => {
  onPhone();

  test('the columns are left to a computer', async () => {
    renderImport();
    expect(await screen.findByText('Go on with this on a computer')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('the progress and the report are shown', async () => {
    const { becomes } = renderImport({ imports: [aCheckedImport({ state: 'applying', done: 1 })] });
    expect(await screen.findByText('1 of 3 rows')).toBeVisible();
    act(() => becomes({ state: 'applied' }));
    expect(await screen.findByText('2 clients created and 1 client updated.')).toBeVisible();
  });

  test('the report names the cells that are left out of rows without a decision', async () => {
    const counts = { create: 0, update: 0, skip: 0, conflict: 1, wrong: 0 };
    renderImport({
      imports: [aCheckedImport({ state: 'applied', counts })],
      importRows: [anImportRow({ outcome: 'conflict', notices: [notice] })],
    });
    expect(await screen.findByText(LEFT_OUT)).toBeVisible();
  });
});
