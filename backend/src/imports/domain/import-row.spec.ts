import { anImport, aRow } from '../testing/builders.js';
import { noticesOf } from './import-row.js';

describe('the notices of a row', () => {
  const headings = ['First name', 'E-mail'];
  const columns = { 'First name': 'firstName', 'E-mail': 'email' };
  const imported = anImport({ headings, mapping: { columns, options: {} } });
  const row = aRow({ cells: ['Ben', 'nobody'], outcome: 'create' });

  it('are the cells that are left out', () => {
    expect(noticesOf(imported, row)).toMatchObject([{ field: 'email', value: 'nobody' }]);
  });

  it('are none before a check, without a mapping, and of a row that was erased or has not all cells', () => {
    expect(noticesOf(imported, { ...row, outcome: null })).toEqual([]);
    expect(noticesOf({ ...imported, mapping: null }, row)).toEqual([]);
    expect(noticesOf(imported, { ...row, cells: [] })).toEqual([]);
    expect(noticesOf(imported, { ...row, cells: ['Ben', 'nobody', ''] })).toEqual([]);
  });
});
