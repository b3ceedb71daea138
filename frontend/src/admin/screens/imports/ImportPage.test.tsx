import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aCheckedImport, anImport, anImportRow, CLIENT_FIELDS } from '@/testing/fakeImports';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { onPhone } from '@/testing/onPhone';
import { renderAdmin } from '@/testing/renderAdmin';
import { ImportPage } from './ImportPage';
import type { Import, ImportRow } from '@/admin/ground/api/importTypes';

const renderPage = (start: Partial<Parameters<typeof fakeProvider>[0] & object> = {}) => {
  const server = fakeProvider({ imports: [anImport()], ...start });
  return {
    ...renderAdmin(
      <Routes>
        <Route path="imports/:id" element={<ImportPage />} />
      </Routes>,
      { resource: 'imports', path: '/admin/imports/import-1', server },
    ),
    /** What the server's work leads to. */
    becomes: (changes: Partial<Import>) => {
      server.data.imports = [{ ...server.data.imports[0]!, ...changes }];
    },
  };
};

const heading = (name: string) => screen.findByRole('heading', { name });
const step = () => screen.getByRole('listitem', { current: 'step' }).textContent;
const fieldOf = (column: string) => screen.getByRole('combobox', { name: `${column} goes into` });
const rowsShown = async () => {
  const table = await screen.findByRole('region', { name: 'Rows' });
  return within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, (cell) => cell.textContent));
};

/** A browser follows a link without asking, so the screen asks before. */
async function expectConfirmedFirst({ user, server }: ReturnType<typeof renderPage>, name: string) {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('link', { name }));
  expect(server.calls).toContain('requireConfirmation');
}

describe('the words of a file', () => {
  const fields = [
    ...CLIENT_FIELDS,
    { name: 'channel', label: 'Prefers', type: 'choice', choices: ['call', 'message'] },
  ];
  const words = [
    {
      heading: 'Since',
      field: 'channel',
      choices: ['call', 'message'],
      moreRows: 2,
      values: [
        { value: 'SMS', rows: 1200, choice: 'message', isDecided: true },
        { value: 'pigeon', rows: 3, choice: null, isDecided: false },
        { value: 'owl', rows: 1, choice: null, isDecided: false },
      ],
    },
  ];
  const renderWords = async (start: object = {}) => {
    const page = renderPage({ importFields: fields, importWords: words, ...start });
    await page.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Since goes into' }),
      'channel',
    );
    return page;
  };

  test('are asked for where some are unknown; each is chosen once, and kept with the matching', async () => {
    const { user, server } = await renderWords();
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    expect(await heading('What do these words mean?')).toHaveFocus();
    const table = screen.getByRole('region', { name: 'Since' });
    expect(within(table).getByText(/^2 words of 3 not known\. 2 rows with further words/)).toBeVisible();
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['pigeon', 'owl', 'SMS']);
    const button = screen.getByRole('button', { name: 'Check every row' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('2 words to choose.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'pigeon means' }), 'message');
    await user.click(screen.getByRole('button', { name: 'Leave the others empty' }));
    await user.click(button);
    await waitFor(() => expect(server.calls).toContain('checkImport'));
    expect(server.data.imports[0]!.mapping!.options.meanings).toEqual({
      Since: { SMS: 'message', pigeon: 'message', owl: null },
    });
  });

  test('are not asked for where all are known, but can be looked at; the columns are a step back', async () => {
    const known = [{ ...words[0]!, values: words[0]!.values.slice(0, 1) }];
    const { user, server } = await renderWords({ importWords: known });
    await user.click(screen.getByRole('button', { name: 'Look at the words' }));
    await heading('What do these words mean?');
    expect(screen.getByRole('combobox', { name: 'SMS means' })).toHaveDisplayValue('Message');
    await user.click(screen.getByRole('button', { name: 'Back to the columns' }));
    await heading('Match the columns');
    await user.click(await screen.findByRole('button', { name: 'Check every row' }));
    await waitFor(() => expect(server.calls).toContain('checkImport'));
  });
});

test('a column that says who left and is not used is named, with what follows', async () => {
  const imported = anImport({ kind: 'subscribers', leavingColumns: ['Since'] });
  const { user } = renderPage({
    imports: [imported],
    importFields: [
      ...CLIENT_FIELDS,
      { name: 'left', label: 'Left the newsletter', type: 'leaving', choices: ['yes', 'no'], several: true },
    ],
  });
  expect(
    await screen.findByText(/^“Since” says who left the newsletter\. .* nobody of this file is confirmed/),
  ).toBeVisible();
  await user.selectOptions(fieldOf('Since'), 'left');
  expect(screen.getByText(/^Whoever has left according to this file is remembered/)).toBeVisible();
});

const notice = {
  field: 'dateOfBirth',
  code: 'import.date',
  message: 'Date of birth must be a date',
  value: '20261240',
};
const LEFT_OUT = 'Date of birth “20261240” is left out. Date of birth must be a date.';

test('the check counts the cells that are left out, and names each in its row', async () => {
  renderPage({
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

describe('the columns', () => {
  test('show the first rows as read, and each column with samples and the suggested field', async () => {
    renderPage({ importRows: [anImportRow()] });
    expect(await heading('Match the columns')).toBeVisible();
    expect(step()).toBe('2Columns');
    expect(
      await screen.findByText(/Read as a table with semicolons between the columns \(UTF-8\)/),
    ).toBeVisible();
    const first = await screen.findByRole('region', { name: 'The first rows of the file' });
    expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', 'Iñigo', 'inigo@example.org', '03/04/2019']);
    expect(screen.getByText('Iñigo · Ben · Carla')).toBeVisible();
    expect(fieldOf('Given Name')).toHaveDisplayValue('First name (required)');
    expect(fieldOf('E-mail 1')).toHaveDisplayValue('E-mail');
    expect(fieldOf('Since')).toHaveDisplayValue('Leave out');
  });

  test('that look empty are shown on demand, and stay once they have a field', async () => {
    const columns = ['Fax', 'Pager'].map((heading) => ({ heading, samples: [], suggested: null }));
    const { user } = renderPage({ imports: [anImport({ columns: [...anImport().columns, ...columns] })] });
    expect(await screen.findByText(/Columns that look empty and are left out: 2/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Fax/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await user.selectOptions(fieldOf('Fax'), 'Phone');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(fieldOf('Fax')).toHaveDisplayValue('Phone');
    expect(screen.queryByRole('row', { name: /^Pager/ })).toBeNull();
  });

  test('are read again in another layout, and begin anew', async () => {
    const { user, server } = renderPage();
    await user.click(await screen.findByText('How the file is laid out'));
    expect(
      screen.getByText('The headings are in row 1, and semicolons stand between the columns.'),
    ).toBeVisible();
    const again = screen.getByRole('button', { name: 'Read the file again' });
    expect(again).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Row 2 holds the headings' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Between the columns' }), 'Commas');
    await user.click(again);
    expect(server.calls).toContain('layOutImport {"separator":","}');
    expect(await screen.findByRole('combobox', { name: 'Vorname goes into' })).toBeVisible();
  });

  test('show how the file is laid out where that is not plain: titles, several sheets', async () => {
    const sheets = { separator: null, sheet: 'North', sheets: ['North', 'South'] };
    const { user, server } = renderPage({ imports: [anImport({ ...sheets, headingRow: 2 })] });
    expect(await screen.findByRole('radio', { name: 'Row 2 holds the headings' })).toBeChecked();
    expect(screen.getByText('The headings are in row 2 of the sheet “North”, one of 2.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'South');
    server.rejectWith = errorResponse(409, 'The uploaded file is not kept any more');
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByText('The uploaded file is not kept any more')).toBeVisible();
    expect(server.calls).toContain('layOutImport {"sheet":"South"}');
  });

  test('say which row cannot hold the headings', async () => {
    const { user, server } = renderPage();
    await user.click(await screen.findByText('How the file is laid out'));
    await fill(screen.getByRole('spinbutton', { name: 'Row of the headings' }), '99');
    expect(screen.getByText('Below the rows that are shown here.')).toBeVisible();
    server.rejectWith = errorResponse(400, 'Check the fields', { headingRow: 'The file has no such row' });
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByText('The file has no such row')).toBeVisible();
  });

  test('name the rows with letters in another encoding, and offer no layout when the file is gone', async () => {
    renderPage({ imports: [anImport({ otherRows: { count: 5, rows: [3, 7] }, firstRows: [] })] });
    expect(await screen.findByText(/^Rows 3, 7, and 3 more have letters that are not UTF-8/)).toBeVisible();
    expect(screen.queryByText('How the file is laid out')).toBeNull();
  });

  test('name the software of the file', async () => {
    renderPage({ imports: [anImport({ preset: 'google-contacts' })] });
    expect(await screen.findByText(/^This looks like a file of Google Contacts;/)).toBeVisible();
  });

  test('are checked once the required fields are matched; a field that is chosen again moves', async () => {
    const { user, server } = renderPage();
    const button = () => screen.getByRole('button', { name: 'Check every row' });
    await heading('Match the columns');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'E-mail 1 goes into' }),
      'firstName',
    );
    expect(fieldOf('Given Name')).toHaveDisplayValue('Leave out');
    await user.selectOptions(fieldOf('E-mail 1'), 'email');
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('Choose the column for First name first.');
    await user.selectOptions(fieldOf('Given Name'), 'fullName');
    await user.click(screen.getByRole('radio', { name: /^Leave them as they are/ }));
    await fill(screen.getByLabelText('Save this matching as'), 'Our old list');
    await user.click(button());
    expect(await heading('Checking every row')).toHaveFocus();
    expect(server.calls).toEqual(expect.arrayContaining(['saveImportMapping Our old list', 'checkImport']));
    expect(server.data.imports[0]?.mapping).toEqual({
      columns: { 'Given Name': 'fullName', 'E-mail 1': 'email', Since: null },
      options: { onMatch: 'skip' },
    });
  });

  test('ask for the order of dates only where it is not clear', async () => {
    const { user, server } = renderPage({ imports: [anImport({ dateOrderUnclear: true })] });
    const order = within(await screen.findByRole('group', { name: 'How are dates written in this file?' }));
    await user.click(order.getByRole('radio', { name: 'Day first: 03/04/2026 is April 3' }));
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    await heading('Checking every row');
    expect(server.data.imports[0]?.mapping?.options).toEqual({ onMatch: 'update', dateOrder: 'day-first' });
  });

  test('do not ask for the order of dates otherwise', async () => {
    renderPage();
    await screen.findByRole('button', { name: 'Check every row' });
    expect(screen.queryByRole('group', { name: /dates/ })).toBeNull();
  });

  test('of subscribers ask how they agreed, and say what that means', async () => {
    const { server, user } = renderPage({ imports: [anImport({ kind: 'subscribers' })] });
    const basis = await screen.findByLabelText('How did these people agree to get the newsletter?');
    expect(basis).toHaveAccessibleDescription(/The law asks for a reason, and it is kept with each of them/);
    await fill(basis, 'Signed up at our fair in 2024');
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    await heading('Checking every row');
    expect(server.data.imports[0]?.mapping?.options.consentBasis).toBe('Signed up at our fair in 2024');
  });

  test('ask for the source of ids, where the file does not show it', async () => {
    const { server, user } = renderPage();
    await screen.findByRole('button', { name: 'Check every row' });
    expect(screen.queryByLabelText('Where do the ids come from?')).toBeNull();
    await user.selectOptions(fieldOf('Since'), 'sourceId');
    await fill(screen.getByLabelText('Where do the ids come from?'), 'Old CRM');
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    await heading('Checking every row');
    expect(server.data.imports[0]?.mapping?.options).toEqual({ onMatch: 'update', source: 'Old CRM' });
  });

  test('are filled by a saved matching, which can be deleted', async () => {
    const saved = { name: 'Old list', columns: { Since: 'firstName', Gone: 'email' }, options: {} };
    const { user, server } = renderPage({ importMappings: [saved] });
    const select = await screen.findByRole('combobox', { name: 'Use a saved matching' });
    await user.selectOptions(select, 'Old list');
    expect(fieldOf('Since')).toHaveDisplayValue('First name (required)');
    expect(fieldOf('E-mail 1')).toHaveDisplayValue('Leave out');
    await user.click(screen.getByRole('button', { name: 'Delete “Old list”' }));
    await waitFor(() => expect(select).not.toBeInTheDocument());
    expect(server.calls).toContain('deleteImportMapping Old list');
  });

  test('say beside a column what the server says of it', async () => {
    const { user, server } = renderPage();
    await screen.findByRole('button', { name: 'Check every row' });
    const errors = { 'E-mail 1': 'Choose one column for E-mail', email: 'E-mail is needed' };
    server.rejectWith = errorResponse(400, 'Check the fields', errors);
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    expect(await screen.findByText(/Something is missing or unclear.*E-mail is needed/)).toBeVisible();
    expect(fieldOf('E-mail 1')).toHaveAccessibleDescription('Choose one column for E-mail');
  });
});

test('follows the work of the server, and says that the page can be closed', async () => {
  const { becomes } = renderPage({ imports: [aCheckedImport({ state: 'applying', done: 1 })] });
  expect(await screen.findByText('1 of 3 rows')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByText(/You can close this page/)).toBeVisible();
  act(() => becomes({ state: 'applied' }));
  expect(await heading('What happened')).toHaveFocus();
});

test('is stopped while the server works, and can then be undone or go on', async () => {
  const { user, server } = renderPage({
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
  const COUNTS = { create: 2, update: 1, skip: 0, conflict: 0, wrong: 0 };

  test('says what would happen, and shows new rows with their number in the file', async () => {
    renderPage({ imports: [aCheckedImport()], importRows: [anImportRow()] });
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
    const { user } = renderPage({ imports: [aCheckedImport()], importRows: [row] });
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
    const rendered = renderPage({
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
    renderPage({
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

  describe('with conflicts', () => {
    const person = { firstName: '', lastName: '', suffix: '', dateOfBirth: '', email: '', phone: '' };
    const jose = {
      id: 'client-1',
      name: 'Jose Lim',
      reasons: ['email'],
      contradicts: ['firstName' as const],
      person: {
        ...person,
        firstName: 'Jose',
        lastName: 'Lim',
        email: 'lim@example.org',
        dateOfBirth: '1950-01-02',
      },
    };
    const conflict = (row: number, firstName: string, changes: Partial<ImportRow> = {}): ImportRow =>
      anImportRow({
        row,
        outcome: 'conflict',
        cells: [firstName, 'lim@example.org', ''],
        fields: {},
        person: { ...person, firstName, email: 'lim@example.org' },
        candidates: [jose],
        ...changes,
      });
    const start = (...rows: ImportRow[]) => ({
      imports: [aCheckedImport({ counts: { ...COUNTS, create: 0, update: 0, conflict: rows.length } })],
      importRows: rows,
    });
    const question = (row: number) =>
      screen.findByRole('region', { name: new RegExp(`^Same person\\? Row ${row}`) });
    const cellsOf = (card: HTMLElement) =>
      within(card)
        .getAllByRole<HTMLTableRowElement>('row')
        .map(({ cells }) => Array.from(cells, (cell) => cell.textContent));

    test('shows them first, each beside whom it may be, with what differs', async () => {
      renderPage(start(conflict(5, 'Corazon')));
      expect(await screen.findByRole('tab', { name: '1 To decide' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const card = await question(5);
      expect(cellsOf(card)).toEqual([
        ['', 'In the file', 'Jose Limsame e-mail'],
        ['First name', 'Corazon', 'Josediffers'],
        ['Last name', '–nothing', 'Lim'],
        ['Date of birth', '–nothing', 'Jan 2, 1950'],
        ['E-mail', 'lim@example.org', 'lim@example.org'],
      ]);
      expect(within(card).getByRole('link', { name: 'Jose Lim' })).toHaveAttribute(
        'href',
        '/admin/clients/client-1',
      );
    });

    test('decides the first one by key, and goes on to the next one, until only Apply is left', async () => {
      const { user, server } = renderPage(start(conflict(5, 'Corazon'), conflict(6, 'Ben')));
      await question(5);
      await user.keyboard('2');
      await waitFor(async () => expect(await question(6)).toHaveFocus());
      expect(server.calls).toContain('decideRows {"5":{"as":"other"}}');
      expect(await screen.findByText('Apply creates 1 client.')).toBeVisible();
      await user.keyboard('1');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus());
      expect(server.calls).toContain('decideRows {"6":{"as":"same","clientId":"client-1"}}');
      expect(await screen.findByText('Apply creates 1 client and updates 1 client.')).toBeVisible();
    });

    test('takes another decision about a row', async () => {
      const { user, server } = renderPage(start(conflict(5, 'Corazon'), conflict(6, 'Ben')));
      await user.click(within(await question(5)).getByRole('button', { name: 'Same person' }));
      const decided = await screen.findByRole('region', { name: 'Decided' });
      expect(decided).toHaveTextContent('Row 5 Corazon: Same person as Jose Lim');
      await user.click(within(decided).getByRole('button', { name: 'Change the decision for row 5' }));
      await waitFor(async () => expect(await question(5)).toHaveFocus());
      await user.click(within(await question(5)).getByRole('button', { name: 'Skip' }));
      await waitFor(() => expect(decided).toHaveTextContent('Left out'));
      expect(server.calls).toContain('decideRows {"5":{"as":"skip"}}');
    });

    test('asks which one of several; a key decides for none of them', async () => {
      const twin = { ...jose, id: 'client-2', name: 'Jose Lim Jr.' };
      const { user, server } = renderPage(start(conflict(5, 'Jose', { candidates: [jose, twin] })));
      const card = await question(5);
      await user.keyboard('1');
      expect(server.calls).toEqual([]);
      await user.click(within(card).getByRole('button', { name: 'Same person as Jose Lim Jr.' }));
      await waitFor(() =>
        expect(server.calls).toEqual(['decideRows {"5":{"as":"same","clientId":"client-2"}}']),
      );
    });

    test('decides all that are left alike', async () => {
      const { user, server } = renderPage(start(conflict(5, 'Corazon'), conflict(6, 'Ben')));
      await user.click(await screen.findByRole('button', { name: 'Another person for all' }));
      await waitFor(() => expect(screen.getByText('Apply creates 2 clients.')).toBeVisible());
      expect(server.calls).toEqual(['decideRows {} other']);
    });

    test('decides those alike that differ in the same fields as the first one', async () => {
      const contradicts: ('firstName' | 'dateOfBirth')[] = ['firstName', 'dateOfBirth'];
      const { user, server } = renderPage(
        start(
          conflict(5, 'Corazon'),
          conflict(6, 'Ana', { candidates: [{ ...jose, contradicts }] }),
          conflict(7, 'Ben'),
        ),
      );
      const alike = await screen.findByRole('group', { name: 'All 2 rows that differ in first name:' });
      await user.click(within(alike).getByRole('button', { name: 'Another person for all like this' }));
      await waitFor(() => expect(screen.getByText('Apply creates 2 clients.')).toBeVisible());
      expect(server.calls).toEqual(['decideRows {} other firstName']);
      expect(await question(6)).toBeVisible();
      expect(screen.queryByRole('group')).toBeNull();
    });

    test('name the cells that are left out where they are decided', async () => {
      renderPage(start(conflict(5, 'Corazon', { notices: [notice] }), conflict(6, 'Ben')));
      expect(within(await question(5)).getByText(LEFT_OUT)).toBeVisible();
      expect(within(await question(6)).queryByText(/is left out/)).toBeNull();
    });

    test('are decided and applied later, when the rest was applied', async () => {
      const { imports, importRows } = start(conflict(5, 'Corazon'));
      const applied = { state: 'applied', appliedAt: '2026-11-24T03:05:00.000Z' } as const;
      const { user, server } = renderPage({ imports: [{ ...imports[0]!, ...applied }], importRows });
      await user.click(within(await question(5)).getByRole('button', { name: 'Another person' }));
      await user.click(await screen.findByRole('button', { name: 'Apply what is decided' }));
      await waitFor(() => expect(server.calls).toEqual(['decideRows {"5":{"as":"other"}}', 'applyImport']));
    });
  });

  test('goes back to the columns, as they were matched', async () => {
    const { user } = renderPage({ imports: [aCheckedImport()] });
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
    expect(await heading('Match the columns')).toHaveFocus();
    expect(fieldOf('Given Name')).toHaveDisplayValue('First name (required)');
  });

  test('is applied by one press', async () => {
    const { user, server } = renderPage({ imports: [aCheckedImport()] });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await heading('Applying')).toHaveFocus();
    expect(step()).toBe('4Apply');
    expect(server.calls).toContain('applyImport');
  });

  test('says when it cannot be applied', async () => {
    const { user, server } = renderPage({ imports: [aCheckedImport()] });
    await screen.findByRole('button', { name: 'Apply' });
    server.rejectWith = errorResponse(409, 'This import is being checked');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This import is being checked')).toBeVisible();
  });
});

describe('the report', () => {
  const applied = () => aCheckedImport({ state: 'applied', appliedAt: '2026-11-24T03:05:00.000Z', done: 3 });

  test('says what happened, with the report as CSV', async () => {
    const rendered = renderPage({ imports: [applied()], importRows: [anImportRow()] });
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
    const { user, becomes } = renderPage({
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
    renderPage({
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
    const { user, server } = renderPage({ imports: [failed()] });
    expect(await screen.findByText(/^The disk of the server is full/)).toBeVisible();
    expect(screen.getByText('Nothing was changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(server.calls).toContain('checkImport'));
  });

  test('while it was applied says how far it came, and goes on or is undone', async () => {
    const { user, server } = renderPage({ imports: [failed(APPLIED)] });
    expect(await screen.findByText(/^2 of 3 rows were applied by then/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo…' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(server.calls).toContain('applyImport'));
  });

  test('while it was undone goes on with that', async () => {
    const { user, server } = renderPage({ imports: [failed({ ...APPLIED, undo: { undone: 2, left: 0 } })] });
    expect(await screen.findByText(/^2 of 3 rows were taken back by then/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(server.calls).toContain('undoImport'));
  });
});

test('an import is removed, which says what becomes of what it brought', async () => {
  const { user, server, url } = renderPage({ imports: [aCheckedImport()] });
  await user.click(await screen.findByRole('button', { name: 'Remove…' }));
  expect(await screen.findByText(/Nothing else changes/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(url.current).toBe('/admin/imports'));
  expect(server.data.imports).toEqual([]);
});

test('an address without an import says so', async () => {
  renderPage({ imports: [] });
  expect(await screen.findByText(/^There is no import at this address/)).toBeVisible();
});

describe('on a phone', () => {
  onPhone();

  test('the columns are left to a computer', async () => {
    renderPage();
    expect(await screen.findByText('Go on with this on a computer')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('the progress and the report are shown', async () => {
    const { becomes } = renderPage({ imports: [aCheckedImport({ state: 'applying', done: 1 })] });
    expect(await screen.findByText('1 of 3 rows')).toBeVisible();
    act(() => becomes({ state: 'applied' }));
    expect(await screen.findByText('2 clients created and 1 client updated.')).toBeVisible();
  });

  test('the report names the cells that are left out of rows without a decision', async () => {
    const counts = { create: 0, update: 0, skip: 0, conflict: 1, wrong: 0 };
    renderPage({
      imports: [aCheckedImport({ state: 'applied', counts })],
      importRows: [anImportRow({ outcome: 'conflict', notices: [notice] })],
    });
    expect(await screen.findByText(LEFT_OUT)).toBeVisible();
  });
});
