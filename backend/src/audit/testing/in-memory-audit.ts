import { Clock, newId } from '../../platform/clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { nextEntry } from '../hash-chain.js';
import { AuditChain, Verifications } from '../application/ports.js';
import { type AuditEntry, AuditTrail } from '../audit-trail.js';
import { areaOf } from '../domain/actions.js';
import { type ChainedEntry, type ChainHead, detailsText } from '../domain/chained-entry.js';
import { confirmedEnd, type Verification } from '../domain/verification.js';

/** A chain in memory. While `failure` is set, nothing can be recorded. */
export class InMemoryAuditTrail extends AuditTrail {
  entries: ChainedEntry[] = [];
  head: ChainHead | null = null;
  verification: Verification | null = null;
  failure: Error | null = null;

  constructor(private readonly clock: Clock = new FixedClock()) {
    super();
  }

  override async record(entry: AuditEntry): Promise<void> {
    const { action, userId, details, requestId = null } = entry;
    if (this.failure) throw this.failure;
    const content = { id: newId(), at: this.clock.timestamp(), action, area: areaOf(action), userId };
    const next = nextEntry(this.head, { ...content, details: detailsText(details), requestId });
    this.entries.push(next);
    this.head = { entries: next.seq, hash: next.hash };
  }

  override recordIn(_unit: Unit, entry: AuditEntry): Promise<void> {
    return this.record(entry);
  }
}

/** Reads the chain of an `InMemoryAuditTrail`. */
export class InMemoryAuditChain extends AuditChain {
  constructor(private readonly trail: InMemoryAuditTrail) {
    super();
  }

  override async head(): Promise<ChainHead | null> {
    return this.trail.head;
  }

  override async after(seq: number, limit: number): Promise<ChainedEntry[]> {
    return this.trail.entries.filter((entry) => entry.seq > seq).slice(0, limit);
  }

  override async confirmed(): Promise<ChainHead | null> {
    return this.trail.verification && confirmedEnd(this.trail.verification);
  }

  override async bounds(): Promise<{ first: number | null; last: number | null }> {
    const seqs = this.trail.entries.map(({ seq }) => seq).sort((one, other) => one - other);
    return { first: seqs[0] ?? null, last: seqs.at(-1) ?? null };
  }
}

export class InMemoryVerifications extends Verifications {
  private until = '';

  constructor(private readonly trail = new InMemoryAuditTrail()) {
    super();
  }

  get stored(): Verification | null {
    return this.trail.verification;
  }

  override async last(): Promise<Verification | null> {
    return this.trail.verification;
  }

  override async claim(now: string, until: string): Promise<boolean> {
    if (this.until > now) return false;
    this.until = until;
    return true;
  }

  override async store(verification: Verification): Promise<void> {
    this.trail.verification = verification;
    this.until = '';
  }
}
