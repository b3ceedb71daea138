import { ageOn } from './ageOn';

test.each([
  ['1988-11-22', 38],
  ['1988-11-23', 37],
  ['1988-12-01', 37],
  ['1988-01-31', 38],
  ['2026-11-22', 0],
])('born on %s: %i years', (born, years) => expect(ageOn(born, '2026-11-22')).toBe(years));
