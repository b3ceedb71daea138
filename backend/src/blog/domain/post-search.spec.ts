import { isFound, searchOf } from './post-search.js';

const post = { title: 'Stopping at sixty', excerpt: 'What Niños cost.', category: 'Retirement' };

describe('a search of posts', () => {
  it.each(['', 'sixty', 'SIXTY stop', 'ninos', 'retire cost', 'what niños'])(
    '%j finds the post',
    (search) => {
      expect(isFound(post, search)).toBe(true);
    },
  );

  it.each(['seventy', 'sixty seventy', '.*', '%', 'sixtys'])('%j does not find it', (search) => {
    expect(isFound(post, search)).toBe(false);
  });

  it.each([
    ['  two   words ', 'two words'],
    [' \n ', ''],
    ['é'.repeat(101), 'é'.repeat(100)],
    ['🙂'.repeat(101), '🙂'.repeat(100)],
  ])('%j is used as %j', (text, search) => expect(searchOf(text)).toBe(search));
});
