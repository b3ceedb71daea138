import type { EntityManager } from 'typeorm';
import type { Client } from '../clients/domain/client.js';
import { type KeptFields, mergeDetails } from '../clients/domain/merge.js';
import { ClientMerges, Clients } from '../clients/store/client.tables.js';
import { aClient } from '../clients/testing/builders.js';
import { clientsOn } from '../clients/testing/clients-on.js';
import { databaseOver } from '../platform/database/data-sources.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { AddNameParts1764028400000 } from './migrations/1764028400000-add-name-parts.js';
import { failing } from './testing/failing-runner.js';
import { openDataSourceOf, openBefore } from './testing/opened-database.js';

const BY = { actor: { id: 'ana', name: 'Ana Cruz' }, at: '2026-11-21T02:00:00.000Z' };

describe.each(DATABASES)('clients who were merged by an older version on $name', ({ create }) => {
  it.each(['nothing', 'CREATE INDEX', 'UPDATE client_merges', 'UPDATE clients'])(
    'are found by what the merges replaced, also after a start that was cut off before %s',
    async (cutOffAt) => {
      const stored = await create();
      const database = await databaseOver(await openDataSourceOf(stored));
      const { clients, merges } = clientsOn(database);
      const add = async (changes: Partial<Client>) => {
        const client = aClient(changes);
        await clients.add(client);
        return client.id;
      };
      const merge = (id: string, otherId: string, keep: KeptFields = {}) =>
        merges.merge({ id, otherId }, (client, other) => mergeDetails(client, other, keep), BY);
      const formers = async (manager: EntityManager) =>
        (await manager.find(Clients, { order: { id: 'ASC' } })).map(({ formerText }) =>
          formerText.split(' ').sort(),
        );
      const one = await add({ firstName: 'Tomas', email: 'new@x.example', phone: '0917 555 0301' });
      const other = await add({ firstName: 'Tom', email: 'old@x.example', phone: '0918 555 0302' });
      const last = await add({ firstName: 'Peña', email: 'last@münchen.example', phone: '0919 555 0303' });
      await merge(one, other, { email: 'other' });
      await merge(last, one);
      await merge(last, await add({ firstName: 'Peña', email: 'more@x.example', phone: '+63 919 555 0303' }));
      await clients.change(last, (client) => ({ ...client, email: 'right@x.example' }));
      const expected = await formers(database.reader);
      expect(expected.flat()).toContain('+639185550302');
      await database.close();

      const dataSource = await openBefore(AddNameParts1764028400000, stored);
      for (const { id, record } of await dataSource.manager.find(ClientMerges)) {
        const { former: _, ...older } = JSON.parse(record) as Record<string, unknown>;
        await dataSource.manager.update(ClientMerges, { id }, { record: JSON.stringify(older) });
      }
      if (cutOffAt !== 'nothing') {
        const runner = dataSource.createQueryRunner();
        const cutOff = new AddNameParts1764028400000().up(failing(runner, cutOffAt));
        await expect(cutOff).rejects.toThrow('cut off');
        await runner.release();
      }

      await dataSource.runMigrations({ transaction: 'each' });

      expect(await formers(dataSource.manager)).toEqual(expected);
      await dataSource.destroy();
      await stored.drop();
    },
  );
});
