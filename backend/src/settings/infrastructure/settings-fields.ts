import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '../../platform/http/api-docs.js';
import { rule } from '../../platform/http/field-rule.js';
import { Text } from '../../platform/http/fields.js';

const forText = (name: string, holds: (text: string) => boolean, sentence: string) =>
  rule(name, (value) => typeof value !== 'string' || holds(value), sentence);

/** An http(s) address, or one of another scheme that is listed, such as `viber:`; may be left out. */
export function WebAddress(others: readonly string[] = []): PropertyDecorator {
  const schemes = ['https:', 'http:', ...others];
  const isAddress = (text: string) =>
    !/[\s"'<>\\`]/.test(text) && URL.canParse(text) && schemes.includes(new URL(text).protocol);
  const words = `must be an address that begins with https://${others.map((other) => ` or ${other}`).join('')}`;
  return applyDecorators(Text({ max: 300, orEmpty: true }), forText('webAddress', isAddress, words));
}

/** An https address; may be left out. */
export function VideoLink(): PropertyDecorator {
  const isLink = (text: string) =>
    !/[\s"'<>\\`]/.test(text) && URL.canParse(text) && new URL(text).protocol === 'https:';
  return applyDecorators(
    Text({ max: 300, orEmpty: true }),
    forText('videoLink', isLink, 'must be an address that begins with https://'),
  );
}

/** A telephone number as it is shown, of at most 40 characters. */
export function ShownPhone(): PropertyDecorator {
  const isPhone = (text: string) => /\d/.test(text);
  return applyDecorators(Text({ max: 40 }), forText('phone', isPhone, 'must be a telephone number'));
}

/** `#rrggbb`. */
export function Colour(): PropertyDecorator {
  const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
  return applyDecorators(Text({ max: 20 }), forText('colour', isColour, 'must be a colour such as #298659'));
}

/** A whole number of months, 1 to 120. */
export function Months(): PropertyDecorator {
  const isPossible = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 120;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: 120 }),
    rule('months', isPossible, 'must be a whole number of months from 1 to 120'),
  );
}

/** Minutes since midnight in steps of five, up to the end of the day. */
export function MinuteOfDay(): PropertyDecorator {
  const isMinute = (value: unknown) =>
    Number.isInteger(value) && Number(value) % 5 === 0 && Number(value) >= 0 && Number(value) <= 1_440;
  return applyDecorators(
    ApiProperty({ type: Number, minimum: 0, maximum: 1_440, multipleOf: 5 }),
    rule('minuteOfDay', isMinute, 'must be a time of day in steps of five minutes'),
  );
}
