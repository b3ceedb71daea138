import { EarlyPause } from './early-pause.js';

describe('a pause of a loop', () => {
  const LONG_MS = 600_000;

  it('ends with its time', async () => {
    await new EarlyPause().wait(1);
  });

  it('ends early, also when that was asked for before it began, and only once', async () => {
    const pause = new EarlyPause();
    const waiting = pause.wait(LONG_MS);
    pause.wake();
    await waiting;
    pause.wake();
    await pause.wait(LONG_MS);
    let ended = false;
    const last = pause.wait(LONG_MS).then(() => (ended = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(ended).toBe(false);
    pause.wake();
    await last;
  });
});
