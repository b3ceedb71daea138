import { performance } from 'node:perf_hooks';
import { collectWhenIdle, keepHeapSmall, withSmallHeap } from './idle-collection.js';

const MEGABYTE = 2 ** 20;

let heap = 60;
let utilization = 0;
const collect = jest.fn(() => {
  heap = 60;
  return Promise.resolve();
});

describe('collection of garbage in an idle process', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest
      .spyOn(process, 'memoryUsage')
      .mockImplementation((() => ({ heapTotal: heap * MEGABYTE })) as typeof process.memoryUsage);
    jest
      .spyOn(performance, 'eventLoopUtilization')
      .mockImplementation(() => ({ idle: 0, active: 0, utilization }));
    heap = 60;
    utilization = 0;
    collect.mockClear();
    collectWhenIdle(collect);
  });

  afterEach(() => jest.useRealTimers());

  it('collects once after the start, and once after the heap has grown', async () => {
    heap = 200;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(collect).toHaveBeenCalledTimes(1);
    heap = 92;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(collect).toHaveBeenCalledTimes(2);
    expect(collect).toHaveBeenCalledWith({ type: 'major', execution: 'async', flavor: 'last-resort' });
  });

  it('waits until the work is done', async () => {
    [heap, utilization] = [200, 0.5];
    await jest.advanceTimersByTimeAsync(30_000);
    expect(collect).not.toHaveBeenCalled();
    utilization = 0.05;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it('leaves a heap that has hardly grown alone', async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    heap = 91;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });
});

describe('a heap that is kept small during work', () => {
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    collect.mockClear();
    stop = keepHeapSmall(collect);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  const work = (milliseconds: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return milliseconds;
  };

  it('is collected once in work that lasts, whose result is passed on', async () => {
    const result = withSmallHeap(work(5_000));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await result).toBe(5_000);
    expect(collect.mock.calls).toEqual([[{ type: 'major', execution: 'async' }]]);
  });

  it('is left alone by short work, also by work that fails', async () => {
    const failed = withSmallHeap(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    const result = withSmallHeap(work(100));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await result).toBe(100);
    expect(collect).not.toHaveBeenCalled();
  });

  it('is left alone in a process that is no server', async () => {
    stop();
    const result = withSmallHeap(work(5_000));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await result).toBe(5_000);
    expect(collect).not.toHaveBeenCalled();
  });
});
