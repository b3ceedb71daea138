import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { matchesWords } from './matches-words.js';
import { screensFound } from './screens.js';

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
  ])('in %j for %j: %s', (text, query, isFound) => expect(matchesWords(text, query)).toBe(isFound));
});

describe('the screens found', () => {
  const names = (query: string, role: 'superadmin' | 'admin_assistant') =>
    screensFound(query, role).map(({ name }) => name);

  it('are those with the words', () => {
    expect(screensFound('ca', 'admin_assistant')).toEqual([{ name: 'Calendar', path: '/admin/calendar' }]);
    expect(names('s', 'superadmin')).toEqual(['Settings', 'Security', 'Self-check']);
    expect(names('nothing', 'superadmin')).toEqual([]);
  });

  it('are those in the navigation of the role', () => {
    expect(names('users', 'superadmin')).toEqual(['Admin Users']);
    expect(names('users', 'admin_assistant')).toEqual([]);
  });

  it('have the names and paths of the navigation of the console', () => {
    const file = resolve(import.meta.dirname, '../../../../frontend/src/admin/layout/screens.ts');
    const screens = [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)', label: '([^']+)'/g)];
    expect(screens.length).toBeGreaterThan(5);
    for (const [, path, name] of screens)
      expect(screensFound(name!, 'superadmin')).toContainEqual({ name, path });
  });
});
