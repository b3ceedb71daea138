import { InMemoryAuditChain, InMemoryAuditTrail } from './testing/in-memory-audit.js';
import type { ChainedEntry } from './domain/chained-entry.js';
import { nextEntry } from './hash-chain.js';
import { verifyChain } from './application/verify-chain.js';

async function chainOf(entries: number) {
  const trail = new InMemoryAuditTrail();
  for (let entry = 0; entry < entries; entry += 1)
    await trail.record({
      action: 'leads.read',
      userId: `user-${entry}`,
      details: { rows: 100 + entry },
      requestId: 'request',
    });
  const verify = () => verifyChain(new InMemoryAuditChain(trail));
  const change = (index: number, changes: Partial<ChainedEntry>) =>
    (trail.entries[index] = { ...trail.entries[index]!, ...changes });
  return { trail, verify, change };
}

/** Every text that differs from the given one in one character. */
const oneCharacterOff = (text: string) =>
  [...text].map((character, at) => text.slice(0, at) + (character === '0' ? '1' : '0') + text.slice(at + 1));

describe('the hash chain', () => {
  it('is unbroken as it was recorded', async () => {
    const { trail, verify } = await chainOf(5);
    expect(await verify()).toEqual({ entries: 5, hash: trail.head!.hash, problem: null });
  });

  it('reveals one changed character of any column of any entry', async () => {
    const { trail, verify, change } = await chainOf(3);
    let changed = 0;
    for (const [index, entry] of trail.entries.entries())
      for (const [column, value] of Object.entries(entry)) {
        if (column === 'seq') continue;
        for (const other of oneCharacterOff(value as string)) {
          change(index, { [column]: other });
          const { problem } = await verify();
          expect([column, problem]).toEqual([column, { seq: entry.seq, fault: 'changed' }]);
          changed += 1;
        }
        trail.entries[index] = entry;
      }
    expect(changed).toBeGreaterThan(600);
    expect((await verify()).problem).toBeNull();
  });

  it.each([
    ['the user', { userId: null }],
    ['the request', { requestId: null }],
    ['the area', { area: 'other' as const }],
    ['the details', { details: '{}' }],
  ])('reveals that %s was removed', async (_, changes) => {
    const { verify, change } = await chainOf(3);
    change(1, changes);
    expect((await verify()).problem).toEqual({ seq: 2, fault: 'changed' });
  });

  it('reveals an entry that was changed together with its own hash, at the one after it', async () => {
    const { trail, verify } = await chainOf(3);
    const [first, second] = trail.entries;
    trail.entries[1] = nextEntry({ entries: 1, hash: first!.hash }, { ...second!, userId: 'another' });
    expect((await verify()).problem).toEqual({ seq: 3, fault: 'changed' });
  });

  it('reveals a last entry that was changed together with its own hash', async () => {
    const { trail, verify } = await chainOf(2);
    const [first, second] = trail.entries;
    trail.entries[1] = nextEntry({ entries: 1, hash: first!.hash }, { ...second!, userId: 'another' });
    expect((await verify()).problem).toEqual({ seq: 2, fault: 'changed' });
  });

  it.each([
    [1, 0],
    [2, 1],
    [4, 3],
  ])('reveals that entry %i is missing', async (seq, index) => {
    const { trail, verify } = await chainOf(5);
    trail.entries.splice(index, 1);
    expect(await verify()).toMatchObject({ entries: index, problem: { seq, fault: 'missing' } });
  });

  it('reveals that the end was cut off', async () => {
    const { trail, verify } = await chainOf(5);
    trail.entries.splice(3);
    expect((await verify()).problem).toEqual({ seq: 4, fault: 'cut' });
    trail.entries.splice(0);
    expect((await verify()).problem).toEqual({ seq: 1, fault: 'cut' });
  });

  it('reveals an entry behind the end', async () => {
    const { trail, verify } = await chainOf(2);
    trail.entries.push(nextEntry(trail.head, trail.entries[0]!));
    expect((await verify()).problem).toEqual({ seq: 3, fault: 'added' });
  });

  it.each([0, -4])('reveals an entry before the first one, with the number %i', async (seq) => {
    const { trail, verify } = await chainOf(2);
    trail.entries.unshift({ ...trail.entries[0]!, seq });
    expect((await verify()).problem).toEqual({ seq, fault: 'added' });
  });

  it('reveals that the chain was cut behind what a verification confirmed, and its head moved', async () => {
    const { trail, verify } = await chainOf(5);
    trail.verification = { at: '2026-11-22T19:20:00.000Z', ...(await verify()) };
    trail.entries.splice(3);
    trail.head = { entries: 3, hash: trail.entries[2]!.hash };
    expect((await verify()).problem).toEqual({ seq: 4, fault: 'cut' });
  });

  it('reveals that the chain was written anew up to what a verification confirmed', async () => {
    const { trail, verify } = await chainOf(3);
    trail.verification = { at: '2026-11-22T19:20:00.000Z', ...(await verify()) };
    trail.entries.splice(0);
    trail.head = null;
    for (let entry = 0; entry < 6; entry += 1)
      await trail.record({ action: 'leads.read', userId: 'another' });
    expect((await verify()).problem).toEqual({ seq: 3, fault: 'changed' });
  });

  it('reveals that the head was removed', async () => {
    const { trail, verify } = await chainOf(2);
    trail.head = null;
    expect((await verify()).problem).toEqual({ seq: 1, fault: 'added' });
  });

  it('reveals that two entries changed their places', async () => {
    const { trail, verify } = await chainOf(3);
    const [first, second] = trail.entries;
    trail.entries[0] = { ...second!, seq: 1 };
    trail.entries[1] = { ...first!, seq: 2 };
    expect((await verify()).problem).toEqual({ seq: 1, fault: 'changed' });
  });

  it('is good while entries are added', async () => {
    const trail = new InMemoryAuditTrail();
    for (let entry = 0; entry < 2_500; entry += 1) await trail.record({ action: 'sign-in', userId: 'a' });
    const chain = new InMemoryAuditChain(trail);
    const after = chain.after.bind(chain);
    chain.after = async (seq, limit) => {
      await trail.record({ action: 'sign-in', userId: 'b' });
      return after(seq, limit);
    };
    expect(await verifyChain(chain)).toMatchObject({ entries: 2_500, problem: null });
  });

  it('is not read further once the caller gives up', async () => {
    const { trail } = await chainOf(3);
    const signal = AbortSignal.abort();
    await expect(verifyChain(new InMemoryAuditChain(trail), signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
