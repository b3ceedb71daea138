import type { Logger } from '../platform/logger.js';
import { Recorder } from './recorder.js';
import { SignInAudit } from './sign-in-audit.js';
import { InMemoryAuditTrail } from './testing/in-memory-audit.js';

function recording() {
  const trail = new InMemoryAuditTrail();
  const failure = jest.fn();
  const recorder = new Recorder(trail, { failure } as unknown as Logger);
  const recorded = () =>
    trail.entries.map(({ action, userId, details }) => [action, userId, JSON.parse(details) as unknown]);
  return { trail, failure, recorder, recorded, signIns: new SignInAudit(recorder) };
}

describe('the recorder', () => {
  it('logs and counts an action that cannot be recorded, and rejects nothing', async () => {
    const { trail, failure, recorder } = recording();
    trail.failure = new Error('The database is away');
    await recorder.record({ action: 'sign-out', userId: 'a', details: { id: 'b' }, requestId: 'c' });
    expect(recorder.unrecorded).toBe(1);
    expect(failure).toHaveBeenCalledWith('an action is missing from the audit trail', trail.failure, {
      action: 'sign-out',
      userId: 'a',
      id: 'b',
      requestId: 'c',
    });
    trail.failure = null;
    await recorder.record({ action: 'sign-out', userId: 'a' });
    expect(recorder.unrecorded).toBe(1);
    expect(trail.entries).toHaveLength(1);
  });
});

describe('the audit of sign-ins', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('records sign-ins and failures', async () => {
    const { signIns, recorded } = recording();
    signIns.signedIn({ userId: 'ana', browser: 'Chrome on Windows', knownBrowser: false });
    signIns.failed({ userId: null, step: 'password' });
    signIns.failed({ userId: 'ana', step: 'second-factor' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(recorded()).toEqual([
      ['sign-in', 'ana', { browser: 'Chrome on Windows', knownBrowser: false }],
      ['sign-in.failed', null, {}],
      ['sign-in.second-factor.failed', 'ana', {}],
    ]);
  });

  it('sums the failures of a flood: eleven entries a minute at most', async () => {
    const { signIns, recorded } = recording();
    for (let minute = 0; minute < 3; minute += 1) {
      for (let time = 0; time < 1_000; time += 1)
        signIns.failed({ userId: `user-${time}`, step: 'password' });
      await jest.advanceTimersByTimeAsync(60_000);
    }
    expect(recorded()).toHaveLength(33);
    expect(recorded().at(-1)).toEqual(['sign-in.failed', null, { times: 990 }]);
  });

  it('keeps the account in a sum of failures of one account', async () => {
    const { signIns, recorded } = recording();
    for (let time = 0; time < 15; time += 1) signIns.failed({ userId: 'ana', step: 'password' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(recorded().at(-1)).toEqual(['sign-in.failed', 'ana', { times: 5 }]);
  });

  it('records the sum when the application stops', async () => {
    const { signIns, recorded } = recording();
    for (let time = 0; time < 12; time += 1) signIns.failed({ userId: null, step: 'second-factor' });
    await signIns.onModuleDestroy();
    expect(recorded().at(-1)).toEqual(['sign-in.second-factor.failed', null, { times: 2 }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stays silent when nothing can be recorded', async () => {
    const { trail, signIns, failure } = recording();
    trail.failure = new Error('The database is away');
    signIns.failed({ userId: null, step: 'password' });
    await jest.advanceTimersByTimeAsync(0);
    expect(failure).toHaveBeenCalledTimes(1);
  });
});
