import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  Res,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import type { WholeList } from '../whole-list.js';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from './api-docs.js';
import { JsonArrayStream } from './json-array-stream.js';
import { contentRange } from './list-query.js';
import { rowCounterOf } from './personal-rows.js';

const UNIT = 'unit of a list';

/** The whole of a list or a page of it, and where it is in the list. */
export interface WholeOrPage<Row> extends WholeList<Row> {
  readonly total: number;
  readonly offset: number;
  /** Whether a search has left out older rows, because there are too many to look through. */
  readonly newestOnly: boolean;
}

/** Sends the rows of a list; the headers say which they are. */
@Injectable()
class ListAnswers implements NestInterceptor<WholeOrPage<unknown>, void> {
  constructor(
    private readonly arrays: JsonArrayStream,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<WholeOrPage<unknown>>): Observable<void> {
    const response = context.switchToHttp().getResponse<Response>();
    const unit = this.reflector.get<string>(UNIT, context.getHandler());
    return next.handle().pipe(
      concatMap(async (list) => {
        const rows = list.rest ? list.total : list.first.length;
        await rowCounterOf(response)(rows);
        response.setHeader('Content-Range', contentRange(unit, list.offset, rows, list.total));
        if (list.newestOnly) response.setHeader('X-Search-Scope', 'newest');
        await this.arrays.send(response, list);
      }),
    );
  }
}

/**
 * As `Paged`, for a list that is sent as a whole where the query names no range. Rows may be of several kinds, each with a
 * view.
 */
export function WholeOrPaged<View>(
  views: readonly Type<View>[],
  unit: string,
  examples: { readonly [Name in 'sort' | 'filter' | 'range']: string },
) {
  const [only, ...others] = views;
  const schema = { type: 'array', items: { oneOf: views.map((view) => ({ $ref: getSchemaPath(view) })) } };
  const decorate = applyDecorators(
    SetMetadata(UNIT, unit),
    ApiExtraModels(...views),
    ApiOkResponse(others.length === 0 ? { type: [only!] } : { schema }),
    ...Object.entries(examples).map(([name, example]) => ApiQuery({ name, required: false, example })),
    UseInterceptors(ListAnswers),
  );
  return (
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<(...sent: never[]) => Promise<WholeOrPage<View>>>,
  ): void => {
    decorate(target, key, descriptor);
    // Nest leaves the answer to handlers that take the response
    Res()(target, key, descriptor.value!.length);
  };
}
