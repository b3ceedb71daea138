import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { anApiKey, AT } from '../testing/builders.js';
import { ApiKeyDays, ApiKeys } from './api-key.tables.js';
import { SqlApiKeys } from './sql-api-keys.js';
import { SqlKeyNames } from './sql-key-names.js';
import type { ApiKey } from '../domain/api-key.js';
import type { KeyUse } from '../application/ports.js';
import { EndApiKey } from '../application/end-api-key.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';

const LATER = '2026-11-24T03:00:00.000Z';

describe.each(DATABASES)('API keys on $name', ({ create }) => {
  const database = openedDatabase(create);
  const keys = new SqlApiKeys(database);
  const names = new SqlKeyNames(database);
  const add = (key: ApiKey, hash: string) => database.run((unit) => keys.add(unit, key, hash));
  const end = (id: string, at: string) => new EndApiKey(database, keys, new FixedClock(at)).execute(id);

  beforeEach(() =>
    database.write(async (tx) => {
      await tx.clear(ApiKeys);
      await tx.clear(ApiKeyDays);
    }),
  );

  it('are found by their hash alone, which no read returns', async () => {
    const key = anApiKey();
    await add(key, 'hash');
    expect(await keys.findByHash('hash')).toEqual(key);
    expect(await keys.findByHash('HASH')).toBeNull();
    expect(await keys.all('2026-11-18')).toEqual([{ ...key, calls: 0 }]);
  });

  it('have no hash twice', async () => {
    await add(anApiKey(), 'hash');
    await expect(add(anApiKey(), 'hash')).rejects.toThrow();
  });

  it('are listed newest first, also ended ones, and named by their ids', async () => {
    const [one, other] = [anApiKey({ name: 'n8n' }), anApiKey()];
    await add(one, 'one');
    await add(other, 'other');
    await end(one.id, LATER);
    expect((await keys.all('2026-11-18')).map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(await names.of([one.id, 'unknown'])).toEqual(new Map([[one.id, 'n8n (API key)']]));
    expect(await names.of([])).toEqual(new Map());
  });

  it('end once, and keep the time of their end', async () => {
    const key = anApiKey();
    await add(key, 'hash');
    await end(key.id, AT);
    await end(key.id, LATER);
    expect((await keys.findByHash('hash'))?.endedAt).toBe(AT);
    expect(await rejectionOf(end('unknown', AT))).toMatchObject({ kind: 'NotFound' });
  });

  it('count their calls by day, and forget older days', async () => {
    const [key, other] = [anApiKey(), anApiKey()];
    await add(key, 'hash');
    await add(other, 'other');
    const used = (uses: ReadonlyMap<string, KeyUse>, day: string, oldest: string) =>
      database.run((unit) => keys.addUses(unit, uses, day, oldest));
    const use = (calls: number) => ({ at: LATER, address: '203.0.113.9', calls });
    await used(new Map([[key.id, use(2)]]), '2026-11-17', '2026-11-11');
    await used(new Map([[key.id, use(3)]]), '2026-11-24', '2026-11-18');
    await used(
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
