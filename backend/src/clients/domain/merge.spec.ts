import fc from 'fast-check';
import type { Field } from '../../platform/fields/fields.js';
import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aClient } from '../testing/builders.js';
import { type ClientDetails, EMPTY_DETAILS } from './client.js';
import { CLIENT_DETAILS, CLIENT_FIELDS } from './client-fields.js';
import {
  detailsOf,
  KEPT,
  type KeptFields,
  mergeDetails,
  readMergeRecord,
  undoDetails,
  undoLinks,
} from './merge.js';

const LIZA = aClient({ tags: ['VIP'], notes: 'Likes tea', phone: null });
const LISA = aClient({ firstName: 'Lisa', email: 'lisa@x.example', tags: ['vip', 'family'], notes: 'Dog' });

describe('the details of merged clients', () => {
  it('are those that there are, of two the first ones, with notes and tags of both', () => {
    expect(mergeDetails(LIZA, LISA, {})).toEqual({
      ...detailsOf(LIZA),
      phone: LISA.phone,
      notes: 'Likes tea\n\nDog',
      tags: ['VIP', 'family'],
    });
    expect(mergeDetails(LIZA, { ...LISA, notes: LIZA.notes }, {}).notes).toBe('Likes tea');
  });

  it('are none that neither has', () => {
    const nothing = { notes: null, phone: null, tags: [] };
    expect(mergeDetails({ ...LIZA, ...nothing }, { ...LISA, ...nothing }, {})).toMatchObject(nothing);
  });

  it('are those that were chosen, also nothing', () => {
    const keep: KeptFields = { firstName: 'other', phone: 'this', notes: 'other', tags: 'this' };
    expect(mergeDetails(LIZA, LISA, keep)).toEqual({
      ...detailsOf(LIZA),
      firstName: 'Lisa',
      phone: null,
      notes: 'Dog',
      tags: ['VIP'],
    });
  });

  it('never make a client its own referrer', () => {
    const referred = { ...LISA, referredBy: LIZA.id };
    expect(mergeDetails(LIZA, referred, {}).referredBy).toBeNull();
    expect(mergeDetails(referred, LIZA, { referredBy: 'this' }).referredBy).toBeNull();
    expect(mergeDetails(LIZA, { ...LISA, referredBy: 'Ben Uy' }, {}).referredBy).toBe('Ben Uy');
  });

  it('are rejected with more notes and tags together than a client can have', () => {
    const tags = (prefix: string) => Array.from({ length: 11 }, (_, place) => `${prefix} ${place}`);
    const [one, other] = [
      { ...LIZA, notes: 'a'.repeat(2_500), tags: tags('a') },
      { ...LISA, notes: 'b'.repeat(2_500), tags: tags('b') },
    ];
    const { errors } = domainErrorOf(() => mergeDetails(one, other, {}));
    expect(errors).toEqual({
      'keep.notes': expect.stringContaining('5,000') as unknown,
      'keep.tags': expect.stringContaining('20') as unknown,
    });
    const most = [
      { ...one, notes: 'a'.repeat(2_499), tags: one.tags.slice(1) },
      { ...other, notes: 'b'.repeat(2_499), tags: other.tags.slice(1) },
    ] as const;
    const { notes, tags: all } = mergeDetails(...most, {});
    expect([notes?.length, all.length]).toEqual([5_000, 20]);
    expect(mergeDetails(one, other, { notes: 'this', tags: 'other' })).toMatchObject({ tags: tags('b') });
  });
});

test('a merge of an earlier version lacks what clients did not have then', () => {
  const stored = { own: {}, moved: {}, households: [], absorbed: ['a'], before: { firstName: 'Liza' } };
  const after = { firstName: 'Lisa', notes: 'x' };
  const record = readMergeRecord(JSON.stringify({ ...stored, after }));
  expect(record).toEqual({
    ...stored,
    before: { ...EMPTY_DETAILS, firstName: 'Liza' },
    after: { ...EMPTY_DETAILS, ...after },
    former: '',
  });
  expect(readMergeRecord(JSON.stringify({ ...record, former: 'Lisa' })).former).toBe('Lisa');
});

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const word = fc.string({ minLength: 1, maxLength: 8 });
function valueOf({ type, choices = [], optional }: Field): fc.Arbitrary<unknown> {
  if (type === 'list') return fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 9 });
  const value = type === 'number' ? fc.nat(50) : choices.length > 0 ? fc.constantFrom(...choices) : word;
  return optional ? orNull<unknown>(value) : value;
}
const clients = fc
  .record(Object.fromEntries(CLIENT_DETAILS.map((name) => [name, valueOf(CLIENT_FIELDS[name])])))
  .map((details) => aClient(details as Partial<ClientDetails>));
const choices: fc.Arbitrary<KeptFields> = fc.record(
  Object.fromEntries(CLIENT_DETAILS.map((field) => [field, fc.constantFrom(...KEPT)])),
  { requiredKeys: [] },
);

describe('a merge that is taken back', () => {
  it('gives back the details from before it, whatever was kept', () => {
    fc.assert(
      fc.property(clients, clients, choices, (client, other, keep) => {
        const [before, after] = [detailsOf(client), mergeDetails(client, other, keep)];
        expect(undoDetails({ before, after }, after)).toEqual({ details: before, stayed: [] });
      }),
    );
  });

  it('leaves exactly the fields that were changed since', () => {
    fc.assert(
      fc.property(clients, clients, choices, clients, (client, other, keep, later) => {
        const [before, after, now] = [detailsOf(client), mergeDetails(client, other, keep), detailsOf(later)];
        const { details, stayed } = undoDetails({ before, after }, now);
        for (const field of CLIENT_DETAILS) {
          const isChanged = String(now[field]) !== String(after[field]);
          expect(stayed.includes(field)).toBe(isChanged);
          expect(details[field]).toEqual((isChanged ? now : before)[field]);
        }
      }),
    );
  });

  it('gives back exactly the links that came with it and are still there, and names what changed since', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String));
    fc.assert(
      fc.property(ids, ids, ids, (mine, theirs, now) => {
        const moved = theirs.filter((id) => !mine.includes(id));
        const { back, stayed } = undoLinks({ own: mine, moved }, now);
        expect(back).toEqual(moved.filter((id) => now.includes(id)));
        expect(undoLinks({ own: mine, moved }, [...mine, ...moved])).toEqual({ back: moved, stayed: [] });
        for (const id of [...moved, ...now])
          expect(stayed.includes(id)).toBe(!back.includes(id) && !(mine.includes(id) && now.includes(id)));
      }),
    );
  });
});
