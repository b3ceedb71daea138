import { listFromArray } from './listFromArray';

const rows = [
  { id: '1', name: 'Cruz' },
  { id: '2', name: 'Abad' },
  { id: '3', name: 'Bautista' },
];

test('sorts in both directions', () => {
  const names = (order: 'ASC' | 'DESC') =>
    listFromArray(rows, { sort: { field: 'name', order } }).data.map(({ name }) => name);
  expect(names('ASC')).toEqual(['Abad', 'Bautista', 'Cruz']);
  expect(names('DESC')).toEqual(['Cruz', 'Bautista', 'Abad']);
});

test('returns one page and the total', () => {
  const page = listFromArray(rows, { pagination: { page: 2, perPage: 2 } });
  expect(page).toEqual({ data: [rows[2]], total: 3 });
});

test('does not change the given array', () => {
  const given = [...rows];
  listFromArray(given, { sort: { field: 'name', order: 'ASC' } });
  expect(given).toEqual(rows);
});
