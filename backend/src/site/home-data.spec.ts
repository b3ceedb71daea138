import type { BusyOffice } from '../calendar/busy-office.js';
import type { ClosedDays } from '../calendar/closed-days.js';
import {
  aPublishedIssue,
  InMemoryPublishedIssues,
} from '../newsletter/testing/in-memory-published-issues.js';
import type { PublishedIssue } from '../newsletter/published-issues.js';
import { portWith } from '../platform/testing/port-with.js';
import { HomeData } from './home-data.js';

const CLOSED = [{ date: '2026-12-25', name: 'Christmas Day' }];

function home(...issues: readonly PublishedIssue[]) {
  const closedDays = portWith<ClosedDays>({ upcoming: () => CLOSED });
  const busy: BusyOffice = { takenTimes: { '2026-11-27': ['9am'] } };
  return new HomeData(closedDays, busy, new InMemoryPublishedIssues(issues));
}

describe('the home page', () => {
  it('shows closed days, taken times and the newest issue without its text', async () => {
    const [older, newer] = [
      aPublishedIssue('2026-11-01T02:00:00.000Z'),
      aPublishedIssue('2026-11-20T02:00:00.000Z'),
    ];
    const { id: _, content: __, ...latestIssue } = newer;
    expect(await home(newer, older).latest()).toEqual({
      page: 'home',
      closedDays: CLOSED,
      takenTimes: { '2026-11-27': ['9am'] },
      latestIssue,
    });
  });

  it('shows no issue before the first one', async () => {
    expect(await home().latest()).toMatchObject({ latestIssue: null });
  });

  it.each(['booking', 'newsletter'] as const)(
    'gives a rejected %s form back at once, without the issue',
    (form) => {
      const returned = { values: { email: 'x' }, errors: { email: 'Wrong' } };
      const content = home(aPublishedIssue('2026-11-20T02:00:00.000Z')).returned(form, returned);
      expect(content).toMatchObject({
        page: 'home',
        closedDays: CLOSED,
        latestIssue: null,
        [form]: returned,
      });
    },
  );
});
