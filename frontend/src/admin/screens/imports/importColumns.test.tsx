import { screen, waitFor, within } from '@testing-library/react';
import { anImport, anImportRow, CLIENT_FIELDS } from '@/testing/fakeImports';
import { errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { fieldOf, heading, renderImport, step } from '@/testing/renderImport';

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
    const page = renderImport({ importFields: fields, importWords: words, ...start });
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
  const { user } = renderImport({
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

describe('the columns', () => {
  test('show the first rows as read, and each column with samples and the suggested field', async () => {
    renderImport({ importRows: [anImportRow()] });
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
    const { user } = renderImport({ imports: [anImport({ columns: [...anImport().columns, ...columns] })] });
    expect(await screen.findByText(/Columns that look empty and are left out: 2/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Fax/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await user.selectOptions(fieldOf('Fax'), 'Phone');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(fieldOf('Fax')).toHaveDisplayValue('Phone');
    expect(screen.queryByRole('row', { name: /^Pager/ })).toBeNull();
  });

  test('are read again in another layout, and begin anew', async () => {
    const { user, server } = renderImport();
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
    const { user, server } = renderImport({ imports: [anImport({ ...sheets, headingRow: 2 })] });
    expect(await screen.findByRole('radio', { name: 'Row 2 holds the headings' })).toBeChecked();
    expect(screen.getByText('The headings are in row 2 of the sheet “North”, one of 2.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'South');
    server.rejectWith = errorResponse(409, 'The uploaded file is not kept any more');
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByText('The uploaded file is not kept any more')).toBeVisible();
    expect(server.calls).toContain('layOutImport {"sheet":"South"}');
  });

  test('say which row cannot hold the headings', async () => {
    const { user, server } = renderImport();
    await user.click(await screen.findByText('How the file is laid out'));
    await fill(screen.getByRole('spinbutton', { name: 'Row of the headings' }), '99');
    expect(screen.getByText('Below the rows that are shown here.')).toBeVisible();
    server.rejectWith = errorResponse(400, 'Check the fields', { headingRow: 'The file has no such row' });
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByText('The file has no such row')).toBeVisible();
  });

  test('name the rows with letters in another encoding, and offer no layout when the file is gone', async () => {
    renderImport({ imports: [anImport({ otherRows: { count: 5, rows: [3, 7] }, firstRows: [] })] });
    expect(await screen.findByText(/^Rows 3, 7, and 3 more have letters that are not UTF-8/)).toBeVisible();
    expect(screen.queryByText('How the file is laid out')).toBeNull();
  });

  test('name the software of the file', async () => {
    renderImport({ imports: [anImport({ preset: 'google-contacts' })] });
    expect(await screen.findByText(/^This looks like a file of Google Contacts;/)).toBeVisible();
  });

  test('are checked once the required fields are matched; a field that is chosen again moves', async () => {
    const { user, server } = renderImport();
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
    const { user, server } = renderImport({ imports: [anImport({ dateOrderUnclear: true })] });
    const order = within(await screen.findByRole('group', { name: 'How are dates written in this file?' }));
    await user.click(order.getByRole('radio', { name: 'Day first: 03/04/2026 is April 3' }));
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    await heading('Checking every row');
    expect(server.data.imports[0]?.mapping?.options).toEqual({ onMatch: 'update', dateOrder: 'day-first' });
  });

  test('do not ask for the order of dates otherwise', async () => {
    renderImport();
    await screen.findByRole('button', { name: 'Check every row' });
    expect(screen.queryByRole('group', { name: /dates/ })).toBeNull();
  });

  test('of subscribers ask how they agreed, and say what that means', async () => {
    const { server, user } = renderImport({ imports: [anImport({ kind: 'subscribers' })] });
    const basis = await screen.findByLabelText('How did these people agree to get the newsletter?');
    expect(basis).toHaveAccessibleDescription(/The law asks for a reason, and it is kept with each of them/);
    await fill(basis, 'Signed up at our fair in 2024');
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    await heading('Checking every row');
    expect(server.data.imports[0]?.mapping?.options.consentBasis).toBe('Signed up at our fair in 2024');
  });

  test('ask for the source of ids, where the file does not show it', async () => {
    const { server, user } = renderImport();
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
    const { user, server } = renderImport({ importMappings: [saved] });
    const select = await screen.findByRole('combobox', { name: 'Use a saved matching' });
    await user.selectOptions(select, 'Old list');
    expect(fieldOf('Since')).toHaveDisplayValue('First name (required)');
    expect(fieldOf('E-mail 1')).toHaveDisplayValue('Leave out');
    await user.click(screen.getByRole('button', { name: 'Delete “Old list”' }));
    await waitFor(() => expect(select).not.toBeInTheDocument());
    expect(server.calls).toContain('deleteImportMapping Old list');
  });

  test('say beside a column what the server says of it', async () => {
    const { user, server } = renderImport();
    await screen.findByRole('button', { name: 'Check every row' });
    const errors = { 'E-mail 1': 'Choose one column for E-mail', email: 'E-mail is needed' };
    server.rejectWith = errorResponse(400, 'Check the fields', errors);
    await user.click(screen.getByRole('button', { name: 'Check every row' }));
    expect(await screen.findByText(/Something is missing or unclear.*E-mail is needed/)).toBeVisible();
    expect(fieldOf('E-mail 1')).toHaveAccessibleDescription('Choose one column for E-mail');
  });
});
