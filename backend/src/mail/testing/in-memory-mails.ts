import { newId } from '../../platform/clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  type Claim,
  type LoggedAttempt,
  MailQueries,
  MailQueue,
  MailRenderer,
  type MailSummary,
  MailTransport,
  type OutgoingMail,
  type RenderedMail,
} from '../application/ports.js';
import { afterHold, type MailOutcome, skipReason } from '../domain/delivery.js';
import { type MailChanges, type NewMail, Outbox } from '../outbox.js';

const IN_QUEUE: readonly string[] = ['queued', 'retrying'];

/** A mail as it waits in the outbox. */
function anOutgoingMail(mail: NewMail, changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const { id = newId(), kind, data, recipient, lead = null, dueAt = null, usefulUntil = null } = mail;
  return {
    id,
    kind,
    data,
    messageId: `${id}@office.example`,
    leadType: lead?.leadType ?? null,
    leadId: lead?.leadId ?? null,
    recipient,
    subject: 'A subject',
    state: 'queued',
    attempts: 0,
    dueAt,
    nextAttemptAt: dueAt,
    usefulUntil,
    lastReply: null,
    reason: null,
    attemptLog: [],
    createdAt: '2026-11-21T02:00:00.000Z',
    sentAt: null,
    contentRemovedAt: null,
    ...changes,
  } as OutgoingMail;
}

/** The outbox in memory, for one replica: its mails by their keys. */
export class InMemoryMails {
  readonly byKey = new Map<string, OutgoingMail>();
  readonly outbox: Outbox = new InMemoryOutbox(this);
  readonly queue = new InMemoryMailQueue(this);
  readonly queries: MailQueries = new InMemoryMailQueries(this);

  get all(): OutgoingMail[] {
    return [...this.byKey.values()];
  }

  /** Adds a mail that is there already. */
  put(mail: NewMail, changes: Partial<OutgoingMail> = {}): OutgoingMail {
    const stored = anOutgoingMail(mail, changes);
    this.byKey.set(mail.dedupKey, stored);
    return stored;
  }

  change(id: string, changes: Partial<OutgoingMail>): void {
    for (const [key, mail] of this.byKey)
      if (mail.id === id) this.byKey.set(key, { ...mail, ...changes } as OutgoingMail);
  }
}

/** Adds mails; knows no withdrawals and corrections. */
class InMemoryOutbox extends Outbox {
  constructor(private readonly mails: InMemoryMails) {
    super();
  }

  override async apply(_unit: Unit, { add }: MailChanges): Promise<void> {
    for (const mail of add) if (!this.mails.byKey.has(mail.dedupKey)) this.mails.put(mail);
  }

  override store(changes: MailChanges): Promise<void> {
    return this.apply({} as Unit, changes);
  }

  override async takeBack(): Promise<string[]> {
    return [];
  }

  override async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(keys.filter((key) => this.mails.byKey.has(key)));
  }

  override async pending(kind: string): Promise<number> {
    return this.mails.all.filter((mail) => mail.kind === kind && IN_QUEUE.includes(mail.state)).length;
  }

  override wake(): void {}
}

class InMemoryMailQueue extends MailQueue {
  claims = 0;
  /** Runs before each record. */
  onRecord: () => void = () => undefined;

  constructor(private readonly mails: InMemoryMails) {
    super();
  }

  override async hasDue(now: string): Promise<boolean> {
    return this.due(now).length > 0;
  }

  override async claim(_replica: string, limit: number, now: string): Promise<Claim> {
    this.claims += 1;
    const skipped: string[] = [];
    for (const mail of this.due(now)) {
      const reason = skipReason(mail, now);
      if (reason === null) continue;
      this.mails.change(mail.id, { state: 'skipped', nextAttemptAt: null, reason });
      skipped.push(mail.id);
    }
    const mails = this.due(now)
      .slice(0, limit)
      .map((mail): OutgoingMail => ({ ...mail, state: 'sending', attempts: mail.attempts + 1 }));
    for (const mail of mails) this.mails.change(mail.id, mail);
    return { mails, skipped, pauseMs: 0 };
  }

  override async renew(): Promise<void> {}

  override async record(
    { id, data, recipient, subject, attemptLog }: OutgoingMail,
    _replica: string,
    outcome: MailOutcome,
    attempt: LoggedAttempt | null,
  ): Promise<void> {
    this.onRecord();
    const log = attempt ? [...attemptLog, attempt] : attemptLog;
    this.mails.change(id, { data, recipient, subject, ...outcome, attemptLog: log } as Partial<OutgoingMail>);
  }

  override async hold(): Promise<void> {
    for (const { id, state } of this.mails.all)
      if (['sending', ...IN_QUEUE].includes(state))
        this.mails.change(id, { state: 'held', nextAttemptAt: null });
  }

  override async release(now: string): Promise<void> {
    for (const mail of this.mails.all)
      if (mail.state === 'held') this.mails.change(mail.id, afterHold(mail, new Date(now)));
  }

  private due(now: string): OutgoingMail[] {
    return this.mails.all.filter(
      ({ state, nextAttemptAt }) => IN_QUEUE.includes(state) && (nextAttemptAt ?? '') <= now,
    );
  }
}

class InMemoryMailQueries extends MailQueries {
  constructor(private readonly mails: InMemoryMails) {
    super();
  }

  /** Without the filter. */
  override async page({ order, range }: Parameters<MailQueries['page']>[0]) {
    const rows = order === 'ASC' ? this.mails.all : this.mails.all.reverse();
    return { rows: rows.slice(range.offset, range.offset + range.limit), total: rows.length };
  }

  override async find(id: string): Promise<OutgoingMail | null> {
    return this.mails.all.find((mail) => mail.id === id) ?? null;
  }

  override async findByKey(dedupKey: string): Promise<OutgoingMail | null> {
    return this.mails.byKey.get(dedupKey) ?? null;
  }

  override async summary(): Promise<MailSummary> {
    const inState = (...states: readonly string[]) =>
      this.mails.all.filter(({ state }) => states.includes(state)).length;
    const waiting = inState('sending', ...IN_QUEUE);
    return { held: inState('held'), failed: inState('failed'), waiting, oldestWaitingSeconds: null };
  }

  override async counts() {
    return this.mails.all.map(({ kind, state }) => ({ kind, state, mails: 1 }));
  }
}

/** A mail server that keeps what it gets. */
export class RecordingTransport extends MailTransport {
  readonly sent: { readonly mail: OutgoingMail; readonly content: RenderedMail }[] = [];
  attempts = 0;
  isClosed = false;
  /** What it says to a mail; throws a `DeliveryFailure`. */
  reply: (mail: OutgoingMail) => string | Promise<string> = () => '250 kept';

  override async send(mail: OutgoingMail, content: RenderedMail): Promise<string> {
    this.attempts += 1;
    const reply = await this.reply(mail);
    this.sent.push({ mail, content });
    return reply;
  }

  override async close(): Promise<void> {
    this.isClosed = true;
  }
}

/** Writes the data of a mail as JSON. */
export class PlainRenderer extends MailRenderer {
  override subject({ kind }: Parameters<MailRenderer['subject']>[0]): string {
    return `A ${kind}`;
  }

  override async render(mail: Parameters<MailRenderer['render']>[0]): Promise<RenderedMail> {
    const text = JSON.stringify(mail.data);
    return {
      subject: this.subject(mail),
      preview: '',
      text,
      html: text,
      pictures: [],
      invitation: null,
      replyTo: null,
      headers: {},
    };
  }
}
