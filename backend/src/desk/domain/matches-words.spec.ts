import { matchesWords } from './matches-words.js';

describe('a search for words', () => {
  it.each([
    ['Admin Users', 'us', true],
    ['Admin Users', 'users adm', true],
    ['Admin Users', 'min', false],
    ['Admin Users', 'admin tasks', false],
    ['Is life insurance (term) worth it?', 'TERM', true],
    ['Ñandú 保险', 'ñan 保', true],
    ['ＦＵＬＬ width', 'full', true],
    ['Anything', '', false],
    ['Anything', ' -?! ', false],
  ])('in %j finds %j: %s', (text, query, isFound) => expect(matchesWords(text, query)).toBe(isFound));
});
