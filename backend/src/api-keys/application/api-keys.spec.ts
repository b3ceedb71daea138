import { secretTokenHash } from '../../platform/secret-token.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { AT } from '../testing/builders.js';
import { InMemoryApiKeys } from '../testing/in-memory-api-keys.js';
import { EndApiKey } from './end-api-key.js';
import { FindUsableKey } from './find-usable-key.js';
import { MakeApiKey } from './make-api-key.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };
const WANTED = { name: 'Google Sheets', scopes: ['leads:read'], expiresAt: null } as const;

function setUp() {
  const keys = new InMemoryApiKeys();
  const clock = new FixedClock(AT);
  const units = new PassingUnitOfWork();
  return {
    keys,
    clock,
    make: new MakeApiKey(units, keys, clock),
    end: new EndApiKey(units, keys, clock),
    find: new FindUsableKey(keys, clock),
  };
}

describe('an API key', () => {
  it('is found by its text, which is stored as a hash only', async () => {
    const { keys, make, find } = setUp();
    const { apiKey, key } = await make.execute(WANTED, ANA);
    expect(apiKey).toMatchObject({ name: 'Google Sheets', createdAt: AT, createdBy: 'ana' });
    expect(keys.byHash).toEqual(new Map([[secretTokenHash(key), apiKey]]));
    expect(JSON.stringify(apiKey)).not.toContain(key);
    expect(await find.execute(key)).toEqual(apiKey);
    for (const other of ['', key.slice(0, -1), key.slice(3), `${key.slice(0, -1)}!`])
      expect(await find.execute(other)).toBeNull();
  });

  it('is not made with an end in the past', async () => {
    const { keys, make } = setUp();
    const rejection = await rejectionOf(make.execute({ ...WANTED, expiresAt: AT }, ANA));
    expect(rejection.kind).toBe('Invalid');
    expect(keys.byHash.size).toBe(0);
  });

  it('is not found from its end on', async () => {
    const { clock, make, find } = setUp();
    const expiresAt = '2026-11-25T00:00:00.000Z';
    const { key } = await make.execute({ ...WANTED, expiresAt }, ANA);
    clock.moveTo('2026-11-24T23:59:59.999Z');
    expect(await find.execute(key)).not.toBeNull();
    clock.moveTo(expiresAt);
    expect(await find.execute(key)).toBeNull();
  });

  it('that was ended is not found, and keeps the time of its end', async () => {
    const { keys, clock, make, end, find } = setUp();
    const { apiKey, key } = await make.execute(WANTED, ANA);
    await end.execute(apiKey.id);
    expect(await find.execute(key)).toBeNull();
    clock.moveBy(1);
    await end.execute(apiKey.id);
    expect([...keys.byHash.values()]).toEqual([{ ...apiKey, endedAt: AT }]);
  });

  it('that is unknown cannot be ended', async () => {
    expect((await rejectionOf(setUp().end.execute('nothing'))).kind).toBe('NotFound');
  });
});
