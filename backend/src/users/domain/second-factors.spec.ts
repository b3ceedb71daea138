import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aPasskey } from '../testing/builders.js';
import {
  addPasskey,
  confirmTotp,
  countWrongCode,
  factorKinds,
  MAX_PASSKEYS,
  NO_FACTORS,
  removeFactors,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  type SecondFactors,
  usePasskey,
  useRecoveryCode,
  useTotp,
} from './second-factors.js';

const NOW = '2026-11-21T02:00:00.000Z';
const CODES = ['a', 'b'];
const app: SecondFactors = {
  ...NO_FACTORS,
  totp: { secret: 'S', since: NOW, lastStep: 10 },
  recoveryCodes: CODES,
};
const phone = aPasskey({ counter: 5 });
const withPhone: SecondFactors = { ...NO_FACTORS, passkeys: [phone], recoveryCodes: CODES };
const NEW = { secret: 'NEW', since: NOW, session: 'here' };
const HERE = { session: 'here', now: NOW };
const step = (value: number | null) => () => value;

describe('an authenticator app', () => {
  it('is in force once a code of the pending secret was entered, with new recovery codes', () => {
    const pending = { ...app, pending: NEW };
    const secrets: string[] = [];
    const stepOf = (secret: string) => secrets.push(secret) && 20;
    expect(confirmTotp(pending, stepOf, HERE, ['c'])).toEqual({
      ...NO_FACTORS,
      totp: { secret: 'NEW', since: NOW, lastStep: 20 },
      recoveryCodes: ['c'],
    });
    expect(secrets).toEqual(['NEW']);
    expect(domainErrorOf(() => confirmTotp(pending, step(null), HERE, []))).toMatchObject({
      kind: 'Invalid',
      errors: { code: expect.any(String) },
    });
    expect(domainErrorOf(() => confirmTotp(app, step(20), HERE, []))).toMatchObject({ kind: 'Conflict' });
  });

  it.each([
    ['in another session', { ...HERE, session: 'there' }],
    ['after ten minutes', { ...HERE, now: '2026-11-21T02:10:00.001Z' }],
  ])('is not put in force %s', (_, where) => {
    const late = () => confirmTotp({ ...app, pending: NEW }, step(20), where, []);
    expect(domainErrorOf(late)).toMatchObject({ kind: 'Conflict' });
  });

  it('has to be begun again after a passkey was added', () => {
    expect(addPasskey({ ...app, pending: NEW }, phone, []).pending).toBeNull();
  });

  it.each([
    [11, 11],
    [12, 12],
    [10, null],
    [9, null],
    [null, null],
  ])('accepts the code of step %p after step 10 as %p', (entered, used) => {
    expect(useTotp(app, step(entered))?.totp?.lastStep ?? null).toBe(used);
  });

  it('accepts nothing before it is in force', () => {
    expect(useTotp({ ...NO_FACTORS, pending: NEW }, step(20))).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are good once, and only beside a factor', () => {
    const used = useRecoveryCode(app, 'a')!;
    expect(used.recoveryCodes).toEqual(['b']);
    expect(useRecoveryCode(used, 'a')).toBeNull();
    expect(useRecoveryCode({ ...NO_FACTORS, recoveryCodes: CODES }, 'a')).toBeNull();
  });

  it('are renewed beside a factor', () => {
    expect(renewRecoveryCodes(withPhone, ['c']).recoveryCodes).toEqual(['c']);
    expect(domainErrorOf(() => renewRecoveryCodes(NO_FACTORS, ['c']))).toMatchObject({ kind: 'Conflict' });
  });
});

describe('a passkey', () => {
  it.each([
    [5, 6, true],
    [5, 5, false],
    [5, 4, false],
    [5, 0, false],
    [0, 0, true],
    [0, 1, true],
  ])('with counter %d that signs with %d is accepted: %p', (stored, counter, accepted) => {
    const factors = { ...withPhone, passkeys: [{ ...phone, counter: stored }] };
    const used = usePasskey(factors, { id: phone.id, counter, now: NOW });
    expect(used?.passkeys ?? null).toEqual(accepted ? [{ ...phone, counter, lastUsedAt: NOW }] : null);
  });

  it('is used, renamed and removed without a change to the others', () => {
    const [first, second] = [aPasskey(), aPasskey()];
    const both = { ...withPhone, passkeys: [first, second] };
    const used = usePasskey(both, { id: second.id, counter: 1, now: NOW });
    expect(used?.passkeys).toEqual([first, { ...second, counter: 1, lastUsedAt: NOW }]);
    const renamed = renamePasskey(both, second.id, 'Tablet').passkeys;
    expect(renamed).toEqual([first, { ...second, name: 'Tablet' }]);
    expect(removePasskey(both, second.id, true)).toEqual({ ...both, passkeys: [first] });
  });

  it('that was removed is not accepted', () => {
    expect(usePasskey(app, { id: phone.id, counter: 9, now: NOW })).toBeNull();
  });

  it('brings recovery codes to an account without any', () => {
    expect(addPasskey(NO_FACTORS, phone, ['c'])).toEqual({
      ...NO_FACTORS,
      passkeys: [phone],
      recoveryCodes: ['c'],
    });
    expect(addPasskey(app, phone, ['c']).recoveryCodes).toEqual(CODES);
  });

  it('is one of at most twenty', () => {
    const full = { ...app, passkeys: Array.from({ length: MAX_PASSKEYS }, () => aPasskey()) };
    expect(domainErrorOf(() => addPasskey(full, phone, []))).toMatchObject({ kind: 'Conflict' });
  });

  it('is renamed', () => {
    expect(renamePasskey(withPhone, phone.id, 'Tablet').passkeys).toEqual([{ ...phone, name: 'Tablet' }]);
    expect(domainErrorOf(() => renamePasskey(app, phone.id, 'x'))).toMatchObject({ kind: 'NotFound' });
  });

  it('takes the recovery codes along when it is removed as the last factor', () => {
    expect(removePasskey(withPhone, phone.id, false)).toEqual(NO_FACTORS);
    expect(removePasskey({ ...app, passkeys: [phone] }, phone.id, true)).toEqual(app);
    expect(domainErrorOf(() => removePasskey(withPhone, phone.id, true))).toMatchObject({ kind: 'Conflict' });
    expect(domainErrorOf(() => removePasskey(app, phone.id, false))).toMatchObject({ kind: 'NotFound' });
  });
});

describe('wrong codes in a row', () => {
  it('are counted until a right second step, whichever it is', () => {
    const twice = countWrongCode(countWrongCode({ ...app, passkeys: [phone] }));
    expect(twice.wrongCodes).toBe(2);
    expect(useTotp(twice, step(11))?.wrongCodes).toBe(0);
    expect(useRecoveryCode(twice, 'a')?.wrongCodes).toBe(0);
    expect(usePasskey(twice, { id: phone.id, counter: 6, now: NOW })?.wrongCodes).toBe(0);
    expect(renewRecoveryCodes(twice, ['c']).wrongCodes).toBe(2);
  });
});

describe('all factors', () => {
  it('are named in order', () => {
    expect(factorKinds({ ...withPhone, totp: app.totp })).toEqual(['totp', 'passkey']);
    expect(factorKinds({ ...NO_FACTORS, pending: NEW, recoveryCodes: CODES })).toEqual([]);
  });

  it('are removed, except where one is required', () => {
    expect(removeFactors({ ...app, passkeys: [phone] }, false)).toEqual(NO_FACTORS);
    expect(domainErrorOf(() => removeFactors(app, true))).toMatchObject({ kind: 'Conflict' });
    expect(removeFactors({ ...NO_FACTORS, pending: NEW }, true)).toEqual(NO_FACTORS);
  });
});
