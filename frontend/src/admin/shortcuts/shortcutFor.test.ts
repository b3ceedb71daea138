import { shortcutFor, takesKeys } from './shortcutFor';

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

test('is the key itself, or G and the key after the leader', () => {
  expect(shortcutFor(press('/'), false)).toBe('/');
  expect(shortcutFor(press('L'), true)).toBe('g l');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('leaves presses with %s to the browser', (modifier) => {
  expect(shortcutFor(press('1', { [modifier]: true }), false)).toBeNull();
});

test('leaves keys to fields, lists and dialogs', () => {
  const inside = (role: string) => {
    const around = document.createElement('div');
    around.setAttribute('role', role);
    return around.appendChild(document.createElement('span'));
  };
  expect(takesKeys(document.createElement('input'))).toBe(true);
  expect(takesKeys(inside('listbox'))).toBe(true);
  expect(takesKeys(inside('dialog'))).toBe(true);
  expect(takesKeys(inside('main'))).toBe(false);
});
