import { ChainVerifier } from '../hash-chain.js';
import type { AuditChain } from '../application/ports.js';
import { verifyChain } from '../application/verify-chain.js';
import type { AuditTrail } from '../audit-trail.js';

/** What every audit trail promises; `create` returns an empty one and the way to read it. */
export function auditTrailContract(
  create: () => Promise<{ readonly trail: AuditTrail; readonly chain: AuditChain }>,
): void {
  it('has no head and nothing to verify before the first entry', async () => {
    const { chain } = await create();
    expect(await chain.head()).toBeNull();
    expect(await chain.bounds()).toEqual({ first: null, last: null });
    expect(await chain.confirmed()).toBeNull();
    expect(await verifyChain(chain)).toMatchObject({ entries: 0, problem: null });
  });

  it('keeps what was recorded, in order and linked by hashes', async () => {
    const { trail, chain } = await create();
    await trail.record({ action: 'sign-in.failed', userId: null });
    await trail.record({
      action: 'user.status-changed',
      userId: 'admin',
      details: { status: 'deactivated', id: 'ñ "😀"', times: 3, first: true, none: null },
      requestId: 'request',
    });
    const entries = await chain.after(0, 10);
    expect(entries.map(({ seq, action, area, userId }) => [seq, action, area, userId])).toEqual([
      [1, 'sign-in.failed', 'sign-in', null],
      [2, 'user.status-changed', 'accounts', 'admin'],
    ]);
    expect(entries.map(({ details, requestId }) => [details, requestId])).toEqual([
      ['{}', null],
      ['{"first":true,"id":"ñ \\"😀\\"","none":null,"status":"deactivated","times":3}', 'request'],
    ]);
    expect(entries[1]!.previousHash).toBe(entries[0]!.hash);
    expect(await chain.head()).toEqual({ entries: 2, hash: entries[1]!.hash });
    expect(await chain.bounds()).toEqual({ first: 1, last: 2 });
    expect(await verifyChain(chain)).toEqual({ entries: 2, hash: entries[1]!.hash, problem: null });
  });

  it('reads the chain in parts', async () => {
    const { trail, chain } = await create();
    for (let entry = 0; entry < 5; entry += 1) await trail.record({ action: 'sign-in', userId: 'a' });
    const verifier = new ChainVerifier();
    for (let seq = 0; seq < 5; seq += 2) expect(verifier.add(await chain.after(seq, 2))).toBe(true);
    expect(verifier.result(await chain.head())).toMatchObject({ entries: 5, problem: null });
  });

  it('numbers entries that are recorded at the same time without a gap', async () => {
    const { trail, chain } = await create();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => trail.record({ action: 'sign-in', userId: `user-${index}` })),
    );
    const entries = await chain.after(0, 100);
    expect(new Set(entries.map(({ userId }) => userId)).size).toBe(20);
    expect(await verifyChain(chain)).toMatchObject({ entries: 20, problem: null });
  });
}
