import { expiredBefore, type IdempotencyToken, idempotencyToken } from './idempotency-token.js';

const NOW = '2026-11-21T02:00:00.000Z';
const VALUES = { firstName: 'Liza', email: 'liza@sample.example', preferredTime: '9am', notes: null };

function token(changes: { key?: string; values?: object; form?: 'appointment' | 'subscription' } = {}) {
  const { key = 'a-key', values = VALUES, form = 'appointment' } = changes;
  return idempotencyToken(form, key, values, NOW) as IdempotencyToken;
}

describe('an idempotency token', () => {
  it('is null without a key', () => {
    expect(idempotencyToken('appointment', null, VALUES, NOW)).toBeNull();
  });

  it('contains hashes and its time, and no part of the key or the values', () => {
    const { key, fingerprint, ...rest } = token({ key: 'Canary', values: { firstName: 'Canary' } });
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(rest).toEqual({ sentAt: NOW });
  });

  it('is equal for any order of its values', () => {
    const reversed = Object.fromEntries(Object.entries(VALUES).reverse());
    expect(token({ values: reversed })).toEqual(token());
  });

  it('has a different hash for another key and another form', () => {
    const keys = [token(), token({ key: 'A-key' }), token({ form: 'subscription' })];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  it.each(Object.keys(VALUES))('has a different fingerprint for another %s', (field) => {
    const other = token({ values: { ...VALUES, [field]: 'other' } });
    expect(other.key).toBe(token().key);
    expect(other.fingerprint).not.toBe(token().fingerprint);
  });

  it.each([
    [{ firstName: 'Ana', lastName: 'Cruz' }, { firstName: 'Ana,lastName,Cruz' }],
    [{ notes: null }, { notes: 'null' }],
    [
      { firstName: 'AnaC', lastName: 'ruz' },
      { firstName: 'Ana', lastName: 'Cruz' },
    ],
  ])('distinguishes values that are equal when they are joined (%j, %j)', (values, others) => {
    expect(token({ values }).fingerprint).not.toBe(token({ values: others }).fingerprint);
  });

  it('has a different fingerprint for equal values with another key', () => {
    expect(token({ key: 'other' }).fingerprint).not.toBe(token().fingerprint);
  });

  it('expires after 24 hours', () => {
    expect(expiredBefore('2026-11-21T02:00:00.000Z')).toBe('2026-11-20T02:00:00.000Z');
  });
});
