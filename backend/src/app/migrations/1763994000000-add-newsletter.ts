import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The line beside the forms before consents were recorded. */
const EARLIER_WORDING = 'We respect your privacy. Unsubscribe at any time.';

/** The newsletter: subscribers, consents, issues, deliveries. Existing subscriptions become unconfirmed subscribers. */
export class AddNewsletter1763994000000 implements MigrationInterface {
  name = 'AddNewsletter1763994000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable,
      ...exact,
    });
    const key = (name: string, length: number) => ({ ...text(name, length), isPrimary: true });
    const longText = (name: string, isNullable = false): TableColumnOptions => ({
      name,
      type: mysql ? 'mediumtext' : 'text',
      isNullable,
      ...exact,
    });
    const int = (name: string): TableColumnOptions => ({ name, type: 'int', default: 0 });
    // MariaDB commits each statement by itself, so an interrupted run continues where it stopped
    const create = (
      name: string,
      columns: TableColumnOptions[],
      indices: { name: string; columnNames: string[]; isUnique?: boolean }[] = [],
    ) => runner.createTable(new Table({ name, columns, indices, withoutRowid: !mysql }), true);

    await create(
      'newsletter_subscribers',
      [
        key('subscriptionId', 36),
        text('firstName', 100),
        text('email', 254),
        text('emailKey', 254),
        text('state', 12),
        text('consentId', 36),
        text('confirmationSentAt', 24, true),
        int('hardFailures'),
      ],
      [
        { name: 'IDX_newsletter_subscribers_state', columnNames: ['state', 'subscriptionId'] },
        { name: 'IDX_newsletter_subscribers_email', columnNames: ['emailKey'] },
      ],
    );
    await create(
      'consents',
      [
        key('id', 36),
        text('subscriptionId', 36),
        text('purpose', 20),
        longText('wording'),
        text('wordingVersion', 20),
        text('policyDate', 30),
        text('form', 20),
        text('givenAt', 24),
        text('confirmedAt', 24, true),
        text('confirmedHow', 20, true),
        text('withdrawnAt', 24, true),
        text('withdrawnHow', 20, true),
        text('withdrawnBy', 36, true),
      ],
      [
        { name: 'IDX_consents_subscription', columnNames: ['subscriptionId', 'id'] },
        { name: 'IDX_consents_confirmed', columnNames: ['confirmedAt'] },
      ],
    );
    await create(
      'newsletter_links',
      [
        key('tokenHash', 64),
        text('subscriptionId', 36),
        text('consentId', 36, true),
        text('issueId', 36, true),
        text('createdAt', 24),
      ],
      [{ name: 'IDX_newsletter_links_subscription', columnNames: ['subscriptionId'] }],
    );
    await create(
      'newsletter_issues',
      [
        key('id', 36),
        text('subject', 200),
        text('preheader', 200),
        longText('content'),
        int('isPublic'),
        text('state', 10),
        text('slug', 100, true),
        text('sendAt', 24, true),
        text('startedAt', 24, true),
        text('endedAt', 24, true),
        text('chosenUntil', 36, true),
        ...['recipients', 'sent', 'failed', 'skipped', 'unsubscribed'].map(int),
        text('createdBy', 36),
        text('createdAt', 24),
        text('updatedAt', 24),
      ],
      [
        { name: 'IDX_newsletter_issues_state', columnNames: ['state', 'id'] },
        { name: 'IDX_newsletter_issues_slug', columnNames: ['slug'], isUnique: true },
      ],
    );
    await create(
      'newsletter_deliveries',
      [
        key('issueId', 36),
        key('subscriptionId', 36),
        text('state', 8),
        text('mailId', 36, true),
        longText('reply', true),
        text('reason', 200, true),
        text('sentAt', 24, true),
      ],
      [{ name: 'IDX_newsletter_deliveries_state', columnNames: ['issueId', 'state', 'subscriptionId'] }],
    );
    await create('newsletter_days', [key('day', 10), int('handed')]);

    // a consent of before has the id of its subscription, so that an interrupted run adds none twice
    const ignore = mysql ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await runner.query(
      `${ignore} INTO consents (id, subscriptionId, purpose, wording, wordingVersion, policyDate, form, givenAt)
       SELECT id, id, 'newsletter', '${EARLIER_WORDING}', 'before records', 'October 7, 2025', 'unknown', createdAt
       FROM subscriptions`,
    );
    await runner.query(
      `${ignore} INTO newsletter_subscribers (subscriptionId, firstName, email, emailKey, state, consentId, hardFailures)
       SELECT id, firstName, email, LOWER(email), 'unconfirmed', id, 0 FROM subscriptions`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'newsletter_days',
      'newsletter_deliveries',
      'newsletter_issues',
      'newsletter_links',
      'consents',
      'newsletter_subscribers',
    ])
      await runner.dropTable(table, true);
  }
}
