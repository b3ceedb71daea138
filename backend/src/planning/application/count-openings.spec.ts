import { InMemoryOpenings } from '../testing/in-memory-openings.js';
import { CountOpenings } from './count-openings.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function counter() {
  const store = new InMemoryOpenings();
  const openings = new CountOpenings(store, { today: () => '2026-11-29' } as never);
  const stored = async () => Object.fromEntries(await openings.since('2026-11-29'));
  return { store, openings, stored };
}

describe('openings of calculators', () => {
  it('are stored together, without those of crawlers', async () => {
    const { openings, stored } = counter();
    const crawlers = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)',
      'facebookexternalhit/1.1',
      undefined,
    ];
    for (const agent of [BROWSER, BROWSER, ...crawlers]) openings.count('mp2', agent);
    openings.count('sss', BROWSER);
    expect(await stored()).toEqual({});
    await openings.store();
    await openings.store();
    expect(await stored()).toEqual({ mp2: 2, sss: 1 });
  });

  it('that could not be stored are stored with the next ones', async () => {
    const { store, openings, stored } = counter();
    openings.count('mp2', BROWSER);
    store.failure = new Error('no database');
    const storing = openings.store();
    openings.count('mp2', BROWSER);
    await expect(storing).rejects.toThrow('no database');
    store.failure = null;
    await openings.store();
    expect(await stored()).toEqual({ mp2: 2 });
  });
});
