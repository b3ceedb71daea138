import { afterAttempt, afterFailure, type Attempt, bodyOf, type Delivery, waitAfter } from './delivery.js';

const NOW = new Date('2026-11-24T08:00:00.000Z');
const HOUR_MS = 3_600_000;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds).toISOString();
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  at: NOW.toISOString(),
  status: 500,
  milliseconds: 12,
  answer: 'No',
  problem: null,
  ...changes,
});
const delivery = (changes: Partial<Delivery> = {}) => ({
  attempts: 1,
  queuedAt: ago(1_000),
  log: [] as Attempt[],
  ...changes,
});

describe('a delivery', () => {
  it.each([200, 201, 204, 299])('that is answered with %i is delivered', (status) => {
    expect(afterAttempt(delivery(), attempt({ status }), NOW, 0.5)).toMatchObject({
      state: 'delivered',
      deliveredAt: NOW.toISOString(),
      nextAttemptAt: null,
    });
  });

  it.each([null, 100, 199, 301, 302, 307, 400, 401, 429, 500, 503])(
    'that is answered with %s is tried again',
    (status) => {
      expect(afterAttempt(delivery(), attempt({ status }), NOW, 0.5)).toMatchObject({
        state: 'queued',
        deliveredAt: null,
        nextAttemptAt: '2026-11-24T08:00:05.000Z',
      });
    },
  );

  it('is tried again after about 5 and 30 seconds, then later and later', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((attempts) => waitAfter(attempts, 0.5) / 1000);
    expect(seconds).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 14_400, 14_400]);
  });

  it('is tried again up to a fifth sooner or later', () => {
    expect([0, 1].map((random) => waitAfter(2, random))).toEqual([24_000, 36_000]);
  });

  it('is given up after three days and many attempts', () => {
    const old = delivery({ queuedAt: ago(72 * HOUR_MS), attempts: 20 });
    expect(afterAttempt(old, attempt(), NOW, 0.5).state).toBe('failed');
    expect(afterAttempt({ ...old, queuedAt: ago(71 * HOUR_MS) }, attempt(), NOW, 0.5).state).toBe('queued');
    // the clock was wrong
    expect(afterAttempt({ ...old, attempts: 2 }, attempt(), NOW, 0.5).state).toBe('queued');
  });

  it('is given up when the receiver wants nothing more', () => {
    expect(afterAttempt(delivery(), attempt({ status: 410 }), NOW, 0.5).state).toBe('failed');
  });

  it('keeps its last twenty attempts', () => {
    const log = Array.from({ length: 20 }, (_, index) => attempt({ milliseconds: index }));
    const after = afterAttempt(delivery({ log }), attempt({ milliseconds: 99 }), NOW, 0.5);
    expect(after.log.map(({ milliseconds }) => milliseconds)).toEqual([
      ...Array.from({ length: 19 }, (_, index) => index + 1),
      99,
    ]);
  });

  it('says what happened with ids only', () => {
    const told = { type: 'booking.created', createdAt: NOW.toISOString(), sequence: 17, subjectId: 'a' };
    expect(bodyOf({ ...told, leadType: 'appointment' } as Delivery)).toBe(
      `{"type":"booking.created","timestamp":"2026-11-24T08:00:00.000Z","sequence":17,"data":{"id":"a","leadType":"appointment"}}`,
    );
    expect(JSON.parse(bodyOf({ ...told, leadType: null } as Delivery))).toMatchObject({ data: { id: 'a' } });
  });
});

describe('a webhook whose delivery failed', () => {
  const health = { failures: 0, failingSince: null, pausedUntil: null };

  it('is not paused by the first failures', () => {
    const { health: after, off } = afterFailure(health, attempt(), NOW, 0.5);
    expect(after).toEqual({ failures: 1, failingSince: NOW.toISOString(), pausedUntil: null });
    expect(off).toBeNull();
  });

  it('is paused from the third failure in a row on, for at most five minutes', () => {
    const paused = (failures: number) =>
      afterFailure({ ...health, failures, failingSince: ago(1_000) }, attempt(), NOW, 0.5).health.pausedUntil;
    expect([1, 2, 10].map(paused)).toEqual([null, '2026-11-24T08:02:00.000Z', '2026-11-24T08:05:00.000Z']);
  });

  it('is turned off when nothing was accepted for three days', () => {
    const off = (failures: number, hours: number) =>
      afterFailure({ ...health, failures, failingSince: ago(hours * HOUR_MS) }, attempt(), NOW, 0.5).off;
    expect(off(100, 72)).toBe('failing');
    expect(off(100, 71)).toBeNull();
    expect(off(2, 72)).toBeNull();
  });

  it('is turned off at once when the receiver wants nothing more', () => {
    expect(afterFailure(health, attempt({ status: 410 }), NOW, 0.5).off).toBe('gone');
  });
});
