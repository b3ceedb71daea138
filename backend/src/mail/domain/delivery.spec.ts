import { afterAttempt, afterHold, type Attempt, skipReason, waitAfter } from './delivery.js';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const mail = { attempts: 1, createdAt: NOW.toISOString(), dueAt: null, usefulUntil: null };
const failed = (outcome: Attempt['outcome']): Attempt => ({ outcome, reply: '450 Try later' });

describe('after an attempt', () => {
  it('an accepted mail is sent, with the reply of the server', () => {
    expect(afterAttempt(mail, { outcome: 'accepted', reply: '250 OK' }, NOW, 0)).toEqual({
      state: 'sent',
      attempts: 1,
      nextAttemptAt: null,
      lastReply: '250 OK',
      reason: null,
      sentAt: NOW.toISOString(),
    });
  });

  it('a refused mail has failed and is not tried again', () => {
    expect(afterAttempt(mail, failed('refused'), NOW, 0)).toMatchObject({
      state: 'failed',
      nextAttemptAt: null,
      reason: 'The mail server refused it',
    });
  });

  it('a delayed mail is tried again after a wait', () => {
    const { state, nextAttemptAt } = afterAttempt(mail, failed('delayed'), NOW, 0.5);
    expect(state).toBe('retrying');
    expect(Date.parse(nextAttemptAt!) - NOW.getTime()).toBe(15_000);
  });

  it('the waits grow up to four hours, each a fifth longer or shorter', () => {
    const middle = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempts) => waitAfter(attempts, 0.5) / 1000);
    expect(middle).toEqual([15, 60, 300, 900, 3600, 7200, 14_400, 14_400, 14_400]);
    expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([12_000, 18_000]);
  });

  it('an unusable server costs no attempt, and the mail waits for the server only', () => {
    expect(afterAttempt(mail, failed('unreachable'), NOW, 0)).toMatchObject({
      state: 'retrying',
      attempts: 0,
      nextAttemptAt: null,
    });
  });

  it('a mail is given up 48 hours after it was due', () => {
    const late = new Date(NOW.getTime() + 48 * HOUR_MS);
    expect(afterAttempt({ ...mail, attempts: 16 }, failed('delayed'), late, 0)).toMatchObject({
      state: 'failed',
      reason: 'The mail server did not accept it for 48 hours',
    });
    const dueLater = { ...mail, attempts: 16, dueAt: new Date(NOW.getTime() + HOUR_MS).toISOString() };
    expect(afterAttempt(dueLater, failed('delayed'), late, 0).state).toBe('retrying');
  });

  it('a clock that jumps ahead does not give up a mail before its seventh attempt', () => {
    const jumped = new Date(NOW.getTime() + 1000 * HOUR_MS);
    const stateOf = (attempts: number) =>
      afterAttempt({ ...mail, attempts }, failed('delayed'), jumped, 0).state;
    expect([1, 6, 7].map(stateOf)).toEqual(['retrying', 'retrying', 'failed']);
  });

  it('a mail that the next attempt would send too late is skipped', () => {
    const usefulFor = (milliseconds: number) => {
      const usefulUntil = new Date(NOW.getTime() + milliseconds).toISOString();
      return afterAttempt({ ...mail, usefulUntil }, failed('delayed'), NOW, 0.5);
    };
    expect(usefulFor(15_000)).toMatchObject({ state: 'skipped', reason: 'Too late to be of use' });
    expect(usefulFor(15_001).state).toBe('retrying');
  });
});

describe('when a mail server is connected', () => {
  const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
  const held = { createdAt: at(-1), dueAt: null, usefulUntil: null };

  it.each([
    ['a message of today', held, 'queued'],
    ['a message of two days ago', { ...held, createdAt: at(-48) }, 'skipped'],
    ['an old message that is due tomorrow', { ...held, createdAt: at(-48), dueAt: at(24) }, 'queued'],
    ['a message of a day ago', { ...held, createdAt: at(-24) }, 'skipped'],
    ['a message that is still of use', { ...held, usefulUntil: at(0.1) }, 'queued'],
    ['a message whose use ends now', { ...held, usefulUntil: at(0) }, 'skipped'],
  ])('%s: %j becomes %s', (_, message, state) =>
    expect(afterHold(message, NOW)).toEqual({
      state,
      nextAttemptAt: state === 'queued' ? message.dueAt : null,
      reason: state === 'queued' ? null : 'No mail server was connected in time',
    }),
  );
});

describe('a mail that is due', () => {
  const at = (recipient: string, usefulUntil: string | null = null) =>
    skipReason({ recipient, usefulUntil }, NOW.toISOString());

  it('is not handed over to a placeholder address', () => {
    expect(at('caller@no-email.invalid')).toBe('The person has no e-mail address');
    expect(at('caller@NO-EMAIL.INVALID')).not.toBeNull();
    expect(at('invalid@mail.example')).toBeNull();
    expect(at('ana@mail.invalid.example')).toBeNull();
  });

  it('is not handed over when it comes too late', () => {
    expect(at('ana@mail.example', NOW.toISOString())).toBe('Too late to be of use');
    expect(at('ana@mail.example', '2026-11-22T09:00:00.001Z')).toBeNull();
  });
});
