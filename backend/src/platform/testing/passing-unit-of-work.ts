import { type Reading, type Unit, UnitOfWork } from '../unit-of-work.js';

/** Runs the work at once, for fakes that keep everything in memory. */
export class PassingUnitOfWork extends UnitOfWork {
  override readonly committed = {} as Reading;

  override run<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return work({} as Unit);
  }
}
