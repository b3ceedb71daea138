import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChainResult } from '../domain/verification.js';
import { ChainVerifier } from '../hash-chain.js';
import type { AuditChain } from './ports.js';

/** A part that delays other requests of the process by a few milliseconds at most. */
const PART = 1_000;

/**
 * Reads the whole chain while entries may be added, in parts, and finds the first entry that is changed, missing, cut
 * off or added.
 */
export async function verifyChain(chain: AuditChain, signal?: AbortSignal): Promise<ChainResult> {
  // read first: what is recorded meanwhile is behind it, and the head is not behind what was confirmed
  const confirmed = await chain.confirmed();
  const head = await chain.head();
  const verifier = new ChainVerifier(confirmed);
  const end = head?.entries ?? 0;
  for (let seq = 0; seq < end;) {
    signal?.throwIfAborted();
    const found = await chain.after(seq, Math.min(PART, end - seq));
    const part = found.filter((entry) => entry.seq <= end);
    if (part.length === 0 || !verifier.add(part)) break;
    seq = part.at(-1)!.seq;
    await nextTurn();
  }
  const result = verifier.result(head);
  if (result.problem) return result;
  // in this order: a head that was read later is not behind the entries of its time
  const { first, last } = await chain.bounds();
  const recorded = (await chain.head())?.entries ?? 0;
  const added = first !== null && first < 1 ? first : last !== null && last > recorded ? recorded + 1 : null;
  return added === null ? result : { ...result, problem: { seq: added, fault: 'added' } };
}
