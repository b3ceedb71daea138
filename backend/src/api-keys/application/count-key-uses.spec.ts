import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { AT } from '../testing/builders.js';
import { InMemoryApiKeys } from '../testing/in-memory-api-keys.js';
import { CountKeyUses } from './count-key-uses.js';

const time = { timestamp: () => AT, today: () => '2026-11-24' };

function counter() {
  const keys = new InMemoryApiKeys();
  return { keys, count: new CountKeyUses(new PassingUnitOfWork(), keys, time as never) };
}

describe('uses of API keys', () => {
  it('that came before are stored together, with the last address', async () => {
    const { keys, count } = counter();
    count.add('one', '203.0.113.1');
    count.add('two', '203.0.113.2');
    count.add('one', '203.0.113.3');
    await Promise.all([count.execute(), count.execute()]);
    expect(keys.uses).toEqual([
      [
        [
          ['one', { at: AT, address: '203.0.113.3', calls: 2 }],
          ['two', { at: AT, address: '203.0.113.2', calls: 1 }],
        ],
        '2026-11-24',
        '2026-11-18',
      ],
    ]);
  });

  it('are stored after a failure of those before', async () => {
    const { keys, count } = counter();
    keys.failure = new Error('no database');
    count.add('one', 'a');
    await expect(count.execute()).rejects.toThrow('no database');
    keys.failure = null;
    count.add('one', 'b');
    await count.execute();
    expect(keys.uses).toHaveLength(1);
  });
});
