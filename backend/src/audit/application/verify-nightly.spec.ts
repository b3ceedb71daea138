import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { ChainResult } from '../domain/verification.js';
import { InMemoryAuditChain, InMemoryAuditTrail, InMemoryVerifications } from '../testing/in-memory-audit.js';
import { VerifyNightly } from './verify-nightly.js';

const HOUR = 3_600_000;

async function office() {
  // 03:20 in Manila
  const clock = new FixedClock('2026-11-22T19:20:00.000Z');
  const trail = new InMemoryAuditTrail(clock);
  await trail.record({ action: 'sign-in', userId: 'admin' });
  const verifications = new InMemoryVerifications(trail);
  const results: ChainResult[] = [];
  const replica = () =>
    new VerifyNightly(new InMemoryAuditChain(trail), verifications, clock, {
      timeZone: 'Asia/Manila',
      onResult: (result) => results.push(result),
    });
  return { clock, trail, verifications, results, replica, job: replica() };
}

describe('the nightly verification', () => {
  it('is made once a night, kept and reported', async () => {
    const { clock, trail, verifications, results, job } = await office();
    await job.execute();
    const { hash } = trail.head!;
    expect(verifications.stored).toEqual({ at: '2026-11-22T19:20:00.000Z', entries: 1, hash, problem: null });
    clock.moveBy(20 * HOUR);
    await job.execute();
    expect(results).toHaveLength(1);
    clock.moveBy(4 * HOUR);
    await job.execute();
    expect(results).toHaveLength(2);
  });

  it('is made up for when the machine was off', async () => {
    const { clock, results, job } = await office();
    await job.execute();
    clock.moveBy(30 * HOUR);
    await job.execute();
    expect(results).toHaveLength(2);
  });

  it('is made by one of several replicas', async () => {
    const { results, replica } = await office();
    await Promise.all([replica(), replica(), replica()].map((one) => one.execute()));
    expect(results).toHaveLength(1);
  });

  it('reports the first broken entry', async () => {
    const { trail, verifications, results, job } = await office();
    trail.entries[0] = { ...trail.entries[0]!, userId: 'another' };
    await job.execute();
    expect(results).toMatchObject([{ entries: 0, problem: { seq: 1, fault: 'changed' } }]);
    expect(verifications.stored?.problem).toEqual({ seq: 1, fault: 'changed' });
  });

  it('reports a chain that was cut night after night, not only in the first one', async () => {
    const { clock, trail, results, job } = await office();
    await trail.record({ action: 'sign-in', userId: 'admin' });
    await job.execute();
    trail.entries.splice(1);
    trail.head = { entries: 1, hash: trail.entries[0]!.hash };
    for (let night = 0; night < 2; night += 1) {
      clock.moveBy(24 * HOUR);
      await job.execute();
    }
    const cut = { problem: { seq: 2, fault: 'cut' } };
    expect(results).toMatchObject([{ problem: null }, cut, cut]);
  });

  it('is given up when the application stops', async () => {
    const { results, job } = await office();
    await job.stop();
    await job.execute();
    expect(results).toEqual([]);
  });
});
