import type { ExecutionContext } from '@nestjs/common';
import { lastValueFrom, Subject } from 'rxjs';
import { Unavailable } from '../domain-error.js';
import { WriteLimit } from './write-limit.js';

const ANA = { user: { id: 'ana' } };

/** Changes that stay in progress until the test ends them. */
class Caller {
  readonly begun: Subject<unknown>[] = [];
  readonly results: Promise<unknown>[] = [];
  private readonly limit = new WriteLimit();

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

  /** Sends that many; resolves when all that can begin has begun. */
  async sendAll(count: number, caller: object, method?: string): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      const result = this.send(caller, method);
      result.catch(() => undefined);
      this.results.push(result);
    }
    await settled();
  }
}

const settled = () => new Promise(setImmediate);

describe('changes of one caller', () => {
  it('run four at once; the next begins when one ends, also by an error', async () => {
    const caller = new Caller();
    await caller.sendAll(7, ANA);
    expect(caller.begun).toHaveLength(4);
    caller.begun[2]!.complete();
    await settled();
    expect(caller.begun).toHaveLength(5);
    caller.begun[0]!.error(new Error('no'));
    await settled();
    expect(caller.begun).toHaveLength(6);
    await expect(caller.results[0]).rejects.toThrow('no');
    for (let next = 0; next < 7; next += 1) {
      caller.begun[next]!.complete();
      await settled();
    }
    expect(await Promise.allSettled(caller.results)).toHaveLength(7);
    await caller.sendAll(4, ANA);
    expect(caller.begun).toHaveLength(11);
  });

  it.each([
    ['of another user', { user: { id: 'ben' } }, 'PATCH'],
    ['of an API key', { apiKey: { id: 'key' } }, 'POST'],
    ['of a visitor', {}, 'POST'],
    ['that only read', ANA, 'GET'],
  ])('do not let requests %s wait', async (_, other, method) => {
    const caller = new Caller();
    await caller.sendAll(10, ANA);
    await caller.sendAll(4, other, method);
    expect(caller.begun).toHaveLength(8);
  });

  it('are rejected when sixty wait already', async () => {
    const caller = new Caller();
    await caller.sendAll(64, ANA);
    await expect(caller.send(ANA)).rejects.toBeInstanceOf(Unavailable);
    caller.begun[0]!.complete();
    await settled();
    expect(caller.begun).toHaveLength(5);
    await caller.sendAll(1, ANA);
    await expect(caller.send(ANA)).rejects.toMatchObject({ code: 'request.busy' });
  });
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('a change that has waited for ten seconds is rejected, and never begins', async () => {
    const caller = new Caller();
    await caller.sendAll(5, ANA);
    jest.advanceTimersByTime(9_999);
    await settled();
    jest.advanceTimersByTime(1);
    await expect(caller.results[4]).rejects.toMatchObject({ code: 'request.busy' });
    for (const change of caller.begun) change.complete();
    await settled();
    expect(caller.begun).toHaveLength(4);
  });
});
