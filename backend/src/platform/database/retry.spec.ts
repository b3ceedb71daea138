import { retryOnTransientError, retryOnUniqueViolation } from './retry.js';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Work that fails with these codes, one an attempt, and then returns `done`. */
function failing(...codes: string[]) {
  const left = [...codes];
  return jest.fn(async () => {
    const code = left.shift();
    if (code) throw failure(code);
    return 'done';
  });
}

describe('a transient error', () => {
  it('is retried at most three times', async () => {
    await expect(retryOnTransientError(failing(...Array(3).fill('ER_LOCK_DEADLOCK')))).resolves.toBe('done');
    await expect(retryOnTransientError(failing(...Array(4).fill('SQLITE_BUSY')))).rejects.toThrow('BUSY');
  });

  it('is the only error that is retried', async () => {
    const work = failing('ER_DUP_ENTRY');
    await expect(retryOnTransientError(work)).rejects.toThrow('ER_DUP_ENTRY');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a unique violation', () => {
  it('is retried up to the number of attempts', async () => {
    await expect(retryOnUniqueViolation(2, failing('ER_DUP_ENTRY'))).resolves.toBe('done');
    const work = failing('ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE');
    await expect(retryOnUniqueViolation(2, work)).rejects.toThrow('SQLITE_CONSTRAINT_UNIQUE');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('returns what is stored already, without another attempt', async () => {
    const work = failing('ER_DUP_ENTRY');
    expect(await retryOnUniqueViolation<string | null>(2, work, async () => null)).toBeNull();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is the only error that is retried', async () => {
    const work = failing('ER_LOCK_DEADLOCK');
    await expect(retryOnUniqueViolation(2, work)).rejects.toThrow('ER_LOCK_DEADLOCK');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
