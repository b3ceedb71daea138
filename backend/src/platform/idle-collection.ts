import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const PERIOD_MS = 5_000;
/** The share of a period in which an idle process runs code at most. */
const IDLE = 0.1;
const GROWTH_BYTES = 32 * 2 ** 20;

/**
 * Returns the memory of finished work to the system: collects garbage in the first idle period after the start, and after
 * the heap has grown by 32 MB. V8 does that by itself up to Node 22; that of Node 24 keeps what the start or an issue of the
 * newsletter took (350 MB instead of 170) until there is more work. A collection stops the process for 0.1 s.
 */
export function collectWhenIdle(collect = garbageCollector()): void {
  let before = performance.eventLoopUtilization();
  let collected = 0;
  const period = async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > IDLE || process.memoryUsage().heapTotal < collected + GROWTH_BYTES) return;
    await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
    collected = process.memoryUsage().heapTotal;
  };
  setInterval(() => void period(), PERIOD_MS).unref();
}

/** How much the heap may grow, in percent of what is in use, before garbage is collected. */
const BOUND_PERCENT = 20;
/** Shorter work makes too little garbage to be worth a collection, which takes 0.1 s itself. */
const LONG_MS = 300;
let bounded = 0;
/** Null where the heap is not kept small. */
let collectDuringWork: NodeJS.GCFunction | null = null;

/**
 * From now on `withSmallHeap` keeps the heap of this process small. Only a server does: in another process, such as that of
 * tests, most of the heap is not of the work, and each collection takes much longer. Returns how to stop it.
 */
export function keepHeapSmall(collect = garbageCollector()): () => void {
  collectDuringWork = collect;
  return () => {
    collectDuringWork = null;
  };
}

/**
 * Keeps the heap small during work that makes much garbage: V8 collects earlier, in steps of milliseconds between which
 * requests are answered. By itself it lets the heap of a busy process double, and an import take 200 MB.
 */
export async function withSmallHeap<T>(work: () => Promise<T>): Promise<T> {
  const collect = collectDuringWork;
  if (!collect) return work();
  bounded += 1;
  setFlagsFromString(`--heap-growing-percent=${BOUND_PERCENT}`);
  // how far the heap may grow is decided by a collection
  const collection = setTimeout(() => {
    void collect({ type: 'major', execution: 'async' });
  }, LONG_MS);
  try {
    return await work();
  } finally {
    clearTimeout(collection);
    bounded -= 1;
    // 0 leaves it to V8
    if (bounded === 0) setFlagsFromString('--heap-growing-percent=0');
  }
}

let exposed: NodeJS.GCFunction | null = null;

function garbageCollector(): NodeJS.GCFunction {
  if (!exposed) {
    setFlagsFromString('--expose-gc');
    exposed = runInNewContext('gc') as NodeJS.GCFunction;
  }
  return exposed;
}
