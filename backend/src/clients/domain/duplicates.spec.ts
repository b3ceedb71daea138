import { duplicateReasons, type Likeness } from './duplicates.js';

const LIZA: Likeness = {
  ...{ email: 'liza@x.example', phone: '+639170000101', name: 'liza reyes', dateOfBirth: '1984-03-12' },
};
const NOBODY: Likeness = { email: '', phone: '', name: '', dateOfBirth: '' };

test.each<[string, Partial<Likeness>, readonly string[]]>([
  ['the same in everything', LIZA, ['email', 'phone', 'nameAndBirth']],
  ['with the same address', { email: LIZA.email }, ['email']],
  ['with the same number', { phone: LIZA.phone }, ['phone']],
  [
    'of the same name and date of birth',
    { name: LIZA.name, dateOfBirth: LIZA.dateOfBirth },
    ['nameAndBirth'],
  ],
  ['of the same name only', { name: LIZA.name }, []],
  ['of the same date of birth only', { dateOfBirth: LIZA.dateOfBirth }, []],
])('a client %s may be the same person by %j', (_, likeness, reasons) => {
  expect(duplicateReasons(LIZA, { ...NOBODY, ...likeness })).toEqual(reasons);
});

test('what nobody knows is no reason', () => {
  expect(duplicateReasons(NOBODY, NOBODY)).toEqual([]);
});
