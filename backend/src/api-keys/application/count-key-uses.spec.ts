import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import { AT } from '../testing/builders.js';
import { CountKeyUses } from './count-key-uses.js';
import type { ApiKeyRepository, KeyUse } from './ports.js';

const time = { timestamp: () => AT, today: () => '2026-11-24' };

function counter() {
  const stored: [uses: [string, KeyUse][], day: string, oldest: string][] = [];
  let fails = false;
  const keys = portWith<ApiKeyRepository>({
    addUses: (_unit, uses, day, oldest) => {
      if (fails) return Promise.reject(new Error('no database'));
      stored.push([[...uses], day, oldest]);
      return Promise.resolve();
    },
  });
  const count = new CountKeyUses(new PassingUnitOfWork(), keys, time as never);
  return { stored, count, fail: (value: boolean) => (fails = value) };
}

describe('uses of API keys', () => {
  it('that came before are stored together, with the last address', async () => {
    const { stored, count } = counter();
    count.add('one', '203.0.113.1');
    count.add('two', '203.0.113.2');
    count.add('one', '203.0.113.3');
    await Promise.all([count.execute(), count.execute()]);
    expect(stored).toEqual([
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
    const { stored, count, fail } = counter();
    fail(true);
    count.add('one', 'a');
    await expect(count.execute()).rejects.toThrow('no database');
    fail(false);
    count.add('one', 'b');
    await count.execute();
    expect(stored).toHaveLength(1);
  });
});
