import { FIELDS_OF, type ImportKind } from './import-fields.js';
import type { ImportOptions } from './mapping.js';
import { countNotices, isEmpty, readRecord } from './read-record.js';

/** Reads a row whose columns are called as their fields; `Other` fills none. */
function read(kind: ImportKind, cells: Record<string, string>, options: ImportOptions = {}) {
  const headings = Object.keys(cells);
  const columns = Object.fromEntries(headings.map((name) => [name, name.replace(/\d$/, '')]));
  return readRecord(kind, { columns: { ...columns, Status: null }, options }, headings, Object.values(cells));
}
const codes = (problems: readonly { readonly field: string; readonly code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);

describe('the amounts of a row', () => {
  it.each([
    [{ premium: '$100', currency: 'SGD' }, 10_000, 'SGD'],
    [{ premium: '100 $', currency: 'AUD' }, 10_000, 'AUD'],
    [{ premium: '100', currency: 'EUR' }, 10_000, 'EUR'],
    [{ premium: 'EUR 100', currency: 'EUR' }, 10_000, 'EUR'],
    [{ premium: 'USD 100', currency: 'SGD' }, undefined, 'SGD'],
    [{ premium: '$100', currency: 'EUR' }, undefined, 'EUR'],
    [{ premium: '₱100', currency: 'USD' }, undefined, 'USD'],
  ])('%j are %s in %s', (cells, premium, currency) => {
    const { fields, errors } = read('policies', cells);
    expect([fields.premium, fields.currency]).toEqual([premium, currency]);
    expect(codes(errors).includes('premium import.two-currencies')).toBe(premium === undefined);
  });

  it('cannot do without a currency that cannot be read; without an amount it is left out', () => {
    const wrong = read('policies', { premium: '100', currency: 'gold' });
    expect(codes(wrong.errors)).toContain('currency policy.currency');
    const own = read('policies', { currency: 'gold' });
    expect(codes(own.notices)).toEqual(['currency policy.currency']);
  });
});

describe('the words of a row', () => {
  const meanings = { mode: { weekly: 'monthly', never: null }, subscribed: { sure: 'yes', nope: 'no' } };

  it('have the meaning that the mapping gives them', () => {
    expect(read('policies', { mode: 'Weekly' }, { meanings }).fields).toEqual({ mode: 'monthly' });
    const never = read('policies', { mode: 'never' }, { meanings });
    expect([never.fields, codes(never.errors)]).not.toContain('mode field.one-of');
    const said = (word: string) =>
      read('subscribers', { email: 'a@x.example', subscribed: word }, { meanings });
    expect([said('sure').fields.subscribed, said('nope').fields.subscribed]).toEqual([true, false]);
  });

  it('may mean something although they mean nothing elsewhere', () => {
    const nothing = { meanings: { mode: { 'N/A': 'single' } } };
    expect(read('policies', { mode: 'N/A' }, nothing).fields).toEqual({ mode: 'single' });
    expect(read('policies', { mode: 'N/A' }).fields).toEqual({});
  });
});

describe('several addresses or numbers in a cell', () => {
  it('are the first and the second one; what is left over is named', () => {
    const cells = { firstName: 'Ana', phone: '0917 000 0101 ::: 0917 000 0102 ::: 0917 000 0103' };
    const { fields, notices } = read('clients', cells);
    expect(fields).toMatchObject({ phone: '0917 000 0101', secondPhone: '0917 000 0102' });
    expect(codes(notices)).toEqual(['secondPhone import.further-values']);
    expect(notices).toMatchObject([{ value: '0917 000 0103' }]);
  });

  it('leave a second one that has a column of its own', () => {
    const emails = { email: 'a@x.example ::: b@x.example', secondEmail: 'c@x.example' };
    const { fields, notices } = read('clients', { firstName: 'Ana', ...emails });
    expect([fields.email, fields.secondEmail]).toEqual(['a@x.example', 'c@x.example']);
    expect(notices).toMatchObject([{ field: 'secondEmail', value: 'b@x.example' }]);
  });
});

describe('a part that is too long', () => {
  it('is named, and left out', () => {
    const { fields, notices } = read('clients', { firstName: 'Ana', namePrefix: 'x'.repeat(51) });
    expect([fields, codes(notices)]).toEqual([{ firstName: 'Ana' }, ['namePrefix field.too-long']]);
    expect(read('clients', { firstName: 'Ana', namePrefix: 'x'.repeat(50) }).notices).toEqual([]);
  });

  it('makes its name too long', () => {
    const { fields, errors } = read('leads', {
      firstName: 'Ana',
      middleName: 'x'.repeat(100),
      email: 'ana@x.example',
    });
    expect([fields, codes(errors)]).toEqual([{ email: 'ana@x.example' }, ['firstName field.too-long']]);
  });
});

describe('a subscriber', () => {
  const EMAIL = { email: 'ana@x.example' };
  const GIVEN = '2024-01-05T10:00:00';
  const of = (cells: Record<string, string>) => read('subscribers', { ...EMAIL, ...cells });
  const leftOf = (cells: Record<string, string>) => of(cells).fields.left;

  it.each([
    ['at the last of several times', { left1: '2025-01-01', left2: '2025-03-01' }, '2025-03-01T00:00:00'],
    ['at the last of them in any order', { left1: '2025-03-01', left2: '2025-01-01' }, '2025-03-01T00:00:00'],
    ['at a time rather than by a yes', { left1: '2025-03-01', left2: 'yes' }, '2025-03-01T00:00:00'],
    ['at a time behind a yes', { left1: 'yes', left2: '2025-03-01' }, '2025-03-01T00:00:00'],
    ['by one yes', { left1: 'no', left2: 'yes', left3: 'no' }, true],
    ['by the state of a subscription', { subscribed: 'unsubscribed' }, true],
    ['not by a no', { left1: 'no' }, undefined],
    ['not by a subscription that is off', { subscribed: 'no' }, undefined],
  ])('has left %s', (_, cells, left) => expect(leftOf(cells)).toBe(left));

  it('is confirmed by a consent', () => {
    expect(of({ consentGivenAt: GIVEN })).toEqual({
      fields: { ...EMAIL, consentGivenAt: GIVEN },
      errors: [],
      notices: [],
    });
  });

  it.each([
    ['a column that tells of leaving cannot be read', { left: 'perhaps' }, 'import.leaving-unknown'],
    ['a column says that they left, and fills no field', { Status: 'bounced' }, 'import.leaving-unused'],
  ])('is not confirmed when %s', (_, cells, code) => {
    const { fields, notices } = of({ consentGivenAt: GIVEN, ...cells });
    expect(fields.consentGivenAt).toBeUndefined();
    expect(notices).toContainEqual(expect.objectContaining({ field: 'consentGivenAt', code, value: GIVEN }));
    const { notices: without } = of(cells);
    expect(codes(without)).not.toContain(`consentGivenAt ${code}`);
  });

  it('who left keeps the time of the consent', () => {
    const { fields, notices } = of({ consentGivenAt: GIVEN, left: 'yes', Status: 'bounced' });
    expect([fields, notices]).toEqual([{ ...EMAIL, consentGivenAt: GIVEN, left: true }, []]);
  });
});

test('notices are counted by whether the cell cannot be read or nobody is confirmed by it', () => {
  const notices = ['import.leaving-unknown', 'import.leaving-unused', 'field.phone', 'field.email'].map(
    (code) => ({ field: '', code, message: '', value: '' }),
  );
  expect(countNotices({ unreadable: 1, notConfirmed: 10 }, notices as never)).toEqual({
    unreadable: 3,
    notConfirmed: 12,
  });
});

test.each([
  ['dateOfBirth', '0000-00-00T00:00:00Z', true],
  ['dateOfBirth', '01/01/1900', true],
  ['dateOfBirth', '01/01/1901', false],
  ['dateOfBirth', '1900-01-01 00:00', true],
  ['dateOfBirth', '1900-01-01-02', false],
  ['notes', '0000-00-00', false],
  ['notes', ' NULL ', true],
  ['notes', 'Null', false],
  ['notes', 'NULLs', false],
  ['notes', '#N/A', true],
  ['notes', '  ', true],
])('a cell of the field %s with %j says nothing: %s', (name, cell, expected) =>
  expect(
    isEmpty(
      FIELDS_OF.clients.find((field) => field.name === name)!,
      cell,
    ),
  ).toBe(expected),
);
