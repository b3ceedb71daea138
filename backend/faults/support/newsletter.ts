import { randomUUID } from 'node:crypto';
import type { IssueRow } from '../../src/newsletter/store/newsletter.tables.js';
import { send, signIn } from './client.js';
import type { Rows } from './rows.js';
import { until } from './until.js';

const BATCH = 500;
const ISSUES = '/api/admin/newsletters';

interface Subscriber {
  readonly id: string;
  readonly email: string;
}

/** Stores that many subscribers in that state directly; returns them in the order in which an issue is sent. */
export async function storeSubscribers(
  rows: Rows,
  count: number,
  state: 'unconfirmed' | 'confirmed' | 'left' = 'confirmed',
): Promise<Subscriber[]> {
  const subscribers = Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    email: `${state}-${number}@sample.example`,
  }));
  for (let from = 0; from < count; from += BATCH) {
    const batch = subscribers.slice(from, from + BATCH);
    await rows.all(
      `INSERT INTO consents (id, subscriptionId, purpose, wording, wordingVersion, policyDate, form, givenAt)
       VALUES ${batch.map(() => `(?, ?, 'newsletter', 'Yes', '1', '', 'newsletter', '')`).join(', ')}`,
      batch.flatMap(({ id }) => [id, id]),
    );
    await rows.all(
      `INSERT INTO newsletter_subscribers (subscriptionId, consentId, email, emailKey, state, firstName)
       VALUES ${batch.map(() => `(?, ?, ?, ?, '${state}', 'Rosa')`).join(', ')}`,
      batch.flatMap(({ id, email }) => [id, id, email, email]),
    );
  }
  return subscribers.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** An issue that is being sent; `url` may be any replica that runs. */
export class SentIssue {
  private constructor(
    private readonly rows: Rows,
    private readonly cookie: string,
    private readonly id: string,
  ) {}

  static async start(rows: Rows, url: string): Promise<SentIssue> {
    const cookie = await signIn(url);
    const body = { subject: 'Three questions', content: 'Read **this**.', public: true };
    const created = await send(url, 'POST', ISSUES, { cookie, body });
    expect(created.status).toBe(201);
    const { id } = created.body as { id: string };
    for (const action of ['send', 'send-now'])
      expect((await send(url, 'POST', `${ISSUES}/${id}/${action}`, { cookie, body: {} })).status).toBe(200);
    return new SentIssue(rows, cookie, id);
  }

  async withdraw(url: string, subscribers: readonly Subscriber[]): Promise<void> {
    for (const { id } of subscribers) {
      const path = `/api/admin/subscriptions/${id}/consents/withdraw`;
      expect((await send(url, 'POST', path, { cookie: this.cookie })).status).toBe(200);
    }
  }

  async state(): Promise<string> {
    return (await this.row()).state;
  }

  async untilChosen(): Promise<void> {
    await until('all recipients are chosen', async () => (await this.row()).chosenUntil === null);
  }

  async untilSent(): Promise<void> {
    await until('the issue is sent', async () => (await this.state()) === 'sent');
  }

  /** Asserts these ends of the deliveries, in the rows and in the counters of the issue. */
  async expectEnds({ sent, skipped }: { readonly sent: number; readonly skipped: number }): Promise<void> {
    const states = await this.rows.all(
      'SELECT state, COUNT(*) AS rows_ FROM newsletter_deliveries WHERE issueId = ? GROUP BY state ORDER BY state',
      [this.id],
    );
    const expected = [
      { state: 'sent', rows_: sent },
      { state: 'skipped', rows_: skipped },
    ];
    expect(states).toEqual(expected.filter(({ rows_ }) => rows_ > 0));
    expect(await this.row()).toMatchObject({ recipients: sent + skipped, sent, failed: 0, skipped });
  }

  private async row(): Promise<IssueRow> {
    const [row] = await this.rows.all<IssueRow>('SELECT * FROM newsletter_issues WHERE id = ?', [this.id]);
    return row!;
  }
}
