import { duplicateReasons, type Likeness } from './duplicates.js';

const LIZA: Likeness = {
  emails: ['liza@x.example'],
  phones: ['+639170000101'],
  name: 'liza reyes',
  words: new Set(),
  dateOfBirth: '1984-03-12',
};
const NOBODY: Likeness = { emails: [], phones: [], name: '', words: new Set(), dateOfBirth: '' };

test.each<[string, Partial<Likeness>, readonly string[]]>([
  ['the same in everything', LIZA, ['email', 'phone', 'nameAndBirth']],
  ['with the same address', { emails: LIZA.emails }, ['email']],
  ['with the same number', { phones: LIZA.phones }, ['phone']],
  [
    'of the same name and date of birth',
    { name: LIZA.name, dateOfBirth: LIZA.dateOfBirth },
    ['nameAndBirth'],
  ],
  [
    'of the same name before a merge and date of birth',
    { name: 'liza uy', words: new Set(['liza', 'uy', 'reyes']), dateOfBirth: LIZA.dateOfBirth },
    ['nameAndBirth'],
  ],
  ['with the same address before a merge', { emails: ['uy@x.example', ...LIZA.emails] }, ['email']],
  ['of the same name only', { name: LIZA.name }, []],
  ['of the same date of birth only', { dateOfBirth: LIZA.dateOfBirth }, []],
])('a client %s may be the same person by %j', (_, likeness, reasons) => {
  expect(duplicateReasons(LIZA, { ...NOBODY, ...likeness })).toEqual(reasons);
});

test('what nobody knows is no reason', () => {
  expect(duplicateReasons(NOBODY, NOBODY)).toEqual([]);
});

test.each([
  ['the same name, and no date of birth', { name: 'liza' }, { name: 'liza' }],
  ['the same date of birth, and no name', { dateOfBirth: '1984-03-12' }, { dateOfBirth: '1984-03-12' }],
  [
    'one word of a name before a merge',
    { name: 'liza uy', words: new Set(['liza', 'uy', 'reyes']), dateOfBirth: '1984-03-12' },
    { name: 'liza tan', dateOfBirth: '1984-03-12' },
  ],
])('two clients with %s may be several people', (_, one, other) => {
  expect(duplicateReasons({ ...NOBODY, ...one }, { ...NOBODY, ...other })).toEqual([]);
  expect(duplicateReasons({ ...NOBODY, ...other }, { ...NOBODY, ...one })).toEqual([]);
});
