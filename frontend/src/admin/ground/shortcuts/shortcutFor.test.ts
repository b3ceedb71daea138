import { shortcutFor, handlesKeys } from './shortcutFor';

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

test('returns the key, or G and the key after the leader key', () => {
  expect(shortcutFor(press('/'), false)).toBe('/');
  expect(shortcutFor(press('L'), true)).toBe('g l');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('ignores key presses with %s', (modifier) => {
  expect(shortcutFor(press('1', { [modifier]: true }), false)).toBeNull();
});

test('ignores keys in fields, lists and dialogs', () => {
  const inside = (role: string) => {
    const around = document.createElement('div');
    around.setAttribute('role', role);
    return around.appendChild(document.createElement('span'));
  };
  expect(handlesKeys(document.createElement('input'))).toBe(true);
  expect(handlesKeys(inside('listbox'))).toBe(true);
  expect(handlesKeys(inside('dialog'))).toBe(true);
  expect(handlesKeys(inside('main'))).toBe(false);
});
