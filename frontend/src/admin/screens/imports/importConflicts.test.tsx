import { screen, waitFor, within } from '@testing-library/react';
import { aCheckedImport, anImportRow } from '@/testing/fakeImports';
import type { ImportRow } from '@/admin/ground/api/importTypes';
import { COUNTS, LEFT_OUT, notice, renderImport } from '@/testing/renderImport';

describe('rows in conflict', () => {
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

  test('are shown first, each beside whom it may be, with what differs', async () => {
    renderImport(start(conflict(5, 'Corazon')));
    expect(await screen.findByRole('tab', { name: '1 To decide' })).toHaveAttribute('aria-selected', 'true');
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

  test('are decided one after the other by key, until only Apply is left', async () => {
    const { user, server } = renderImport(start(conflict(5, 'Corazon'), conflict(6, 'Ben')));
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

  test('take another decision', async () => {
    const { user, server } = renderImport(start(conflict(5, 'Corazon'), conflict(6, 'Ben')));
    await user.click(within(await question(5)).getByRole('button', { name: 'Same person' }));
    const decided = await screen.findByRole('region', { name: 'Decided' });
    expect(decided).toHaveTextContent('Row 5 Corazon: Same person as Jose Lim');
    await user.click(within(decided).getByRole('button', { name: 'Change the decision for row 5' }));
    await waitFor(async () => expect(await question(5)).toHaveFocus());
    await user.click(within(await question(5)).getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(decided).toHaveTextContent('Left out'));
    expect(server.calls).toContain('decideRows {"5":{"as":"skip"}}');
  });

  test('ask which one of several; a key decides for none of them', async () => {
    const twin = { ...jose, id: 'client-2', name: 'Jose Lim Jr.' };
    const { user, server } = renderImport(start(conflict(5, 'Jose', { candidates: [jose, twin] })));
    const card = await question(5);
    await user.keyboard('1');
    expect(server.calls).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Same person as Jose Lim Jr.' }));
    await waitFor(() =>
      expect(server.calls).toEqual(['decideRows {"5":{"as":"same","clientId":"client-2"}}']),
    );
  });

  test('are decided alike, all that are left', async () => {
    const { user, server } = renderImport(start(conflict(5, 'Corazon'), conflict(6, 'Ben')));
    await user.click(await screen.findByRole('button', { name: 'Another person for all' }));
    await waitFor(() => expect(screen.getByText('Apply creates 2 clients.')).toBeVisible());
    expect(server.calls).toEqual(['decideRows {} other']);
  });

  test('are decided alike where they differ in the same fields as the first one', async () => {
    const contradicts: ('firstName' | 'dateOfBirth')[] = ['firstName', 'dateOfBirth'];
    const { user, server } = renderImport(
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
    renderImport(start(conflict(5, 'Corazon', { notices: [notice] }), conflict(6, 'Ben')));
    expect(within(await question(5)).getByText(LEFT_OUT)).toBeVisible();
    expect(within(await question(6)).queryByText(/is left out/)).toBeNull();
  });

  test('are decided and applied later, when the rest was applied', async () => {
    const { imports, importRows } = start(conflict(5, 'Corazon'));
    const applied = { state: 'applied', appliedAt: '2026-11-24T03:05:00.000Z' } as const;
    const { user, server } = renderImport({ imports: [{ ...imports[0]!, ...applied }], importRows });
    await user.click(within(await question(5)).getByRole('button', { name: 'Another person' }));
    await user.click(await screen.findByRole('button', { name: 'Apply what is decided' }));
    await waitFor(() => expect(server.calls).toEqual(['decideRows {"5":{"as":"other"}}', 'applyImport']));
  });
});
