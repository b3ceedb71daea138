import { keptSince } from './suspicion.js';

test('suspected submissions are kept for 90 days', () =>
  expect(keptSince(new Date('2026-11-23T10:00:00.000Z'))).toBe('2026-08-25T10:00:00.000Z'));
