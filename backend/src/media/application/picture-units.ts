import { Injectable } from '@nestjs/common';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { Pictures } from '../pictures.js';

/** Units of work that change the library. */
@Injectable()
export class PictureUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly loaded: Pictures,
  ) {}

  /** Resolves when the change is stored and known to pages. Repeats the work when another replica added the same picture. */
  async run<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    const result = await this.units.run(work, 2);
    await this.loaded.announce();
    return result;
  }
}
