import type { DataSource } from 'typeorm';
import { aClient } from '../clients/testing/builders.js';
import { rowOf } from '../clients/store/client-rows.js';
import { appointmentRow, subscriptionRow } from '../leads/store/lead-rows.js';
import { anAppointment, aSubscription } from '../leads/testing/builders.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { FoldNames1764028200000 } from './migrations/1764028200000-fold-names.js';
import { insertOlder, openBefore } from './testing/opened-database.js';

/** An id whose booking has the reference 7MT-1QRX. */
const BOOKING = '0198f000-0000-7000-8000-0001e9a0df1d';

describe.each(DATABASES)('names of an older version on $name', ({ create }) => {
  let stored: Awaited<ReturnType<typeof create>>;
  let dataSource: DataSource;

  beforeEach(async () => {
    stored = await create();
    dataSource = await openBefore(FoldNames1764028200000, stored);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await stored.drop();
  });

  const insert = (table: string, row: object) => insertOlder(dataSource, table, row);
  const migrate = async (timesCutOff = 0) => {
    for (let cut = 0; cut < timesCutOff; cut += 1) {
      const runner = dataSource.createQueryRunner();
      await new FoldNames1764028200000().up(runner);
      await runner.release();
    }
    await dataSource.runMigrations({ transaction: 'each' });
  };
  const all = (sql: string) => dataSource.query<Record<string, unknown>[]>(sql);

  it('are found and sorted by their letters, also after a start that was cut off', async () => {
    const rosa = { firstName: "Rosa D'Elia", lastName: 'Peña', email: 'Rosa.P@mail.example' };
    await insert('appointments', {
      ...appointmentRow(anAppointment({ ...rosa, id: BOOKING, phone: '+63 917 000 0101' })),
      searchText: 'older',
    });
    const erased = { firstName: 'Erased', lastName: 'person', email: '', erasedAt: '2026-11-20' };
    await insert('subscriptions', { ...subscriptionRow(aSubscription(erased)), searchText: '' });
    for (const term of ['rosa', 'd', 'elia', 'peña', 'rosa.p@mail.example'])
      await insert('lead_terms', { term, leadType: 'appointment', leadId: BOOKING });
    const client = aClient({ ...rosa, lastName: null, phone: null });
    await insert('clients', { ...rowOf(client), mergedInto: null, searchText: 'older' });
    await insert('households', { id: 'h', name: 'Peña', createdAt: '', updatedAt: '' });

    await migrate(1);

    const terms = await all(`SELECT term FROM lead_terms WHERE leadId = '${BOOKING}' ORDER BY term`);
    expect(terms.map(({ term }) => term)).toEqual([
      ...['d', 'delia', 'elia', 'p', 'pena', 'rosa', 'rosa.p@mail.example'],
    ]);
    expect(await all('SELECT nameKey, searchText FROM appointments')).toEqual([
      {
        nameKey: 'pena\trosa delia',
        searchText:
          'rosa delia d elia pena rosa.p@mail.example p 9170000101 7mt1qrx ' +
          "rosa d'elia peña rosa.p@mail.example +63 917 000 0101",
      },
    ]);
    expect(await all('SELECT nameKey, searchText FROM subscriptions')).toEqual([
      { nameKey: 'person\terased', searchText: '' },
    ]);
    expect(await all('SELECT nameKey, searchText FROM clients')).toEqual([
      {
        nameKey: '\u{10FFFF}\trosa delia',
        searchText: ' rosa delia d elia rosa.p@mail.example mail.example p mail example',
      },
    ]);
    expect(await all('SELECT nameKey FROM households')).toEqual([{ nameKey: 'pena' }]);
  });

  it('of two insurers that are alike one keeps its key, and no policy is lost', async () => {
    for (const [id, name] of [
      ['a', 'Péna Mutual'],
      ['b', 'Peña Mutual'],
      ['c', 'Pena Mutual'],
      ['d', 'Ayala Inc.'],
    ])
      await insert('insurers', { id, name, nameKey: name!.toLowerCase() });
    await insert('products', {
      ...{ id: 'p', insurerId: 'd', line: 'life', name: 'Seguro – Niño', nameKey: 'seguro – niño' },
    });

    await migrate(1);

    expect(await all('SELECT id, nameKey FROM insurers ORDER BY id')).toEqual([
      { id: 'a', nameKey: 'péna mutual' },
      { id: 'b', nameKey: 'peña mutual' },
      { id: 'c', nameKey: 'pena mutual' },
      { id: 'd', nameKey: 'ayala inc' },
    ]);
    expect(await all('SELECT nameKey FROM products')).toEqual([{ nameKey: 'seguro nino' }]);
  });
});
