import { createHmac, timingSafeEqual } from 'node:crypto';
import { applyDecorators, Injectable, type Type } from '@nestjs/common';
import { Config } from '../config.js';
import { Invalid } from '../domain-error.js';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from './api-docs.js';

const USUAL_ROWS = 50;
const MOST_ROWS = 100;

/** The values of a row by which its list is sorted: a page begins behind them, however many rows were added before. */
export type Place = readonly string[];

/** Rows of a list, and the place of the last one when there are more. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly next: Place | null;
}

/** The rows that were read, one more than `limit` when there are more. */
export function rowsWithin<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): Rows<Row> {
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? placeOf(shown.at(-1)!) : null };
}

export interface CursorPage<View> {
  readonly data: View[];
  readonly nextCursor: string | null;
}

type Query = Readonly<Record<string, unknown>>;

/** Pages of lists for other software. A cursor is the signed place of a row, and good for one list only. */
@Injectable()
export class CursorPages {
  constructor(private readonly config: Config) {}

  /** The page that `limit` and `cursor` ask for. Throws `Invalid` for a limit that is none and for any other cursor. */
  async page<Row, View>(
    list: string,
    query: Query,
    read: (after: Place | null, limit: number) => Promise<Rows<Row>>,
    viewOf: (row: Row) => View,
    most = MOST_ROWS,
  ): Promise<CursorPage<View>> {
    const limit = limitOf(query.limit, most);
    const after = query.cursor === undefined ? null : this.placeOf(list, textOf(query.cursor));
    const { rows, next } = await read(after, limit);
    return { data: rows.map(viewOf), nextCursor: next && this.cursorOf(list, next) };
  }

  private cursorOf(list: string, place: Place): string {
    const text = Buffer.from(JSON.stringify(place)).toString('base64url');
    return `${text}.${this.signatureOf(list, text)}`;
  }

  private placeOf(list: string, cursor: string): Place {
    const [text = '', signature = ''] = cursor.split('.');
    const [given, right] = [signature, this.signatureOf(list, text)].map((one) => Buffer.from(one));
    if (
      cursor !== `${text}.${signature}` ||
      given!.length !== right!.length ||
      !timingSafeEqual(given!, right!)
    )
      throw new Invalid({ cursor: 'list.cursor' });
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Place;
  }

  private signatureOf(list: string, text: string): string {
    const mac = createHmac('sha256', this.config.sessionSecret).update(`cursor ${list} ${text}`).digest();
    return mac.subarray(0, 16).toString('base64url');
  }
}

/** Nothing for what is sent more than once. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function limitOf(value: unknown, most: number): number {
  if (value === undefined) return Math.min(USUAL_ROWS, most);
  const text = textOf(value);
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most) throw new Invalid({ limit: ['list.limit', { most }] });
  return limit;
}

/** Documents a page of a list. */
export function ApiCursorPage(view: Type<object>, most = MOST_ROWS): MethodDecorator {
  return applyDecorators(
    ApiQuery({ name: 'limit', required: false, schema: { type: 'integer', minimum: 1, maximum: most } }),
    ApiQuery({ name: 'cursor', required: false, description: 'The `nextCursor` of the page before' }),
    ApiExtraModels(view),
    ApiOkResponse({
      schema: {
        type: 'object',
        required: ['data', 'nextCursor'],
        properties: {
          data: { type: 'array', items: { $ref: getSchemaPath(view) } },
          nextCursor: { type: 'string', nullable: true, description: 'Null on the last page' },
        },
      },
    }),
  );
}
