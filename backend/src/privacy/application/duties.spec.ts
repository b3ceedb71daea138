import { BusinessTime } from '../../calendar/business-time.js';
import type { HeldCounts } from '../../platform/held-part.js';
import { aConfig } from '../../platform/testing/config.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { UserNames } from '../../users/user-names.js';
import { aBreach, aPrivacyRequest } from '../testing/builders.js';
import {
  InMemoryBreaches,
  InMemoryLegalHolds,
  InMemoryPrivacyRequests,
} from '../testing/duties-in-memory.js';
import { ChangeRequest } from './change-request.js';
import { PlaceHold } from './place-hold.js';
import { RecordBreach } from './record-breach.js';
import { RecordRequest } from './record-request.js';
import type { AffectedRecords } from './affected-records.js';
import { WatchThreshold } from './watch-threshold.js';

// the 23rd in Manila
const NOW = '2026-11-22T17:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };
const clock = new FixedClock(NOW);

describe('a request of a person', () => {
  const requests = new InMemoryPrivacyRequests();
  const record = new RecordRequest(requests, new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' })));
  const asked = { kind: 'access', email: 'LIZA@x.example', note: 'By telephone' } as const;

  it('is due after fifteen working days', async () => {
    // 30 November is a holiday
    const opened = await record.execute({ ...asked, receivedOn: '2026-11-23' });
    expect(opened).toMatchObject({ email: 'liza@x.example', note: 'By telephone', dueOn: '2026-12-15' });
    expect(requests.stored).toEqual([opened]);
    expect(await requests.overdue('2026-12-15')).toBe(0);
    expect(await requests.overdue('2026-12-16')).toBe(1);
  });

  it('of tomorrow is refused', async () => {
    const tomorrow = record.execute({ ...asked, receivedOn: '2026-11-24' });
    expect((await rejectionOf(tomorrow)).errors).toEqual({ receivedOn: expect.any(String) });
  });

  it('is closed with who did it and when, unless it is unknown', async () => {
    const open = aPrivacyRequest();
    const change = new ChangeRequest(new InMemoryPrivacyRequests([open]), clock);
    expect(await change.execute(open.id, { state: 'done', outcome: 'Sent' }, ANA)).toEqual({
      ...open,
      state: 'done',
      outcome: 'Sent',
      doneAt: NOW,
      doneByName: 'Ana Cruz',
    });
    expect((await rejectionOf(change.execute('unknown', { state: 'done' }, ANA))).kind).toBe('NotFound');
  });
});

describe('a legal hold', () => {
  const holds = new InMemoryLegalHolds();
  const place = new PlaceHold(holds, clock);

  it('is placed once for an address, however it is written', async () => {
    const hold = await place.execute({ email: 'Liza@X.example', reason: 'In court' }, ANA);
    expect(hold).toEqual({
      id: expect.any(String),
      email: 'liza@x.example',
      reason: 'In court',
      since: NOW,
      byName: 'Ana Cruz',
    });
    const again = place.execute({ email: 'liza@x.example', reason: 'Again' }, ANA);
    expect((await rejectionOf(again)).kind).toBe('Conflict');
    expect(holds.stored).toEqual([hold]);
  });
});

describe('a breach', () => {
  const known = aBreach();
  let breaches: InMemoryBreaches;
  let record: RecordBreach;

  beforeEach(() => {
    breaches = new InMemoryBreaches([known]);
    record = new RecordBreach(
      breaches,
      portWith<UserNames>({ of: async (ids) => new Map(ids.includes('ana') ? [['ana', 'Ana Cruz']] : []) }),
      clock,
    );
  });

  it.each([null, 'ana'])('is recorded with the misused account %s', async (account) => {
    const { discoveredAt, from, to, what } = known;
    const recorded = await record.execute({ discoveredAt, from, to, what, account }, ANA);
    expect(recorded).toMatchObject({ what, account, createdAt: NOW, createdByName: 'Ana Cruz' });
    expect(breaches.stored).toEqual([known, recorded]);
  });

  it('is not recorded with an account that does not exist', async () => {
    const refused = await rejectionOf(record.execute({ ...known, account: 'ben' }, ANA));
    expect([refused.errors, breaches.stored]).toEqual([{ account: expect.any(String) }, [known]]);
  });

  it('keeps the steps that were taken until now, unless it is unknown', async () => {
    expect(await record.takeSteps(known.id, { closedAt: NOW })).toEqual({ ...known, closedAt: NOW });
    const late = record.takeSteps(known.id, { closedAt: '2026-11-22T17:00:00.001Z' });
    expect((await rejectionOf(late)).kind).toBe('Invalid');
    expect((await rejectionOf(record.takeSteps('unknown', {}))).kind).toBe('NotFound');
  });
});

describe('the threshold of sensitive records', () => {
  it.each([
    [999, false],
    [1_000, true],
  ])('of all parts, with %i held now, is reached: %p', async (sensitive, reached) => {
    const count = async (until: string) => ({
      records: {} as HeldCounts,
      fields: [],
      people: 2_000,
      sensitive: until === NOW ? sensitive : 0,
    });
    const watch = new WatchThreshold(portWith<AffectedRecords>({ count }), clock);
    expect(await watch.execute()).toEqual({
      sensitiveRecords: sensitive,
      people: 2_000,
      threshold: 1_000,
      reached,
    });
  });
});
