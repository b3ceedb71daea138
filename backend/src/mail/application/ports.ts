import type { MailPicture } from '../blocks.js';
import type { MailOutcome } from '../domain/delivery.js';
import type { MailState } from '../domain/mail-state.js';
import type { Invitation, MailContent, SentMail } from '../mail-kinds.js';

/** A mail as it is stored. Times are ISO 8601 UTC. */
export type OutgoingMail = MailContent & {
  readonly id: string;
  /** The same in every attempt, without angle brackets. */
  readonly messageId: string;
  readonly leadType: string | null;
  readonly leadId: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly dueAt: string | null;
  readonly nextAttemptAt: string | null;
  readonly usefulUntil: string | null;
  /** The mail server's own words in the last attempt. */
  readonly lastReply: string | null;
  /** Why it was skipped or given up. */
  readonly reason: string | null;
  readonly attemptLog: readonly LoggedAttempt[];
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** When the content was removed, because it had been kept long enough; `data` is then empty. */
  readonly contentRemovedAt: string | null;
};

export interface LoggedAttempt {
  readonly at: string;
  readonly outcome: 'accepted' | 'refused' | 'delayed' | 'unreachable';
  readonly reply: string;
}

export interface Claim {
  readonly mails: readonly OutgoingMail[];
  /** Mails that came too late, and were skipped. */
  readonly skipped: readonly string[];
  /** Milliseconds until the rate allows a further mail; 0 when it already does. */
  readonly pauseMs: number;
}

/** The queue of the outbox, shared by all replicas. */
export abstract class MailQueue {
  /** Whether a mail could be claimed now. A read, so that an idle queue costs no write. */
  abstract hasDue(now: string, inFlight?: readonly string[]): Promise<boolean>;

  /**
   * Leases up to `limit` due mails to that replica, oldest first, and as many as the rate allows. A mail that came
   * too late is skipped instead. No other replica gets a leased mail before the lease ends, and the replica itself none
   * of the mails `inFlight`, whose leases may have ended while the database was unavailable.
   */
  abstract claim(replica: string, limit: number, now: string, inFlight?: readonly string[]): Promise<Claim>;

  /** Extends the leases of the mails that a replica has in flight. */
  abstract renew(replica: string, inFlight: readonly string[]): Promise<void>;

  /** Records how an attempt ended, unless another replica has taken the mail over. */
  abstract record(
    mail: OutgoingMail,
    replica: string,
    outcome: MailOutcome,
    attempt: LoggedAttempt | null,
  ): Promise<void>;

  /** Without a mail server: everything that waits is held. */
  abstract hold(): Promise<void>;

  /** A mail server is connected: held mails that are recent and useful are queued, the others are skipped. */
  abstract release(now: string): Promise<void>;
}

export interface MailFilter {
  readonly state?: MailState;
  readonly kind?: MailContent['kind'];
  readonly lead?: { readonly leadType: string; readonly leadId: string };
  /** Only what waits for a later time than this, the soonest first; ISO 8601 UTC. */
  readonly dueAfter?: string;
  /** Without what waits for a later time than this. */
  readonly dueUntil?: string;
  /** The beginning of the recipient's address, case-insensitive. */
  readonly q?: string;
}

export interface MailPageRequest {
  readonly filter: MailFilter;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

export interface MailSummary {
  readonly held: number;
  /** Without kinds of which very many are sent: their area shows what failed. */
  readonly failed: number;
  /** Mails that are due and not sent. */
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
}

/** What staff read. */
export abstract class MailQueries {
  /** Newest first unless requested otherwise. A search counts up to 1,000 mails. */
  abstract page(request: MailPageRequest): Promise<{ rows: readonly OutgoingMail[]; total: number }>;

  abstract find(id: string): Promise<OutgoingMail | null>;

  abstract findByKey(dedupKey: string): Promise<OutgoingMail | null>;

  abstract summary(now: string): Promise<MailSummary>;

  /** The number of mails of each kind and state. */
  abstract counts(): Promise<readonly { kind: string; state: string; mails: number }[]>;
}

export interface RenderedMail {
  /** A single line without control characters. */
  readonly subject: string;
  /** The line that a mailbox shows behind the subject. */
  readonly preview: string;
  readonly text: string;
  readonly html: string;
  /** Those that the HTML shows. */
  readonly pictures: readonly MailPicture[];
  readonly invitation: Invitation | null;
  /** Who gets the answers; null for the office. */
  readonly replyTo: string | null;
  /** Further header fields. */
  readonly headers: Readonly<Record<string, string>>;
}

export abstract class MailRenderer {
  /** A single line of at most 150 characters. */
  abstract subject(content: MailContent): string;
  abstract render(mail: MailContent & SentMail): Promise<RenderedMail>;
}

/** An attempt that failed, with the server's own words. */
export class DeliveryFailure extends Error {
  constructor(
    /** `lost`: the connection ended in the middle of the mail. */
    readonly kind: 'refused' | 'delayed' | 'lost' | 'unreachable',
    readonly reply: string,
  ) {
    super(reply);
  }
}

/** The connected mail server. */
export abstract class MailTransport {
  /** Hands a mail over and returns the server's reply. Throws only `DeliveryFailure`. */
  abstract send(mail: OutgoingMail, content: RenderedMail): Promise<string>;

  abstract close(): Promise<void>;
}
