import { ReloadedValue } from './reloaded-value.js';

describe('a reloaded value', () => {
  let stored = 'one';
  let reads: (() => void)[] = [];
  /** Returns the value that was stored when the read began; stays pending until the test calls `endRead`. */
  const read = () => {
    const found = stored;
    return new Promise<string>((resolve, reject) =>
      reads.push(() => (found === 'broken' ? reject(new Error(found)) : resolve(found))),
    );
  };
  const endRead = async (number: number) => {
    reads[number]!();
    await new Promise(setImmediate);
  };

  beforeEach(() => {
    [stored, reads] = ['one', []];
  });

  it('is the old one until the read ends; who asks for the latest one waits', async () => {
    const replaced: string[] = [];
    const value = new ReloadedValue('none', read, (before) => replaced.push(`${before}, ${value.current}`));
    const reload = value.reload();
    const latest = value.latest();
    expect(value.current).toBe('none');
    await endRead(0);
    await reload;
    expect([await latest, value.current, replaced]).toEqual(['one', 'one', ['none, one']]);
  });

  it('is read once more for all requests during a read', async () => {
    const value = new ReloadedValue('none', read);
    const first = value.reload();
    stored = 'two';
    const others = [value.reload(), value.reload()];
    await endRead(0);
    expect(value.current).toBe('one');
    await endRead(1);
    await Promise.all([first, ...others]);
    expect([value.current, reads.length]).toEqual(['two', 2]);
  });

  it('stays when a read fails, and the next request reads again', async () => {
    const value = new ReloadedValue('none', read);
    stored = 'broken';
    const failed = expect(value.reload()).rejects.toThrow('broken');
    const latest = value.latest();
    await endRead(0);
    await failed;
    expect(await latest).toBe('none');
    stored = 'two';
    const reload = value.reload();
    await endRead(1);
    await reload;
    expect(value.current).toBe('two');
  });

  it('is read again after a failed read during which it was asked for', async () => {
    const value = new ReloadedValue('none', read);
    stored = 'broken';
    const reload = value.reload();
    stored = 'two';
    void value.reload();
    await endRead(0);
    await endRead(1);
    await reload;
    expect(value.current).toBe('two');
  });
});
