import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { good } from '../domain/check.js';
import type { Probe } from './ports.js';
import { RunSelfCheck } from './run-self-check.js';

const TIMEOUT_MS = 50;

function selfCheck(...probes: Probe[]) {
  const clock = new FixedClock();
  const failures: string[] = [];
  const check = new RunSelfCheck(probes, clock, (checks) => failures.push(checks), TIMEOUT_MS);
  return { check, clock, failures };
}

function counting() {
  const probe = {
    titles: { disk: 'Disk' },
    measured: 0,
    measure: async () => {
      probe.measured += 1;
      return { disk: good(`measured ${probe.measured} times`) };
    },
  };
  return probe;
}

describe('the self-check', () => {
  it('shows what each probe found, in order', async () => {
    const { check } = selfCheck(counting(), {
      titles: { one: 'One', two: 'Two' },
      measure: () => Promise.resolve({ two: good('2'), one: good('1') }),
    });
    const { checks, checkedAt } = await check.recent();
    expect(checks.map(({ id, title, detail }) => [id, title, detail])).toEqual([
      ['disk', 'Disk', 'measured 1 times'],
      ['one', 'One', '1'],
      ['two', 'Two', '2'],
    ]);
    expect(checkedAt).toBe('2026-11-21T02:00:00.000Z');
  });

  it('does not know what takes too long or fails, and shows the rest', async () => {
    const { check, failures } = selfCheck(
      { titles: { slow: 'Slow' }, measure: () => new Promise(() => undefined) },
      { titles: { broken: 'Broken' }, measure: () => Promise.reject(new Error('no database')) },
      counting(),
    );
    const { checks } = await check.anew();
    expect(checks.map(({ id, state }) => [id, state])).toEqual([
      ['slow', 'unknown'],
      ['broken', 'unknown'],
      ['disk', 'good'],
    ]);
    expect(checks[0]!.detail).toBe('This could not be checked in time.');
    expect(failures).toEqual(['broken']);
  });

  it('is measured again after a minute, and when asked to', async () => {
    const probe = counting();
    const { check, clock } = selfCheck(probe);
    await check.recent();
    clock.moveBy(59_000);
    await check.recent();
    expect(probe.measured).toBe(1);
    clock.moveBy(1_000);
    await check.recent();
    expect(probe.measured).toBe(2);
    await check.anew();
    expect(probe.measured).toBe(3);
  });

  it('is measured once for everybody who asks at the same time', async () => {
    const probe = counting();
    const { check } = selfCheck(probe);
    await Promise.all([check.anew(), check.anew(), check.recent()]);
    expect(probe.measured).toBe(1);
  });
});
