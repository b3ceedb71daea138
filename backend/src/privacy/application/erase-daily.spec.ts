import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { retention } from '../testing/due-people.js';
import type { RetentionRuns } from './duty-ports.js';
import { EraseDaily } from './erase-daily.js';
import type { EraseDue, ErasedDue } from './erase-due.js';

// the 22nd in Manila
const NOW = '2026-11-21T17:00:00.000Z';
const LEASE_ENDS = '2026-11-21T17:10:00.000Z';
const PORTION: ErasedDue = { bookings: 2, leavers: 1, mails: 5, policies: 1, more: true };
const NONE: ErasedDue = { bookings: 0, leavers: 0, mails: 0, policies: 0, more: false };

function office({
  automatic = true,
  token = 'lease' as string | null,
  prolongs = 100,
  portions = [NONE] as readonly ErasedDue[],
}) {
  const did: string[] = [];
  let [next, prolonged] = [0, 0];
  const made = {
    did,
    /** Runs during each portion. */
    during: (_isStopped: () => boolean): void => undefined,
  };
  const runs = portWith<RetentionRuns>({
    lease: async (...args) => {
      did.push(`lease ${args.join(' ')}`);
      return token;
    },
    prolong: async (...args) => {
      did.push(`prolong ${args.join(' ')}`);
      return ++prolonged <= prolongs;
    },
    finish: async (...args) => {
      did.push(`finish ${args.join(' ')}`);
    },
  });
  const eraseDue = portWith<EraseDue>({
    execute: async (by, isStopped) => {
      did.push(`erase for ${by?.name ?? 'nobody'}`);
      made.during(isStopped!);
      return portions[next++]!;
    },
  });
  const clock = new FixedClock(NOW);
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  return Object.assign(made, {
    daily: new EraseDaily(eraseDue, runs, retention({ automatic }), time),
  });
}

const LEASED = `lease 2026-11-22 ${NOW} ${LEASE_ENDS}`;
const ERASED = [`prolong lease ${LEASE_ENDS}`, 'erase for nobody'];
const FINISHED = 'finish lease 2026-11-22';

describe('the daily erasure', () => {
  it('does nothing unless the settings say so', async () => {
    const { daily, did } = office({ automatic: false });
    expect(await daily.execute()).toBeNull();
    expect(did).toEqual([]);
  });

  it('does nothing while another replica does it, or once the day is finished', async () => {
    const { daily, did } = office({ token: null });
    expect(await daily.execute()).toBeNull();
    expect(did).toEqual([LEASED]);
  });

  it('erases portion by portion until nothing is due, and finishes the day', async () => {
    const { daily, did } = office({ portions: [PORTION, PORTION, { ...PORTION, more: false }] });
    expect(await daily.execute()).toEqual({ bookings: 6, leavers: 3, mails: 15, policies: 3, more: false });
    expect(did).toEqual([LEASED, ...ERASED, ...ERASED, ...ERASED, FINISHED]);
  });

  it.each(['bookings', 'leavers', 'mails'] as const)('goes on after a portion with %s only', async (kind) => {
    const { daily, did } = office({ portions: [{ ...NONE, [kind]: 1, more: true }, NONE] });
    expect(await daily.execute()).toEqual({ ...NONE, [kind]: 1 });
    expect(did).toEqual([LEASED, ...ERASED, ...ERASED, FINISHED]);
  });

  it('leaves until tomorrow what cannot be erased', async () => {
    const { daily, did } = office({ portions: [{ ...NONE, more: true }] });
    expect(await daily.execute()).toEqual(NONE);
    expect(did).toEqual([LEASED, ...ERASED, FINISHED]);
  });

  it('ends without finishing the day when the reservation was lost', async () => {
    const { daily, did } = office({ prolongs: 1, portions: [PORTION, PORTION] });
    expect(await daily.execute()).toEqual(PORTION);
    expect(did).toEqual([LEASED, ...ERASED, ERASED[0]]);
  });

  it('ends without finishing the day when it is stopped', async () => {
    const made = office({ portions: [PORTION, PORTION] });
    const stopped: boolean[] = [];
    made.during = (isStopped) => {
      stopped.push(isStopped());
      void made.daily.stop();
      stopped.push(isStopped());
    };
    expect(await made.daily.execute()).toEqual(PORTION);
    expect([made.did, stopped]).toEqual([
      [LEASED, ...ERASED],
      [false, true],
    ]);
  });
});
