import type { Type } from '@nestjs/common';
import { whenDocumented } from './api-docs.js';
import { leftOutFields } from './fields.js';
import { nestedFields } from './nested-fields.js';

type Documented = Readonly<Record<string, unknown>>;

/**
 * Documents what a body is stored as: a class with its fields, of which none is left out. It has no `omitted` fields, but
 * those of `added`.
 */
export function answerOf(
  body: Type<object>,
  {
    omitted = [],
    added = {},
  }: { omitted?: readonly string[]; added?: Readonly<Record<string, object>> } = {},
): Type<object> {
  const name = body.name.replace(/Body$/, 'View');
  const answer = { [name]: class {} }[name] as Type<object>;
  const [from, to] = [body.prototype, answer.prototype] as [object, object];
  const left = leftOutFields(from);
  const inner = new Map(
    [...nestedFields(from)]
      .filter(([, nested]) => leftOutFields(nested.body.prototype as object).size > 0)
      .map(([field, nested]) => [field, { type: answerOf(nested.body) }]),
  );
  whenDocumented(({ ApiProperty, DECORATORS }) => {
    for (const key of Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, from) as string[]) {
      const field = key.slice(1);
      if (omitted.includes(field)) continue;
      const { nullable: _, ...options } = Reflect.getMetadata(
        DECORATORS.API_MODEL_PROPERTIES,
        from,
        field,
      ) as Documented;
      const fields = { ...options, ...(left.has(field) && { required: true }), ...inner.get(field) };
      ApiProperty(fields)(to, field);
    }
    for (const [field, options] of Object.entries(added)) ApiProperty(options)(to, field);
  });
  return answer;
}
