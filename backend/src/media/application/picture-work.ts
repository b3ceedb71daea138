import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/** Runs work one after the other, so that the memory of one picture is enough and no two touch the same files. */
@Injectable()
export class PictureWork {
  private readonly limit = pLimit(1);

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.limit(work);
  }
}
