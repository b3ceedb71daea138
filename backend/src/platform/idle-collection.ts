import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
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

/** Collects garbage while work goes on that makes much of it, so that the heap does not grow with the work. */
export class GrownGarbage {
  private gc: NodeJS.GCFunction | null = null;
  private collected = 0;

  async collect(): Promise<void> {
    const used = getHeapStatistics().used_heap_size;
    this.collected = Math.min(this.collected || used, used);
    if (used < this.collected + GROWTH_BYTES) return;
    await (this.gc ??= garbageCollector())({ type: 'major', execution: 'async' });
    this.collected = getHeapStatistics().used_heap_size;
  }
}

function garbageCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as NodeJS.GCFunction;
}
