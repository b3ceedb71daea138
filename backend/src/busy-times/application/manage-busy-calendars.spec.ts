import { SealedTexts } from '../../platform/sealed-text.js';
import { aConfig } from '../../platform/testing/config.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { MOST_CALENDARS } from '../domain/busy-calendar.js';
import { aBusyCalendar } from '../testing/builders.js';
import { FakeCalendarServers } from '../testing/calendar-servers.js';
import { InMemoryBusyCalendars } from '../testing/in-memory-busy-calendars.js';
import { CalendarSecrets } from './calendar-secrets.js';
import { CalendarAddresses, ManageBusyCalendars } from './manage-busy-calendars.js';

const NOW = '2026-11-26T02:00:00.000Z';
const OWN = { name: 'Private', url: 'webcal://calendar.example/secret.ics' };

function setUp() {
  const calendars = new InMemoryBusyCalendars();
  const secrets = new CalendarSecrets(new SealedTexts(aConfig()));
  const addresses = new CalendarAddresses(new FakeCalendarServers(), secrets);
  const management = new ManageBusyCalendars(
    new PassingUnitOfWork(),
    calendars,
    addresses,
    new FixedClock(NOW),
  );
  const store = (calendar = aBusyCalendar()) => {
    calendars.stored.set(calendar.id, calendar);
    return calendar;
  };
  return { calendars, secrets, management, store };
}

describe('calendars of a user', () => {
  it('are added with their address sealed, and read as https', async () => {
    const { management, calendars, secrets } = setUp();
    const { id } = await management.add('ana', OWN);
    const stored = calendars.stored.get(id)!;
    expect(stored).toMatchObject({
      userId: 'ana',
      name: 'Private',
      host: 'calendar.example',
      createdAt: NOW,
      triedAt: null,
    });
    expect(secrets.openAddress(stored.sealedUrl)).toBe('https://calendar.example/secret.ics');
    expect(JSON.stringify(stored)).not.toContain('secret.ics');
    expect(await management.ofUser('ana')).toEqual([stored]);
  });

  it('are each there once, of the same user', async () => {
    const { management, calendars } = setUp();
    await management.add('ana', OWN);
    const again = { name: 'Again', url: 'https://calendar.example/secret.ics' };
    expect(await rejectionOf(management.add('ana', again))).toMatchObject({ kind: 'Invalid' });
    await management.add('ben', again);
    expect(calendars.stored.size).toBe(2);
  });

  it('are a handful at most, at addresses that the server connects to', async () => {
    const { management, calendars, store } = setUp();
    const inside = { name: 'Inside', url: 'https://inside.example/a.ics' };
    expect(await rejectionOf(management.add('ana', inside))).toMatchObject({ kind: 'Invalid' });
    for (let count = 0; count < MOST_CALENDARS; count += 1) store(aBusyCalendar({ userId: 'ana' }));
    expect(await rejectionOf(management.add('ana', OWN))).toMatchObject({ kind: 'Conflict' });
    expect(calendars.stored.size).toBe(MOST_CALENDARS);
  });

  it('are removed with their times, by their user only', async () => {
    const { management, calendars, store } = setUp();
    const { id, userId } = store();
    calendars.times.set(id, []);
    expect(await rejectionOf(management.remove('somebody', id))).toMatchObject({ kind: 'NotFound' });
    expect(calendars.stored.size).toBe(1);
    await management.remove(userId, id);
    expect([calendars.stored.size, calendars.times.size]).toEqual([0, 0]);
    expect(await rejectionOf(management.remove(userId, id))).toMatchObject({ kind: 'NotFound' });
  });
});
