import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { freeSlug, slugOf } from '../../blog/article.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { Outbox } from '../../mail/outbox.js';
import { countUp } from '../../platform/database/count-up.js';
import { newId } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { affected, Database, runAll, type Statement, unitOf } from '../../platform/database/database.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { Deliveries, type SendingStep } from '../application/ports.js';
import { beginSending, endSending, isDue, type Issue } from '../domain/issue.js';
import { goesOn, toHandOver } from '../domain/sending-pace.js';
import { refusalOf, type SubscriberState } from '../domain/subscriber.js';
import { issueOf, columnsOf, type IssueRow } from './issue-rows.js';
import { DeliveryTable, Issues, Subscribers } from './newsletter.tables.js';

/** Recipients chosen in one unit of work, because other units wait for it. */
const CHOSEN = 5_000;

interface Recipient {
  readonly subscriptionId: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly state: SubscriberState | null;
}

@Injectable()
export class SqlDeliveries extends Deliveries {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly time: BusinessTime,
    private readonly config: Config,
  ) {
    super();
  }

  override async active(): Promise<Issue[]> {
    const rows = await this.database.reader.query<IssueRow[]>(
      `SELECT * FROM newsletter_issues WHERE state IN ('scheduled', 'sending') ORDER BY id`,
    );
    return rows.map(issueOf);
  }

  override begin(id: string): Promise<Issue | null> {
    return this.database.write(async (tx) => {
      const row = await tx.findOne(Issues, { where: { id }, ...this.database.rowLock });
      if (!row) return null;
      const [issue, now] = [issueOf(row), this.time.timestamp()];
      if (!isDue(issue, now)) return issue;
      const slug = slugOf(issue.subject);
      const taken = await tx.query<{ slug: string }[]>(
        `SELECT slug FROM newsletter_issues WHERE slug = ? OR slug LIKE ?`,
        [slug, `${slug}-%`],
      );
      const begun = beginSending(
        issue,
        freeSlug(
          slug,
          taken.map((other) => other.slug),
        ),
        now,
      );
      await tx.update(Issues, { id }, columnsOf(begun));
      return begun;
    });
  }

  override async advance(id: string): Promise<SendingStep | null> {
    const { server, rate } = this.config.mail;
    const pending = server ? await this.outbox.pending('newsletter') : null;
    const step = await this.database.write(async (tx) => {
      const row = await tx.findOne(Issues, { where: { id }, ...this.database.rowLock });
      if (row?.state !== 'sending') return null;
      const current = row.chosenUntil === null ? row : await this.choose(tx, row);
      const state = { startedAt: row.startedAt ?? '', isChosen: current.chosenUntil === null, pending, rate };
      const handed = await this.handOver(tx, current, toHandOver(state, this.time.timestamp()));
      const issue = state.isChosen ? await this.ended(tx, current) : issueOf(current);
      return { issue, handed, again: goesOn(state, handed) };
    });
    if (step && step.handed > 0) this.outbox.wake();
    return step;
  }

  override async mailAgain(issueId: string, subscriptionId: string, dedupKey: string): Promise<boolean> {
    const stored = await this.database.write(async (tx) => {
      const issue = await tx.findOne(Issues, { where: { id: issueId }, ...this.database.rowLock });
      const subscriber = await tx.findOneBy(Subscribers, { subscriptionId, state: 'confirmed' });
      const delivery = await tx.findOneBy(DeliveryTable, { issueId, subscriptionId });
      if (!issue || !subscriber || !delivery || !['sent', 'failed', 'skipped'].includes(delivery.state))
        return false;
      const { state } = delivery;
      await tx.query(`UPDATE newsletter_issues SET ${state} = ${state} - 1 WHERE id = ?`, [issueId]);
      const { email, firstName } = subscriber;
      await this.mail(tx, issue, [{ subscriptionId, email, firstName, state: 'confirmed' }], dedupKey);
      return true;
    });
    if (stored) this.outbox.wake();
    return stored;
  }

  /** Chooses the next recipients, in the order of their subscriptions. */
  private async choose(tx: EntityManager, row: IssueRow): Promise<IssueRow> {
    const chosen = await affected(
      tx,
      `INSERT INTO newsletter_deliveries (issueId, subscriptionId, state)
       SELECT ?, subscriptionId, 'waiting' FROM newsletter_subscribers
       WHERE state = 'confirmed' AND subscriptionId > ? ORDER BY subscriptionId LIMIT ${CHOSEN}`,
      [row.id, row.chosenUntil],
    );
    const [last] = await tx.query<{ subscriptionId: string }[]>(
      `SELECT subscriptionId FROM newsletter_deliveries WHERE issueId = ? ORDER BY subscriptionId DESC LIMIT 1`,
      [row.id],
    );
    const changed = {
      recipients: row.recipients + chosen,
      chosenUntil: chosen === CHOSEN ? (last?.subscriptionId ?? null) : null,
    };
    await tx.update(Issues, { id: row.id }, changed);
    return { ...row, ...changed };
  }

  /** Hands over up to `limit` deliveries, fewer when the day's limit says so; returns how many were looked at. */
  private async handOver(tx: EntityManager, issue: IssueRow, limit: number): Promise<number> {
    if (limit === 0) return 0;
    const day = this.time.today();
    const most = Math.min(limit, await this.leftOfDay(tx, day));
    if (most <= 0) return 0;
    const recipients = await tx.query<Recipient[]>(
      `SELECT d.subscriptionId, s.email, s.firstName, s.state FROM newsletter_deliveries d
       LEFT JOIN newsletter_subscribers s ON s.subscriptionId = d.subscriptionId
       WHERE d.issueId = ? AND d.state = 'waiting' ORDER BY d.subscriptionId LIMIT ?`,
      [issue.id, most],
    );
    if (recipients.length === 0) return 0;
    const willing = recipients.filter(({ email, state }) => email !== null && state === 'confirmed');
    const others = recipients.filter((recipient) => !willing.includes(recipient));
    await runAll(tx, this.skipping(issue.id, others));
    await this.mail(tx, issue, willing);
    await tx.query(this.countOfDay(), [day, willing.length]);
    return recipients.length;
  }

  private async mail(
    tx: EntityManager,
    issue: IssueRow,
    recipients: readonly Recipient[],
    dedupKey?: string,
  ): Promise<void> {
    const now = this.time.timestamp();
    const mails = recipients.map(({ subscriptionId, email, firstName }) => {
      const [id, token] = [newId(), newSecretToken()];
      return {
        ...{ id, token, tokenHash: secretTokenHash(token), subscriptionId },
        ...{ email: email ?? '', firstName: firstName ?? '' },
      };
    });
    await runAll(tx, [
      ...mails.map(({ tokenHash, subscriptionId }) => ({
        sql: 'INSERT INTO newsletter_links (tokenHash, subscriptionId, issueId, createdAt) VALUES (?, ?, ?, ?)',
        parameters: [tokenHash, subscriptionId, issue.id, now],
      })),
      ...mails.map(({ id, subscriptionId }) => ({
        sql: `UPDATE newsletter_deliveries SET state = 'handed', mailId = ? WHERE issueId = ? AND subscriptionId = ?`,
        parameters: [id, issue.id, subscriptionId],
      })),
    ]);
    await this.outbox.apply(unitOf(tx), {
      add: mails.map(({ id, subscriptionId, email, firstName, token }) => ({
        id,
        kind: 'newsletter' as const,
        data: { issueId: issue.id, subject: issue.subject, subscriptionId, token, firstName },
        recipient: email,
        lead: { leadType: 'subscription', leadId: subscriptionId },
        dedupKey: dedupKey ?? `newsletter:${issue.id}:${subscriptionId}`,
      })),
    });
  }

  private skipping(issueId: string, recipients: readonly Recipient[]): Statement[] {
    if (recipients.length === 0) return [];
    return [
      ...recipients.map(({ subscriptionId, state }) => ({
        sql: `UPDATE newsletter_deliveries SET state = 'skipped', reason = ? WHERE issueId = ? AND subscriptionId = ?`,
        parameters: [refusalOf(state), issueId, subscriptionId],
      })),
      {
        sql: 'UPDATE newsletter_issues SET skipped = skipped + ? WHERE id = ?',
        parameters: [recipients.length, issueId],
      },
    ];
  }

  /** Ends the issue when no delivery is left; the current issue. */
  private async ended(tx: EntityManager, { id }: IssueRow): Promise<Issue> {
    const issue = issueOf(await tx.findOneByOrFail(Issues, { id }));
    const [left] = await tx.query<unknown[]>(
      `SELECT 1 FROM newsletter_deliveries WHERE issueId = ? AND state IN ('waiting', 'handed') LIMIT 1`,
      [id],
    );
    if (left) return issue;
    const ended = endSending(issue, this.time.timestamp());
    await tx.update(Issues, { id }, columnsOf(ended));
    return ended;
  }

  private async leftOfDay(tx: EntityManager, day: string): Promise<number> {
    const { dailyLimit } = this.config.mail;
    if (dailyLimit === null) return Infinity;
    // adds the row, so that replicas wait for each other
    await tx.query(this.countOfDay(), [day, 0]);
    const [row] = await tx.query<{ handed: number }[]>('SELECT handed FROM newsletter_days WHERE day = ?', [
      day,
    ]);
    return dailyLimit - (row?.handed ?? 0);
  }

  private countOfDay(): string {
    const added = countUp(this.database.dialect, ['day'], 'handed');
    return `INSERT INTO newsletter_days (day, handed) VALUES (?, ?) ${added}`;
  }
}
