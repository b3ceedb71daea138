import type { QueryRunner } from 'typeorm';
import { subscriptionRow } from '../leads/store/lead-rows.js';
import { aSubscription } from '../leads/testing/builders.js';
import { ConsentRecords, Subscribers } from '../newsletter/store/newsletter.tables.js';
import { placeholders } from '../platform/database/placeholders.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { AddNewsletter1763994000000 } from './migrations/1763994000000-add-newsletter.js';
import { openBefore } from './testing/opened-database.js';

describe.each(DATABASES)('subscriptions of an older version on $name', ({ create }) => {
  it.each(['nothing', 'newsletter_issues', 'INTO consents', 'INTO newsletter_subscribers'])(
    'become unconfirmed subscribers, also after a start that was cut off before %s',
    async (cutOffAt) => {
      const stored = await create();
      const dataSource = await openBefore(AddNewsletter1763994000000, stored);
      const [ana, ben] = [aSubscription({ email: 'Ana@Sample.example' }), aSubscription()];
      for (const subscription of [ana, ben]) {
        // columns of later versions
        const { erasedAt: _, clientId: __, nameKey: ___, ...row } = subscriptionRow(subscription);
        await dataSource.query(
          `INSERT INTO subscriptions (${Object.keys(row).join(', ')}) VALUES (${placeholders(Object.keys(row))})`,
          Object.values(row),
        );
      }
      if (cutOffAt !== 'nothing') {
        const runner = dataSource.createQueryRunner();
        await expect(new AddNewsletter1763994000000().up(failing(runner, cutOffAt))).rejects.toThrow(
          'cut off',
        );
        await runner.release();
      }

      await dataSource.runMigrations({ transaction: 'each' });

      for (const { id, firstName, email, createdAt } of [ana, ben]) {
        const subscriber = await dataSource.manager.findOneBy(Subscribers, { subscriptionId: id });
        expect(subscriber).toEqual({
          ...{ subscriptionId: id, firstName, email, emailKey: email.toLowerCase(), state: 'unconfirmed' },
          ...{ consentId: id, confirmationSentAt: null, hardFailures: 0 },
        });
        expect(await dataSource.manager.findBy(ConsentRecords, { subscriptionId: id })).toMatchObject([
          { id, form: 'unknown', givenAt: createdAt, confirmedAt: null, withdrawnAt: null },
        ]);
      }
      await dataSource.destroy();
      await stored.drop();
    },
  );
});

/** Fails before the first statement or table that has this in its text. */
function failing(runner: QueryRunner, text: string): QueryRunner {
  return new Proxy(runner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query' && name !== 'createTable') return value;
      return (...args: [string | { name: string }]) => {
        if ((typeof args[0] === 'string' ? args[0] : args[0].name).includes(text)) throw new Error('cut off');
        return (value as (...args: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}
