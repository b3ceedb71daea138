import { AsyncLocalStorage } from 'node:async_hooks';
import { type Reading, type Unit, UnitOfWork } from '../unit-of-work.js';

/** Runs units one after another, for fakes that keep everything in memory; rejects one within another. */
export class PassingUnitOfWork extends UnitOfWork {
  override readonly committed = {} as Reading;
  private readonly open = new AsyncLocalStorage<true>();
  private queue: Promise<unknown> = Promise.resolve();

  override run<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    if (this.open.getStore()) return Promise.reject(new Error('A unit of work runs within another'));
    const done = this.queue.then(() => this.open.run(true, () => work({} as Unit)));
    this.queue = done.catch(() => undefined);
    return done;
  }
}
