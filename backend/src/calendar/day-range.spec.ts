import { domainErrorOf } from '../platform/testing/domain-errors.js';
import { dayRange } from './day-range.js';

describe('the days of a calendar request', () => {
  it('are accepted up to a hundred days', () => {
    expect(dayRange({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
    expect(dayRange({ from: '2026-11-01', to: '2027-02-09' })).toEqual({
      from: '2026-11-01',
      to: '2027-02-09',
    });
  });

  it.each([
    [{}, { from: 'From must be a real date' }],
    [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'From must be a real date' }],
    [{ from: '2026-02-01' }, { to: 'To must be a real date' }],
    [{ from: '2026-02-01', to: ['2026-02-02'] }, { to: 'To must be a real date' }],
    [{ from: '2026-02-02', to: '2026-02-01' }, { to: 'To must be at most 100 days after from' }],
    [{ from: '2026-11-01', to: '2027-02-10' }, { to: 'To must be at most 100 days after from' }],
  ])('are rejected with %j', (query, errors) =>
    expect(domainErrorOf(() => dayRange(query)).errors).toEqual(errors),
  );
});
