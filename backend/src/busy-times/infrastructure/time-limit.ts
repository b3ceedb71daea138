import { createContext, Script } from 'node:vm';

/** One time limit covers the items of so many milliseconds, because V8 starts a watchdog thread for each limit. */
const SHARE_MS = 100;
/** So many may take all of their time; of a file with more, the later ones get a tenth and no second try. */
const MOST_PATIENCE = 20;

const script = new Script('work()');

/**
 * Calls `work` with each item, one after the other. One that takes longer than the limit is ended wherever it is, also in the
 * loop of a library, and given to `ended`; the others go on. Each gets half of the limit first, and all of it once more at the
 * end; on a busy machine so much longer as the processor worked for others, up to four times.
 */
export function eachInTime<Item>(
  items: readonly Item[],
  limitMs: number,
  work: (item: Item) => void,
  ended: (item: Item) => void,
): void {
  const again: Item[] = [];
  eachOnce(items, SHARE_MS, limitMs / 2, work, (item) =>
    again.length < MOST_PATIENCE ? again.push(item) : ended(item),
  );
  for (const item of again) if (!isDoneIn(limitMs, item, work)) ended(item);
}

function isDoneIn<Item>(limitMs: number, item: Item, work: (item: Item) => void): boolean {
  for (let patience = limitMs; ;) {
    const before = process.cpuUsage();
    let isDone = true;
    eachOnce([item], 0, patience, work, () => (isDone = false));
    if (isDone) return true;
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000;
    if (used > 0.8 * limitMs || patience >= 4 * limitMs) return false;
    patience = Math.min(4 * limitMs, (limitMs * patience) / used);
  }
}

function eachOnce<Item>(
  items: readonly Item[],
  shareMs: number,
  limitMs: number,
  work: (item: Item) => void,
  ended: (item: Item) => void,
): void {
  let next = 0;
  let endings = 0;
  let share = shareMs;
  const context = createContext({
    work: () => {
      const until = performance.now() + share;
      do work(items[next++]!);
      while (next < items.length && performance.now() < until);
    },
  });
  while (next < items.length) {
    const part = endings < MOST_PATIENCE ? 1 : 0.1;
    share = shareMs * part;
    try {
      script.runInContext(context, { timeout: Math.ceil(share + limitMs * part) });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      endings += 1;
      ended(items[next - 1]!);
    }
  }
}
