import { closedText } from './closedDays';

const names = new Map([['2026-11-30', 'Bonifacio Day']]);

test('names closed days', () => {
  expect(closedText('2026-11-30', names)).toBe('Bonifacio Day');
  expect(closedText('2026-11-29', names)).toBe('Closed');
  expect(closedText('2026-11-28', names)).toBeNull();
});
