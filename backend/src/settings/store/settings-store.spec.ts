import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { InMemorySettingsStore } from '../testing/in-memory-settings-store.js';
import { settingsStoreContract } from '../testing/settings-store.contract.js';
import { SqlSettingsStore } from './sql-settings-store.js';

describe('the settings in memory', () => {
  const store = new InMemorySettingsStore();
  settingsStoreContract(store, async () => store.clear());
});

describe.each(DATABASES)('the settings on $name', ({ create }) => {
  const database = openedDatabase(create);
  const store = new SqlSettingsStore(database);
  const empty = () =>
    database.write(async (tx) => {
      for (const table of ['settings', 'settings_history']) await tx.query(`DELETE FROM ${table}`);
    });
  settingsStoreContract(store, empty);

  it.each(['', 'no JSON', 'null', '[]', '"text"', '{"title":'])(
    'leave out a value that somebody made %j by hand, and a change replaces it',
    async (value) => {
      const row = "('hero', ?, '2026-11-22T01:00:00.000Z', 'x', NULL)";
      const columns = 'section, value, updatedAt, updatedBy, updatedByName';
      await database.write((tx) => tx.query(`INSERT INTO settings (${columns}) VALUES ${row}`, [value]));
      expect(await store.find('hero')).toBeNull();
      expect((await store.all()).values).toEqual([]);
      expect((await store.all()).version).toBe(await store.version());
      const hero = { title: 'One', lead: 'Two' };
      const by = { id: 'x', name: 'Ana' };
      await store.replace('hero', { value: hero, initial: hero, by, at: '2026-11-22T01:00:01.000Z' });
      expect((await store.find('hero'))?.value).toEqual(hero);
      expect(await store.history('hero')).toEqual([]);
    },
  );
});
