import type { NewMail } from '../../mail/outbox.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  DeliveryRepository,
  type HandedDelivery,
  IssueOutbox,
  type Recipient,
} from '../application/issue.ports.js';
import type { InMemoryIssues } from './in-memory-issues.js';

interface StoredDelivery {
  state: 'waiting' | 'handed' | 'sent' | 'skipped';
  mailId: string | null;
  reason: string | null;
}

/** Deliveries of one issue to `people`, of whom all who are confirmed are chosen in their order. */
export class InMemoryDeliveries extends DeliveryRepository {
  readonly people = new Map<string, Recipient>();
  readonly stored = new Map<string, StoredDelivery>();
  readonly days = new Map<string, number>();

  constructor(private readonly issues: InMemoryIssues) {
    super();
  }

  override async choose(
    _unit: Unit,
    _issueId: string,
    after: string,
    limit: number,
  ): Promise<{ count: number; last: string | null }> {
    const next = [...this.people.values()]
      .filter(({ subscriptionId, state }) => state === 'confirmed' && subscriptionId > after)
      .slice(0, limit);
    for (const { subscriptionId } of next)
      this.stored.set(subscriptionId, { state: 'waiting', mailId: null, reason: null });
    return { count: next.length, last: [...this.stored.keys()].at(-1) ?? null };
  }

  override async storeChoice(
    _unit: Unit,
    issueId: string,
    { recipients, chosenUntil }: { recipients: number; chosenUntil: string | null },
  ): Promise<void> {
    this.issues.keep({ ...this.issues.stored.get(issueId)!.issue, recipients }, chosenUntil);
  }

  override async waiting(_unit: Unit, _issueId: string, limit: number): Promise<Recipient[]> {
    const ids = this.idsIn('waiting').slice(0, limit);
    return ids.map((id) => this.people.get(id)!);
  }

  override async skip(
    _unit: Unit,
    issueId: string,
    skipped: readonly { subscriptionId: string; reason: string | null }[],
  ): Promise<void> {
    for (const { subscriptionId, reason } of skipped)
      this.stored.set(subscriptionId, { state: 'skipped', mailId: null, reason });
    const { issue, chosenUntil } = this.issues.stored.get(issueId)!;
    this.issues.keep({ ...issue, skipped: issue.skipped + skipped.length }, chosenUntil);
  }

  override async hand(_unit: Unit, _issueId: string, handed: readonly HandedDelivery[]): Promise<void> {
    for (const { subscriptionId, mailId } of handed)
      this.stored.set(subscriptionId, { state: 'handed', mailId, reason: null });
  }

  override async isAnyOpen(): Promise<boolean> {
    return [...this.idsIn('waiting'), ...this.idsIn('handed')].length > 0;
  }

  override async ended(_unit: Unit, _issueId: string, subscriptionId: string): Promise<Recipient | null> {
    const state = this.stored.get(subscriptionId)?.state;
    return state === 'sent' || state === 'skipped' ? this.people.get(subscriptionId)! : null;
  }

  override async reopen(): Promise<void> {}

  override async handedMails(): Promise<string[]> {
    return this.idsIn('handed').map((id) => this.stored.get(id)!.mailId!);
  }

  override async waitAgain(_unit: Unit, _issueId: string, mailIds: readonly string[]): Promise<void> {
    for (const id of this.idsIn('handed'))
      if (mailIds.includes(this.stored.get(id)!.mailId!))
        this.stored.set(id, { state: 'waiting', mailId: null, reason: null });
  }

  override async lockDay(_unit: Unit, day: string): Promise<number> {
    return this.days.get(day) ?? 0;
  }

  override async countOnDay(_unit: Unit, day: string, deliveries: number): Promise<void> {
    this.days.set(day, (this.days.get(day) ?? 0) + deliveries);
  }

  idsIn(state: StoredDelivery['state']): string[] {
    return [...this.stored].flatMap(([id, delivery]) => (delivery.state === state ? [id] : []));
  }
}

/** Keeps the mails that are handed over; those in `onTheirWay` cannot be taken back. */
export class InMemoryIssueOutbox extends IssueOutbox {
  override dailyLimit: number | null = null;
  override rate = 10_000;
  hasServer = true;
  readonly mails = new Map<string, NewMail>();
  readonly onTheirWay = new Set<string>();
  wakes = 0;

  override async pending(): Promise<number | null> {
    return this.hasServer ? this.mails.size : null;
  }

  override async add(_unit: Unit, mails: readonly NewMail[]): Promise<void> {
    for (const mail of mails) this.mails.set(mail.id!, mail);
  }

  override async takeBack(_unit: Unit, mailIds: readonly string[]): Promise<string[]> {
    return mailIds.filter((id) => !this.onTheirWay.has(id) && this.mails.delete(id));
  }

  override wake(): void {
    this.wakes += 1;
  }
}
