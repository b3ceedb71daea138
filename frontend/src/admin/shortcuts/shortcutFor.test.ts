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
  document.body.innerHTML = '<input><div role="listbox"><b></b></div><div role="dialog"><i></i></div><p></p>';
  for (const selector of ['input', 'b', 'i']) expect(takesKeys(document.querySelector(selector))).toBe(true);
  expect(takesKeys(document.querySelector('p'))).toBe(false);
});
