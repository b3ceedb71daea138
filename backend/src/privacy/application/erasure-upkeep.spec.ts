import { portWith } from '../../platform/testing/port-with.js';
import type { LedgerEntry } from '../domain/erasure.js';
import type { ApplyErasures } from './apply-erasures.js';
import { ErasureUpkeep } from './erasure-upkeep.js';
import type { Erasures, Ledger } from './ports.js';

const [FILED, STORED] = [{ id: 'filed' }, { id: 'stored' }] as unknown as [LedgerEntry, LedgerEntry];

function upkeepOf({ people = 0 } = {}) {
  const did: string[] = [];
  const made = {
    did,
    scrub: async (): Promise<void> => undefined,
    keep: async (): Promise<void> => undefined,
    apply: async (): Promise<number> => people,
  };
  const told: string[] = [];
  const upkeep = new ErasureUpkeep(
    portWith<Erasures>({
      ledger: async () => [STORED],
      scrub: () => {
        did.push('scrub');
        return made.scrub();
      },
    }),
    portWith<Ledger>({
      entries: async () => [FILED],
      keep: (entries) => {
        did.push(`keep ${entries.map(({ id }) => id).join(' ')}`);
        return made.keep();
      },
    }),
    portWith<ApplyErasures>({
      execute: (entries) => {
        did.push(`apply ${entries.map(({ id }) => id).join(' ')}`);
        return made.apply();
      },
    }),
    {
      failed: (_message, error) => did.push(`failed: ${(error as Error).message}`),
      appliedAgain: (erased) => did.push(`erased ${erased}`),
      erased: (id) => told.push(id),
    },
  );
  return Object.assign(made, { upkeep, told });
}

const broken = (message: string) => async () => {
  throw new Error(message);
};

afterEach(() => {
  jest.useRealTimers();
});

describe('after an erasure', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('its record is kept and the consoles learn of it at once, and the files are cleaned once, a second after the last one', async () => {
    const { upkeep, did, told } = upkeepOf();
    await upkeep.afterErasure(FILED);
    expect(told).toEqual([FILED.id]);
    await jest.advanceTimersByTimeAsync(999);
    await upkeep.afterErasure(STORED);
    await jest.advanceTimersByTimeAsync(999);
    expect(did).toEqual(['keep filed', 'keep stored']);
    await jest.advanceTimersByTimeAsync(1);
    expect(did).toEqual(['keep filed', 'keep stored', 'scrub']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(did).toHaveLength(3);
  });

  it('a copy that cannot be written is reported, and the files are cleaned', async () => {
    const made = upkeepOf();
    made.keep = broken('the disk is full');
    await made.upkeep.afterErasure(FILED);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(made.did).toEqual(['keep filed', 'failed: the disk is full', 'scrub']);
  });

  it('what is open is finished at the stop', async () => {
    const { upkeep, did } = upkeepOf();
    await upkeep.afterErasure(FILED);
    await upkeep.stop();
    expect(did).toEqual(['keep filed', 'scrub']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('cleaning the files', () => {
  it('happens once at a time, also after one that failed', async () => {
    const made = upkeepOf();
    let release = () => {};
    made.scrub = () => new Promise((_, reject) => (release = () => reject(new Error('busy'))));
    const first = made.upkeep.scrub();
    const second = made.upkeep.scrub();
    await new Promise(setImmediate);
    expect(made.did).toEqual(['scrub']);
    made.scrub = async () => undefined;
    release();
    await Promise.all([first, second]);
    expect(made.did).toEqual(['scrub', 'failed: busy', 'scrub']);
  });

  it('is waited for, but not longer than asked for', async () => {
    jest.useFakeTimers();
    const made = upkeepOf();
    await made.upkeep.afterErasure(FILED);
    await made.upkeep.cleaned(5_000);
    expect([made.did, jest.getTimerCount()]).toEqual([['keep filed', 'scrub'], 0]);
    made.scrub = () => new Promise(() => {});
    const ended = jest.fn();
    void made.upkeep.cleaned(5_000).then(ended);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });
});

describe('at the start', () => {
  it.each([
    [0, []],
    [2, ['erased 2']],
  ])(
    'the erasures of the file are applied (%i people), and the file gets those of the database',
    async (people, said) => {
      const { upkeep, did } = upkeepOf({ people });
      await upkeep.start();
      expect(did).toEqual(['apply filed', ...said, 'keep stored']);
    },
  );

  it('a failure is reported', async () => {
    const made = upkeepOf();
    made.apply = broken('the key is missing');
    await made.upkeep.start();
    expect(made.did).toEqual(['apply filed', 'failed: the key is missing']);
  });
});
