import { Invalid, TooMany, Unavailable } from '../../platform/domain-error.js';
import { rateLimiters } from '../../platform/testing/rate-limiters.js';
import { OwnPasswordLimits } from './own-password-limits.js';

const limits = (env: Record<string, string> = {}) => new OwnPasswordLimits(rateLimiters(env));

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(index);
}

const done = () => Promise.resolve();

describe('wrong current passwords', () => {
  const wrongOne = () => Promise.reject(new Invalid({ currentPassword: 'sign-in.wrong-password' }));
  it('are rejected after five in that session only', async () => {
    const limited = limits();
    await times(5, () => expect(limited.ownPassword('ana', 'one', wrongOne)).rejects.toThrow(Invalid));
    await expect(limited.ownPassword('ana', 'one', done)).rejects.toThrow(TooMany);
    await expect(limited.ownPassword('ana', 'other', done)).resolves.toBeUndefined();
  });

  it('are the only rejection that counts', async () => {
    const limited = limits();
    const short = () => Promise.reject(new Invalid({ newPassword: ['field.too-short', { min: 12 }] }));
    await times(20, () => expect(limited.ownPassword('ana', 'one', short)).rejects.toThrow(Invalid));
    await expect(limited.ownPassword('ana', 'one', done)).resolves.toBeUndefined();
  });
});

describe('changes of one’s own password', () => {
  /** A change that runs until it is released. */
  function heldChange(limited: OwnPasswordLimits, user: string, session: string) {
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    return { release, ended: limited.ownPassword(user, session, () => released) };
  }

  it('are limited to ten an hour for a user in any sessions', async () => {
    const limited = limits();
    await times(10, (index) => limited.ownPassword('ana', `session-${index}`, done));
    const rejection = await limited.ownPassword('ana', 'session-10', done).then(
      () => null,
      (error: unknown) => error as TooMany,
    );
    expect(rejection).toBeInstanceOf(TooMany);
    expect(rejection?.retryAfterSeconds).toBeGreaterThan(15 * 60);
    expect(rejection?.retryAfterSeconds).toBeLessThanOrEqual(60 * 60);
    await expect(limited.ownPassword('ben', 'another', done)).resolves.toBeUndefined();
  });

  it.each([new Invalid({ newPassword: ['field.too-short', { min: 12 }] }), new Unavailable('sign-in.busy')])(
    'do not count when they fail without a change (%s)',
    async (failure) => {
      const limited = limits();
      await times(20, () =>
        expect(limited.ownPassword('ana', 'one', () => Promise.reject(failure))).rejects.toThrow(failure),
      );
      await times(10, () => limited.ownPassword('ana', 'one', done));
      await expect(limited.ownPassword('ana', 'one', done)).rejects.toThrow(TooMany);
    },
  );

  it.each(['on', 'off'])('run one at a time for each user with RATE_LIMITS=%s', async (RATE_LIMITS) => {
    const limited = limits({ RATE_LIMITS });
    const first = heldChange(limited, 'ana', 'one');
    await expect(limited.ownPassword('ana', 'two', done)).rejects.toMatchObject({
      message: 'Your password is being changed already; please try again in a moment',
      retryAfterSeconds: 1,
    });
    await expect(limited.ownPassword('ben', 'three', done)).resolves.toBeUndefined();
    first.release();
    await first.ended;
    await expect(limited.ownPassword('ana', 'two', done)).resolves.toBeUndefined();
    await expect(
      limited.ownPassword('ana', 'two', () => Promise.reject(new Unavailable('sign-in.busy'))),
    ).rejects.toThrow(Unavailable);
    await expect(limited.ownPassword('ana', 'two', done)).resolves.toBeUndefined();
  });
});

it('has no limits with RATE_LIMITS=off', async () => {
  const limited = limits({ RATE_LIMITS: 'off' });
  await times(20, () => limited.ownPassword('ana', 'one', done));
});
