import { toolFor } from './tools';

const press = (code: string, modifiers = {}) =>
  toolFor({ code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers })?.label;

test('Ctrl or Cmd with a key chooses a tool', () => {
  expect(press('KeyB', { ctrlKey: true })).toBe('Bold');
  expect(press('KeyI', { metaKey: true })).toBe('Italic');
  expect(press('KeyK', { ctrlKey: true })).toBe('Link');
  expect(press('Digit8', { ctrlKey: true, shiftKey: true })).toBe('List');
  expect(press('Digit7', { ctrlKey: true, shiftKey: true })).toBe('Numbered list');
  expect(press('Digit2', { ctrlKey: true, altKey: true })).toBe('Heading');
});

test('plain keys and other combinations are left to the browser', () => {
  expect(press('KeyB')).toBeUndefined();
  expect(press('KeyB', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('KeyV', { ctrlKey: true })).toBeUndefined();
  // AltGr types a character
  expect(press('KeyB', { ctrlKey: true, altKey: true })).toBeUndefined();
});
