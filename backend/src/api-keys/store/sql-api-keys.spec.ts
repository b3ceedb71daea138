import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { anApiKey, AT } from '../testing/builders.js';
import { ApiKeyDays, ApiKeys } from './api-key.tables.js';
import { SqlApiKeys } from './sql-api-keys.js';

const LATER = '2026-11-24T03:00:00.000Z';

describe.each(DATABASES)('API keys on $name', ({ create }) => {
  const database = openedDatabase(create);
  const keys = new SqlApiKeys(database);

  beforeEach(() =>
    database.write(async (tx) => {
      await tx.clear(ApiKeys);
      await tx.clear(ApiKeyDays);
    }),
  );

  it('are found by their hash alone, which no read returns', async () => {
    const key = anApiKey();
    await keys.add(key, 'hash');
    expect(await keys.withHash('hash')).toEqual(key);
    expect(await keys.withHash('HASH')).toBeNull();
    expect(await keys.all('2026-11-18')).toEqual([{ ...key, calls: 0 }]);
  });

  it('have no hash twice', async () => {
    await keys.add(anApiKey(), 'hash');
    await expect(keys.add(anApiKey(), 'hash')).rejects.toThrow();
  });

  it('are listed newest first, also ended ones, and named by their ids', async () => {
    const [one, other] = [anApiKey({ name: 'n8n' }), anApiKey()];
    await keys.add(one, 'one');
    await keys.add(other, 'other');
    await keys.end(one.id, LATER);
    expect((await keys.all('2026-11-18')).map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(await keys.names([one.id, 'unknown'])).toEqual(new Map([[one.id, 'n8n']]));
    expect(await keys.names([])).toEqual(new Map());
  });

  it('end once, and keep the time of their end', async () => {
    const key = anApiKey();
    await keys.add(key, 'hash');
    expect(await keys.end(key.id, AT)).toBe(true);
    expect(await keys.end(key.id, LATER)).toBe(true);
    expect((await keys.withHash('hash'))?.endedAt).toBe(AT);
    expect(await keys.end('unknown', AT)).toBe(false);
  });

  it('count their calls by day, and forget older days', async () => {
    const [key, other] = [anApiKey(), anApiKey()];
    await keys.add(key, 'hash');
    await keys.add(other, 'other');
    const use = (calls: number) => ({ at: LATER, address: '203.0.113.9', calls });
    await keys.used(new Map([[key.id, use(2)]]), '2026-11-17', '2026-11-11');
    await keys.used(new Map([[key.id, use(3)]]), '2026-11-24', '2026-11-18');
    await keys.used(
      new Map([
        [key.id, use(4)],
        [other.id, use(1)],
      ]),
      '2026-11-24',
      '2026-11-18',
    );
    expect(await keys.all('2026-11-18')).toEqual([
      { ...other, lastCallAt: LATER, lastAddress: '203.0.113.9', calls: 1 },
      { ...key, lastCallAt: LATER, lastAddress: '203.0.113.9', calls: 7 },
    ]);
    const days = await database.reader.find(ApiKeyDays, { where: { keyId: key.id } });
    expect(days).toEqual([{ keyId: key.id, day: '2026-11-24', calls: 7 }]);
  });
});
