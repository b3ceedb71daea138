import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFound } from '../domain-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id of a path: what is no id of ours cannot be found, and the database is not asked for it. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new NotFound('There is no such thing');
    return value;
  }
}
