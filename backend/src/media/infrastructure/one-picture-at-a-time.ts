import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { PictureWork } from '../application/ports.js';

@Injectable()
export class OnePictureAtATime extends PictureWork {
  private readonly limit = pLimit(1);

  override run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.limit(work);
  }
}
