import { lostLetters } from './lost-letters.js';

test('a field whose cell has a letter that cannot be read is named; a column that fills no field is not', () => {
  const columns = { Name: 'firstName', Surname: 'lastName', Remarks: null };
  const cells = ['Ni\uFFFDo', 'Cruz', 'a\uFFFDb'];
  expect(lostLetters(columns, ['Name', 'Surname', 'Remarks'], cells)).toEqual({
    firstName: 'import.letters-lost',
  });
});
