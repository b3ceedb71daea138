import { createContext, Script } from 'node:vm';

/** One time limit covers the items of so many milliseconds, because V8 starts a watchdog thread for each limit. */
const SHARE_MS = 10;
/** So many may take all of their time; of a file with more, the later ones get a tenth. */
const MOST_PATIENCE = 20;

const script = new Script('work()');

/**
 * Calls `work` with each item, one after the other. One that takes longer than the limit is ended wherever it is, also in the
 * loop of a library; the others go on. Each gets a third of the limit first, and all of it once more at the end; on a busy
 * machine so much longer as the processor worked for others, up to four times. The result of each is given to `done`, outside
 * of the limit; undefined for one that was ended. `work` changes nothing itself, because it may be ended halfway.
 */
export function eachInTime<Item, Result>(
  items: readonly Item[],
  limitMs: number,
  work: (item: Item) => Result,
  done: (item: Item, result: Result | undefined) => void,
): void {
  const again: Item[] = [];
  eachOnce(items, SHARE_MS, limitMs / 3, work, (item, result, isSlow) => {
    if (result !== undefined || (isSlow && again.length >= MOST_PATIENCE)) done(item, result);
    else again.push(item);
  });
  let failed = 0;
  for (const item of again) {
    const result = resultIn(failed < MOST_PATIENCE ? limitMs : limitMs / 10, item, work);
    if (result === undefined) failed += 1;
    done(item, result);
  }
}

function resultIn<Item, Result>(
  limitMs: number,
  item: Item,
  work: (item: Item) => Result,
): Result | undefined {
  for (let patience = limitMs; ;) {
    const before = process.cpuUsage();
    let found: Result | undefined;
    eachOnce([item], 0, patience, work, (_, result) => (found = result));
    if (found !== undefined) return found;
    const used = processorMs(before);
    if (used > 0.8 * limitMs || patience >= 4 * limitMs) return undefined;
    patience = Math.min(4 * limitMs, (limitMs * patience) / used);
  }
}

function eachOnce<Item, Result>(
  items: readonly Item[],
  shareMs: number,
  limitMs: number,
  work: (item: Item) => Result,
  /** `isSlow` unless the machine was busy with other work. */
  done: (item: Item, result: Result | undefined, isSlow: boolean) => void,
): void {
  let [begun, next, slow, share] = [0, 0, 0, shareMs];
  const results: Result[] = [];
  const context = createContext({
    work: () => {
      const until = performance.now() + share;
      do results.push(work(items[begun++]!));
      while (begun < items.length && performance.now() < until);
    },
  });
  while (next < items.length) {
    const part = slow < MOST_PATIENCE ? 1 : 0.1;
    share = shareMs * part;
    const before = process.cpuUsage();
    try {
      script.runInContext(context, { timeout: Math.ceil(share + limitMs * part) });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    }
    for (const result of results.splice(0)) done(items[next++]!, result, false);
    if (next === begun) continue;
    const isSlow = processorMs(before) > 0.8 * limitMs * part;
    if (isSlow) slow += 1;
    done(items[next++]!, undefined, isSlow);
  }
}

function processorMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
