import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ApiOkResponse, ApiQuery } from './api-docs.js';
import { contentRange } from './list-query.js';

/** A page of a list, and where it is in the list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly offset: number;
}

/** What a read found of a range, as the answer shows it. */
export function pageOf<Row, View = Row>(
  { offset }: { readonly offset: number },
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
  view?: (row: Row) => View,
): Page<View> {
  return { rows: view ? rows.map((row) => view(row)) : (rows as unknown as View[]), total, offset };
}

/** Answers with the rows of a page; the header says which they are. */
class PageAnswers implements NestInterceptor<Page<unknown>, readonly unknown[]> {
  constructor(private readonly unit: string) {}

  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<readonly unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ rows, total, offset }) => {
        response.setHeader('Content-Range', contentRange(this.unit, offset, rows.length, total));
        return rows;
      }),
    );
  }
}

/** A route of a list, which answers with a page of these; `unit` names them in the header. Another result does not compile. */
export function Paged<View>(
  view: Type<View>,
  unit: string,
  { sort, filter, range = '[0,24]' }: { readonly [Name in 'sort' | 'filter' | 'range']?: string } = {},
) {
  const examples = Object.entries({ filter, range, sort }).filter(([, example]) => example);
  const decorate = applyDecorators(
    ApiOkResponse({ type: [view] }),
    ...examples.map(([name, example]) => ApiQuery({ name, required: false, example })),
    UseInterceptors(new PageAnswers(unit)),
  );
  return (
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<(...sent: never[]) => Promise<Page<View>>>,
  ): void => decorate(target, key, descriptor);
}
