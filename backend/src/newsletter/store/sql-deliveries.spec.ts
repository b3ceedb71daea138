import { openedDatabase } from '../../app/testing/opened-database.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { MailRenderer } from '../../mail/application/ports.js';
import { OutgoingMails } from '../../mail/store/mail.tables.js';
import { SqlMailQueue } from '../../mail/store/sql-mail-queue.js';
import { everyMailKind } from '../../app/every-mail-kind.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { IssueChanges } from '../application/issue-changes.js';
import { IssueDeliveries } from '../application/issue-deliveries.js';
import { IssueSending } from '../application/issue-sending.js';
import { pauseSending, resumeSending } from '../domain/issue.js';
import { anIssueRow, aSubscriberRow } from '../testing/builders.js';
import { DeliveryTable, Issues, type SubscriberRow, Subscribers } from './newsletter.tables.js';
import { NewsletterOutbox } from './newsletter-outbox.js';
import { SqlDeliveries } from './sql-deliveries.js';
import { SqlDeliveryQueries } from './sql-delivery-queries.js';
import { SqlIssues } from './sql-issues.js';
import { outboxOn } from '../../mail/testing/outbox-on.js';

const TODAY = '2026-11-22T09:00:00.000Z';
const TOMORROW = '2026-11-23T09:00:00.000Z';
const PIECE = 500;

class SubjectOnly extends MailRenderer {
  override subject(): string {
    return 'A subject';
  }

  override render(): never {
    throw new Error('Not rendered here');
  }
}

describe.each(DATABASES)('deliveries on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new FixedClock(TODAY);
  let issues: SqlIssues;
  let queue: SqlMailQueue;
  let deliveries: IssueDeliveries;
  let changes: IssueChanges;
  let replica: () => IssueSending;
  let sentToday: () => Promise<number>;

  function connect(env: Record<string, string> = {}): void {
    const config = aConfig({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_RATE: '10000', ...env });
    const [kinds, time] = [everyMailKind(), new BusinessTime(clock, config)];
    const outbox = outboxOn(database, { config, clock, renderer: new SubjectOnly(), kinds });
    issues = new SqlIssues(database);
    const handing = new NewsletterOutbox(outbox, config);
    deliveries = new IssueDeliveries(new SqlDeliveries(database), handing, time);
    changes = new IssueChanges(database, issues, new RecordingLiveUpdates());
    queue = new SqlMailQueue(database, config, kinds);
    sentToday = () => new SqlDeliveryQueries(database, time).sentToday();
    replica = () => new IssueSending(database, issues, deliveries, clock);
  }

  beforeEach(async () => {
    clock.moveTo(TODAY);
    connect();
    await database.write(async (tx) => {
      for (const table of ['deliveries', 'issues', 'subscribers', 'links', 'days'])
        await tx.query(`DELETE FROM newsletter_${table}`);
      for (const table of ['outgoing_mails', 'mail_counters', 'mail_flow'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  async function subscribers(count: number): Promise<void> {
    for (let made = 0; made < count; made += PIECE) {
      const rows = Array.from({ length: Math.min(PIECE, count - made) }, () => aSubscriberRow());
      await database.write((tx) => tx.insert(Subscribers, rows));
    }
  }
  async function sending(): Promise<string> {
    const issue = anIssueRow({ state: 'sending', slug: 'three-questions', startedAt: TODAY });
    await database.write((tx) => tx.insert(Issues, issue));
    return issue.id;
  }
  /** Advances until there is nothing to do at once. */
  async function advance(id: string, sending = replica()): Promise<void> {
    while ((await sending.advance(id))?.again);
  }
  const pause = (id: string) =>
    changes.change(
      id,
      (issue) => pauseSending(issue, clock.timestamp()),
      (unit) => deliveries.takeBack(unit, id),
    );
  const resume = (id: string) => changes.change(id, (issue) => resumeSending(issue, clock.timestamp()));
  const states = async () => {
    const counted: Record<string, number> = {};
    for (const { state } of await database.reader.find(DeliveryTable))
      counted[state] = (counted[state] ?? 0) + 1;
    return counted;
  };
  const recipients = async () =>
    (await database.reader.find(OutgoingMails, { order: { recipient: 'ASC' } })).map(
      ({ recipient }) => recipient,
    );
  const confirmed = async () =>
    (await database.reader.find(Subscribers, { order: { email: 'ASC' } })).map(({ email }) => email);

  it('are chosen and handed over once each, when several replicas advance at the same time', async () => {
    await subscribers(450);
    const id = await sending();
    await Promise.all(Array.from({ length: 4 }, () => advance(id, replica())));
    expect(await states()).toEqual({ handed: 450 });
    expect(await recipients()).toEqual(await confirmed());
    expect(await issues.find(id)).toMatchObject({ state: 'sending', recipients: 450, sent: 0 });
    expect(await sentToday()).toBe(450);
  });

  it('are made once more when they have ended and the address is still confirmed', async () => {
    await subscribers(1);
    const id = await sending();
    await advance(id);
    const [{ subscriptionId }] = (await database.reader.find(Subscribers)) as [SubscriberRow];
    const again = (key: string) => replica().mailAgain(id, subscriptionId, key);
    expect(await again('too early')).toBe(false);
    await database.write((tx) => tx.query(`UPDATE newsletter_deliveries SET state = 'failed'`));
    expect(await again('again')).toBe(true);
    expect(await states()).toEqual({ handed: 1 });
    expect(await recipients()).toHaveLength(2);
    await database.write(async (tx) => {
      await tx.query(`UPDATE newsletter_deliveries SET state = 'sent'`);
      await tx.query(`UPDATE newsletter_subscribers SET state = 'left'`);
    });
    expect(await again('left')).toBe(false);
  });

  it('are chosen in pieces, which a stop or a pause between two of them does not lose', async () => {
    await subscribers(5_050);
    const id = await sending();
    const first = await replica().advance(id);
    expect(first).toMatchObject({ again: true, issue: { recipients: 5_000 } });
    await pause(id);
    expect(await replica().advance(id)).toBeNull();
    await resume(id);
    await Promise.all([replica().advance(id), replica().advance(id)]);
    expect(await issues.find(id)).toMatchObject({ recipients: 5_050 });
    expect(await states()).toEqual({ waiting: 4_650, handed: 400 });
  });

  it('are handed over to the outbox a little ahead of the rate, and wait without a mail server', async () => {
    await subscribers(100);
    const id = await sending();
    connect({ SMTP_URL: '' });
    await advance(id);
    expect(await states()).toEqual({ waiting: 100 });
    connect({ MAIL_RATE: '20' });
    await advance(id);
    await advance(id);
    expect(await states()).toEqual({ waiting: 60, handed: 40 });
  });

  it('stop at the limit of the day and go on the next day', async () => {
    connect({ MAIL_DAILY_LIMIT: '300' });
    await subscribers(450);
    const id = await sending();
    await Promise.all([advance(id, replica()), advance(id, replica())]);
    await advance(id);
    expect(await states()).toEqual({ waiting: 150, handed: 300 });
    clock.moveTo(TOMORROW);
    await advance(id);
    expect(await states()).toEqual({ handed: 450 });
    expect(await sentToday()).toBe(150);
  });

  it('that are taken back by a pause do not count for the day; those on their way do', async () => {
    connect({ MAIL_DAILY_LIMIT: '30' });
    await subscribers(50);
    const id = await sending();
    await advance(id);
    const { mails } = await queue.claim('replica-1', 5, TODAY);
    expect(mails).toHaveLength(5);
    await pause(id);
    expect(await states()).toEqual({ waiting: 45, handed: 5 });
    expect(await sentToday()).toBe(5);
    await resume(id);
    await advance(id);
    expect(await states()).toEqual({ waiting: 20, handed: 30 });
    expect(new Set(await recipients()).size).toBe(30);
  });

  it('are skipped for somebody who does not want or get the newsletter any more, without a mail', async () => {
    await subscribers(3);
    const id = await sending();
    connect({ SMTP_URL: '' });
    await advance(id);
    connect();
    const [left, failing] = await database.reader.find(Subscribers);
    await database.write(async (tx) => {
      await tx.update(Subscribers, { subscriptionId: left!.subscriptionId }, { state: 'left' });
      await tx.update(Subscribers, { subscriptionId: failing!.subscriptionId }, { state: 'failing' });
    });
    await advance(id);
    expect(await states()).toEqual({ skipped: 2, handed: 1 });
    expect(await issues.find(id)).toMatchObject({ recipients: 3, skipped: 2 });
    const skipped = await database.reader.findBy(DeliveryTable, { state: 'skipped' });
    expect(skipped.map(({ reason }) => reason).sort()).toEqual([
      'The mail server refused this address several times',
      'The subscriber has left',
    ]);
    expect(await recipients()).toHaveLength(1);
    expect(await sentToday()).toBe(1);
  });

  it('end the issue when none is left', async () => {
    const id = await sending();
    await advance(id);
    expect(await issues.find(id)).toMatchObject({ state: 'sent', recipients: 0, endedAt: TODAY });
    expect(await replica().advance(id)).toBeNull();
  });
});
