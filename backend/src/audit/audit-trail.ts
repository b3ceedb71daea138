import type { Unit } from '../platform/unit-of-work.js';
import type { AuditCode } from './domain/actions.js';

/** What is recorded. Ids and words of closed lists only, never free text or personal data. */
export interface AuditEntry {
  /** At most 120 characters. */
  readonly action: AuditCode;
  /** The signed-in user; null without one. An API key is named by the detail `apiKey`. */
  readonly userId: string | null;
  /** At most 2,000 characters as JSON. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
}

/** The record of who did what. Entries are appended to a hash chain and never changed or removed. */
export abstract class AuditTrail {
  /** Resolves when the entry is on disk. Rejects when it cannot be stored. */
  abstract record(entry: AuditEntry): Promise<void>;

  /** Records in the unit of work of the change, so that either both are stored or none. */
  abstract recordIn(unit: Unit, entry: AuditEntry): Promise<void>;
}
