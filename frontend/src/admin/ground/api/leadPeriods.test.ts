import { daysOf, requestedLeads } from './leadPeriods';

// a Sunday
const today = '2026-11-22';

test.each([
  ['yesterday-on', { from: '2026-11-21' }],
  ['today', { from: '2026-11-22', to: '2026-11-22' }],
  ['tomorrow', { from: '2026-11-23', to: '2026-11-23' }],
  ['this-week', { from: '2026-11-22', to: '2026-11-28' }],
  ['next-week', { from: '2026-11-29', to: '2026-12-05' }],
  ['this-month', { from: '2026-11-01', to: '2026-11-30' }],
  [undefined, {}],
] as const)('the period %s has its days', (period, days) => expect(daysOf(period, today)).toEqual(days));

test('requests the days of a period, and given days only for the period of two dates', () => {
  expect(
    requestedLeads(
      {
        q: 'Liza',
        created: 'today',
        createdFrom: '2020-01-01',
        appointment: 'dates',
        preferredDateFrom: '2026-12-01',
      },
      today,
    ),
  ).toEqual({
    q: 'Liza',
    createdFrom: '2026-11-22',
    createdTo: '2026-11-22',
    preferredDateFrom: '2026-12-01',
    preferredDateTo: undefined,
  });
});
