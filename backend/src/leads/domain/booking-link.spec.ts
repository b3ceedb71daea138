import { linksWork } from './booking-link.js';

describe('a link to a booking', () => {
  it.each([
    ['before the day', '2026-11-01', true],
    ['on the day', '2026-11-25', true],
    ['30 days after it', '2026-12-25', true],
    ['31 days after it', '2026-12-26', false],
  ])('%s works: %s %s', (_, today, works) => {
    expect(linksWork({ preferredDate: '2026-11-25' }, today)).toBe(works);
  });
});
