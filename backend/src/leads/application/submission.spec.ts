import { aBookingRequest } from '../testing/builders.js';
import { forgottenUntil, type Submission, submissionOf } from './submission.js';

const NOW = '2026-11-21T02:00:00.000Z';

function submission(changes: { key?: string; values?: object; form?: 'appointment' | 'subscription' } = {}) {
  const { key = 'a-key', values = aBookingRequest(), form = 'appointment' } = changes;
  return submissionOf(form, key, values, NOW) as Submission;
}

describe('a submission', () => {
  it('is nothing to recognise without a key', () => {
    expect(submissionOf('appointment', null, aBookingRequest(), NOW)).toBeNull();
  });

  it('holds hashes and its time, and nothing of the key or the values', () => {
    const { key, fingerprint, ...rest } = submission({ key: 'Canary', values: { firstName: 'Canary' } });
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(rest).toEqual({ sentAt: NOW });
  });

  it('is the same one in whatever order its values came', () => {
    const reversed = Object.fromEntries(Object.entries(aBookingRequest()).reverse());
    expect(submission({ values: reversed })).toEqual(submission());
  });

  it('has another key under another key, and on another form', () => {
    const keys = [submission(), submission({ key: 'A-key' }), submission({ form: 'subscription' })];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  it.each(Object.keys(aBookingRequest()))('has another fingerprint with another %s', (field) => {
    const other = submission({ values: { ...aBookingRequest(), [field]: 'other' } });
    expect(other.key).toBe(submission().key);
    expect(other.fingerprint).not.toBe(submission().fingerprint);
  });

  it.each([
    [{ firstName: 'Ana', lastName: 'Cruz' }, { firstName: 'Ana,lastName,Cruz' }],
    [{ notes: null }, { notes: 'null' }],
    [
      { firstName: 'AnaC', lastName: 'ruz' },
      { firstName: 'Ana', lastName: 'Cruz' },
    ],
  ])('takes no values for others that look alike when they are joined (%j, %j)', (values, others) => {
    expect(submission({ values }).fingerprint).not.toBe(submission({ values: others }).fingerprint);
  });

  it('does not show that the same values came under another key', () => {
    expect(submission({ key: 'other' }).fingerprint).not.toBe(submission().fingerprint);
  });

  it('is forgotten after 24 hours', () => {
    expect(forgottenUntil('2026-11-21T02:00:00.000Z')).toBe('2026-11-20T02:00:00.000Z');
  });
});
