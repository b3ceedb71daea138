import type { Unit } from '../platform/unit-of-work.js';
import type { MailContent, MailKind } from './mail-kinds.js';

export { isPlaceholderAddress } from './domain/placeholder-address.js';
export type { MailContent, MailKind } from './mail-kinds.js';

/** A mail that a unit of work adds to the outbox. */
export type NewMail = MailContent & {
  /** Its id, where the caller refers to it; a new one otherwise. */
  readonly id?: string;
  readonly recipient: string;
  /** The lead it is about, or the policy: `{ leadType: 'policy', leadId }`. */
  readonly lead?: { readonly leadType: string; readonly leadId: string } | null;
  /** A mail whose key exists is not added again. At most 150 characters. */
  readonly dedupKey: string;
  /** Waits for a possible Undo (`UNDO_MS`, by the database's clock); otherwise `dueAt` alone counts. */
  readonly undoable?: true;
  /** Not sent before this time. ISO 8601 UTC. */
  readonly dueAt?: string | null;
  /** Skipped when it could not be sent before this time. ISO 8601 UTC. */
  readonly usefulUntil?: string | null;
  /** Stored, but never sent: another mail says it. The reason in words for staff. */
  readonly notSent?: string;
};

/** Withdraws the mails about a lead that are not sent yet. */
export interface MailWithdrawal {
  readonly lead: { readonly leadType: string; readonly leadId: string };
  readonly kinds: readonly MailKind[];
  /** Shown to staff, for example `The booking was moved`. */
  readonly reason: string;
}

/** Corrects the mails about a lead that are not sent yet: where they go, and a part of their data. */
export interface MailCorrection {
  readonly lead: { readonly leadType: string; readonly leadId: string };
  readonly kinds: readonly MailKind[];
  readonly recipient: string;
  readonly data: object;
  /** The secret of another link, for the mails that have one; without it they keep theirs. */
  readonly token?: string;
}

/** What a unit of work does to the outbox: first the withdrawal and the correction, then the new mails. */
export interface MailChanges {
  readonly withdraw?: MailWithdrawal;
  readonly correct?: MailCorrection;
  readonly add: readonly NewMail[];
}

/**
 * The outgoing mails. Each is stored as a row in the transaction that causes it, and delivered later: no request waits
 * for the mail server.
 */
export abstract class Outbox {
  /** Applies the changes in the unit of work of the caller. */
  abstract apply(unit: Unit, changes: MailChanges): Promise<void>;

  /**
   * Removes those of the mails that are not on their way, as if they had never been added; returns their ids. In the
   * unit of work of the caller.
   */
  abstract takeBack(unit: Unit, ids: readonly string[]): Promise<string[]>;

  /** Those of the keys that a mail has. */
  abstract known(keys: readonly string[]): Promise<ReadonlySet<string>>;

  /** The number of mails of a kind that wait for their first attempt or are on their way. */
  abstract pending(kind: MailKind): Promise<number>;

  /** Applies the changes in a unit of work of their own. */
  abstract store(changes: MailChanges): Promise<void>;

  /** Called after the commit: delivery begins at once. Does not throw. */
  abstract wake(): void;
}
