import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '../../platform/http/api-docs.js';
import { rule, textRule } from '../../platform/http/field-rule.js';
import type { Said } from '../../platform/sentences/said.js';
import { Text } from '../../platform/http/fields.js';

/** An http(s) address, or one of another scheme that is listed, such as `viber:`; may be left out. */
export function WebAddress(others: readonly string[] = []): PropertyDecorator {
  const schemes = ['https:', 'http:', ...others];
  const isAddress = (text: string) =>
    !/[\s"'<>\\`]/.test(text) && URL.canParse(text) && schemes.includes(new URL(text).protocol);
  const said: Said = ['field.https-address', { schemes: ['https://', ...others].join(' or ') }];
  return applyDecorators(Text({ max: 300, orEmpty: true }), textRule(said, isAddress));
}

/** An https address; may be left out. */
export function VideoLink(): PropertyDecorator {
  const isLink = (text: string) =>
    !/[\s"'<>\\`]/.test(text) && URL.canParse(text) && new URL(text).protocol === 'https:';
  return applyDecorators(
    Text({ max: 300, orEmpty: true }),
    textRule(['field.https-address', { schemes: 'https://' }], isLink),
  );
}

/** A telephone number as it is shown, of at most 40 characters. */
export function ShownPhone(): PropertyDecorator {
  const isPhone = (text: string) => /\d/.test(text);
  return applyDecorators(Text({ max: 40 }), textRule('field.telephone', isPhone));
}

const PICTURES = new WeakMap<object, Readonly<Record<string, string>>>();

/** The address of a picture of the library, or empty; `use` is what the library calls the place. */
export function LibraryPicture(use: string): PropertyDecorator {
  const remember = (body: object, field: string | symbol) => {
    PICTURES.set(body, { ...PICTURES.get(body), [String(field)]: use });
  };
  return applyDecorators(ApiProperty({ format: 'picture' }), Text({ max: 200, orEmpty: true }), remember);
}

/** The fields of a body that are pictures of the library, with their uses. */
export const picturesOf = (body: Type<object>) =>
  Object.entries(PICTURES.get(body.prototype as object) ?? {});

/** `#rrggbb`. */
export function Colour(): PropertyDecorator {
  const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
  return applyDecorators(Text({ max: 20 }), textRule('field.colour', isColour));
}

/** A whole number of months, 1 to 120. */
export function Months(max: number): PropertyDecorator {
  const isPossible = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: max }),
    rule(['field.months', { min: 1, max }], isPossible),
  );
}

/** Minutes since midnight in steps of five, up to the end of the day. */
export function MinuteOfDay(): PropertyDecorator {
  const isMinute = (value: unknown) =>
    Number.isInteger(value) && Number(value) % 5 === 0 && Number(value) >= 0 && Number(value) <= 1_440;
  return applyDecorators(
    ApiProperty({ type: Number, minimum: 0, maximum: 1_440, multipleOf: 5 }),
    rule('field.time-of-day', isMinute),
  );
}

/** A figure of calculators: a number from 0 with at most two decimals; money in whole centavos. */
export function FigureValue(): PropertyDecorator {
  const isPossible = (value: unknown) =>
    typeof value === 'number' &&
    value >= 0 &&
    value <= Number.MAX_SAFE_INTEGER &&
    Number(value.toFixed(2)) === value;
  return applyDecorators(ApiProperty({ type: Number, minimum: 0 }), rule('field.invalid', isPossible));
}

/** A list of some of the words, or of none. */
export function SomeOf(words: readonly string[]): PropertyDecorator {
  const isList = (value: unknown) =>
    Array.isArray(value) &&
    value.length <= words.length &&
    value.every((item) => words.includes(item as string));
  return applyDecorators(
    ApiProperty({ type: 'array', items: { type: 'string', enum: [...words] }, maxItems: words.length }),
    rule(['field.one-of', { words: words.join(', ') }], isList),
  );
}
