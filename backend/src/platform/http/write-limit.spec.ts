import type { ExecutionContext } from '@nestjs/common';
import { lastValueFrom, Subject } from 'rxjs';
import { Unavailable } from '../domain-error.js';
import { WriteLimit } from './write-limit.js';

const ANA = { user: { id: 'ana' } };

/** Changes that stay in progress until the test ends them. */
class Caller {
  readonly begun: Subject<unknown>[] = [];

  constructor(private readonly limit = new WriteLimit()) {}

  async send(caller: object, method = 'PATCH'): Promise<unknown> {
    const request = { method, ...caller };
    const context = { switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext;
    const handle = () => {
      const change = new Subject<unknown>();
      this.begun.push(change);
      return change;
    };
    return lastValueFrom(await this.limit.intercept(context, { handle }), { defaultValue: null });
  }

  /** The changes that were sent, after all that can begin has begun. */
  async sent(count: number, caller: object, method?: string): Promise<Promise<unknown>[]> {
    const sent = Array.from({ length: count }, () => this.send(caller, method));
    for (const each of sent) each.catch(() => undefined);
    await settled();
    return sent;
  }
}

const settled = () => new Promise(setImmediate);

describe('changes of one caller', () => {
  it('run four at once; the next begins when one ends, also by an error', async () => {
    const caller = new Caller();
    const sent = await caller.sent(7, ANA);
    expect(caller.begun).toHaveLength(4);
    caller.begun[2]!.complete();
    await settled();
    expect(caller.begun).toHaveLength(5);
    caller.begun[0]!.error(new Error('no'));
    await settled();
    expect(caller.begun).toHaveLength(6);
    await expect(sent[0]).rejects.toThrow('no');
    for (let next = 0; next < 7; next += 1) {
      caller.begun[next]!.complete();
      await settled();
    }
    expect(await Promise.allSettled(sent)).toHaveLength(7);
    await caller.sent(4, ANA);
    expect(caller.begun).toHaveLength(11);
  });

  it.each([
    ['of another user', { user: { id: 'ben' } }, 'PATCH'],
    ['of an API key', { apiKey: { id: 'key' } }, 'POST'],
    ['of a visitor', {}, 'POST'],
    ['that only read', ANA, 'GET'],
  ])('do not let requests %s wait', async (_, other, method) => {
    const caller = new Caller();
    await caller.sent(10, ANA);
    await caller.sent(4, other, method);
    expect(caller.begun).toHaveLength(8);
  });

  it('are rejected when sixty wait already', async () => {
    const caller = new Caller();
    await caller.sent(64, ANA);
    await expect(caller.send(ANA)).rejects.toBeInstanceOf(Unavailable);
    caller.begun[0]!.complete();
    await settled();
    expect(caller.begun).toHaveLength(5);
    await caller.sent(1, ANA);
    await expect(caller.send(ANA)).rejects.toMatchObject({ code: 'request.busy' });
  });
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('a change that has waited for ten seconds is rejected, and never begins', async () => {
    const caller = new Caller();
    const sent = await caller.sent(5, ANA);
    jest.advanceTimersByTime(9_999);
    await settled();
    jest.advanceTimersByTime(1);
    await expect(sent[4]).rejects.toMatchObject({ code: 'request.busy' });
    for (const change of caller.begun) change.complete();
    await settled();
    expect(caller.begun).toHaveLength(4);
  });
});
