import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import type { OpeningStore } from '../application/ports.js';
import { InMemoryOpenings } from '../testing/in-memory-openings.js';
import { SqlOpenings } from './sql-openings.js';

function contract(store: OpeningStore) {
  it('add up by calculator, also those that several replicas store at once', async () => {
    await store.add('2026-11-01', new Map([['mp2', 1000]]));
    await Promise.all(
      Array.from({ length: 5 }, () =>
        store.add(
          '2026-11-02',
          new Map([
            ['mp2', 2],
            ['estate-tax', 1],
          ]),
        ),
      ),
    );
    await store.add('2026-11-03', new Map([['mp2', 1]]));
    expect(Object.fromEntries(await store.since('2026-11-02'))).toEqual({ mp2: 11, 'estate-tax': 5 });
    expect([...(await store.since('2026-11-04'))]).toEqual([]);
  });
}

describe('openings of calculators in memory', () => contract(new InMemoryOpenings()));

describe.each(DATABASES)('openings of calculators on $name', ({ create }) => {
  contract(new SqlOpenings(openedDatabase(create)));
});
