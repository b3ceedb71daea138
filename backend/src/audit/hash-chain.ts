import { createHash } from 'node:crypto';
import { type ChainedEntry, type ChainHead, entryText, FIRST_PREVIOUS } from './domain/chained-entry.js';
import type { ChainProblem, ChainResult } from './domain/verification.js';

/** SHA-256 over the canonical text of an entry, in hexadecimal. */
export function entryHash(entry: Omit<ChainedEntry, 'hash'>): string {
  return createHash('sha256').update(entryText(entry)).digest('hex');
}

/** The entry that follows the head of the chain. */
export function nextEntry(
  head: ChainHead | null,
  content: Omit<ChainedEntry, 'seq' | 'previousHash' | 'hash'>,
): ChainedEntry {
  const linked = {
    ...content,
    seq: (head?.entries ?? 0) + 1,
    previousHash: head?.hash ?? FIRST_PREVIOUS,
  };
  return { ...linked, hash: entryHash(linked) };
}

/**
 * Follows a chain from its first entry on, in as many parts as the caller likes, up to the first problem. What an earlier
 * verification confirmed must be in its place.
 */
export class ChainVerifier {
  private entries = 0;
  private hash = FIRST_PREVIOUS;
  private problem: ChainProblem | null = null;

  constructor(private readonly confirmed: ChainHead | null = null) {}

  /** False at a problem; nothing after it is looked at. */
  add(entries: readonly ChainedEntry[]): boolean {
    for (const entry of entries) {
      if (this.problem) break;
      const expected = this.entries + 1;
      if (entry.seq > expected) this.problem = { seq: expected, fault: 'missing' };
      else if (
        entry.previousHash !== this.hash ||
        entry.hash !== entryHash(entry) ||
        (entry.seq === this.confirmed?.entries && entry.hash !== this.confirmed.hash)
      )
        this.problem = { seq: entry.seq, fault: 'changed' };
      else {
        this.entries = entry.seq;
        this.hash = entry.hash;
      }
    }
    return this.problem === null;
  }

  /** The result, once every entry up to `head.entries` was added; null stands for a chain that has no head. */
  result(head: ChainHead | null): ChainResult {
    const { entries, hash } = this;
    return { entries, hash, problem: this.problem ?? this.problemAtEnd(head) };
  }

  private problemAtEnd(head: ChainHead | null): ChainProblem | null {
    const expected = Math.max(head?.entries ?? 0, this.confirmed?.entries ?? 0);
    if (expected > this.entries) return { seq: this.entries + 1, fault: 'cut' };
    if (expected < this.entries) return { seq: expected + 1, fault: 'added' };
    // the last entry is not the one that was recorded last
    if (head && head.hash !== this.hash) return { seq: this.entries, fault: 'changed' };
    return null;
  }
}
