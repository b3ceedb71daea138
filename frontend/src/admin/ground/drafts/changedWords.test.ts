import { changedWords } from './changedWords';

test('marks the words that differ', () => {
  expect(changedWords('Term or whole life', 'Term or universal life')).toEqual({
    before: [
      { text: 'Term or ', changed: false },
      { text: 'whole', changed: true },
      { text: ' life', changed: false },
    ],
    after: [
      { text: 'Term or ', changed: false },
      { text: 'universal', changed: true },
      { text: ' life', changed: false },
    ],
  });
});

test('marks two long lines without common words as a whole', () => {
  const words = (prefix: string) => Array.from({ length: 3000 }, (_, i) => `${prefix}${i}`).join(' ');
  const { before, after } = changedWords(words('a'), words('b'));
  expect([before.length, after.length]).toEqual([1, 1]);
});
