import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFound } from '../domain-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Checks the id in a path; throws `NotFound` for any text that is not a UUID, without a database query. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new NotFound('request.unknown-id');
    return value;
  }
}
