import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from './api-docs.js';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';
import type { Said } from '../sentences/said.js';
import { isAtMost, isWellFormed, LONGEST_EMAIL } from '../text-rules.js';
import { isShortened, LONGEST_PHONE, PHONE, readCode, readPhone } from '../values/code.js';
import { countWords, LONGEST_DIGITS, readDigits } from '../values/digits.js';
import { addressIn } from '../values/email.js';
import { LONGEST_ADDRESS, readMessenger } from '../values/messenger.js';
import { readText } from '../values/text.js';
import { otherwise, rule, saying, textRule } from './field-rule.js';

export { Label, labelOf, leftOutFields } from './field-rule.js';

const MaxCharacters = (max: number, tooLong: Said = ['field.too-long', { max }]) =>
  textRule(tooLong, (value) => isAtMost(value, max));
const MinCharacters = (min: number) =>
  textRule(['field.too-short', { min }], (value) => [...value].length >= min);

interface TextRules {
  readonly max: number;
  readonly min?: number;
  /** May be left out, null or blank. */
  readonly optional?: boolean;
  /** May be left out, null or blank, and is empty then. */
  readonly orEmpty?: boolean;
  /** What is said of longer text, where its length is not the point. */
  readonly tooLong?: Said;
  /** May contain line breaks and tabs. */
  readonly lines?: boolean;
}

type Reader = (text: string) => string;
const READERS = new WeakMap<object, Map<string, Reader>>();

function readBy(reader: Reader): PropertyDecorator {
  return (target, property) => {
    READERS.set(target, (READERS.get(target) ?? new Map<string, Reader>()).set(String(property), reader));
  };
}

/** How the text of a field is read: as its class or a parent says, or as a text of one line. */
export function readerOf(prototype: object, field: string): Reader {
  for (let declared: object | null = prototype; declared;) {
    const reader = READERS.get(declared)?.get(field);
    if (reader) return reader;
    declared = Object.getPrototypeOf(declared) as object | null;
  }
  return readText;
}

/** A text field of a request body: not blank, never converted from another type. */
export function Text({
  max,
  min = 1,
  tooLong,
  orEmpty = false,
  optional = orEmpty,
  lines = false,
}: TextRules): PropertyDecorator {
  return applyDecorators(
    ...(orEmpty ? [otherwise('')] : []),
    optional
      ? ApiPropertyOptional({ type: String, maxLength: max, nullable: true })
      : ApiProperty({ type: String, minLength: min, maxLength: max }),
    ...(optional ? [IsOptional()] : []),
    IsString(saying('field.not-text')),
    MaxCharacters(max, tooLong),
    ...(min > 1 ? [MinCharacters(min)] : []),
    WellFormed(),
    ...(lines ? [readBy((text) => readText(text, { lines }))] : []),
  );
}

/** A number that names something, such as that of a policy. */
export function Code({ max, optional = false }: { max: number; optional?: boolean }): PropertyDecorator {
  return applyDecorators(Text({ max, optional }), WholeCode(), readBy(readCode));
}

export function EmailAddress({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    Text({ max: LONGEST_EMAIL, optional }),
    textRule('field.email', (text) => addressIn(text) !== null),
    readBy((text) => addressIn(text) ?? readText(text)),
  );
}

export function Phone({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    Text({ max: LONGEST_PHONE, optional }),
    WholeCode(),
    Matches(PHONE, saying('field.phone')),
    readBy(readPhone),
  );
}

/** The name of a page or profile in Messenger, or its address. */
export function Messenger({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    Text({ max: LONGEST_ADDRESS, optional }),
    textRule('field.messenger', (text) => readMessenger(text) !== null),
    readBy((text) => readMessenger(text) ?? readText(text)),
  );
}

/** A number with so many digits. */
export function Digits({
  counts,
  optional = false,
}: {
  readonly counts: readonly number[];
  readonly optional?: boolean;
}): PropertyDecorator {
  return applyDecorators(
    Text({ max: LONGEST_DIGITS, optional }),
    WholeCode(),
    textRule(['field.digits', { counts: countWords(counts) }], (text) => readDigits(text, counts) !== null),
    readBy((text) => readDigits(text, counts) ?? readText(text)),
  );
}

/** Exactly one of the words. */
export function OneOf(words: readonly string[], { optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    optional ? ApiPropertyOptional({ enum: [...words], nullable: true }) : ApiProperty({ enum: [...words] }),
    ...(optional ? [IsOptional()] : []),
    IsIn(words, saying(['field.one-of', { words: words.join(', ') }])),
  );
}

/** true or false; never converted from another type. */
export function Flag({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    optional ? ApiPropertyOptional({ type: Boolean, nullable: true }) : ApiProperty({ type: Boolean }),
    ...(optional ? [IsOptional()] : []),
    IsBoolean(saying('field.true-or-false')),
  );
}

/** The field may be left out, but not be null or blank. Stands above the field's own rules. */
export function WhenSent(): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional(), onlyIf(isSent));
}

/** As `WhenSent`; a field that is left out has this value. */
export function WhenSentElse(value: object): PropertyDecorator {
  return applyDecorators(WhenSent(), otherwise(value));
}

/** The field is required unless that other one is sent. */
export function UnlessSent(other: string): PropertyDecorator {
  const applies = (body: object, property: string) => isSent(body, property) || !isSent(body, other);
  return applyDecorators(ApiPropertyOptional(), onlyIf(applies));
}

/** The field may be null, but not be left out. */
export function OrNull(): PropertyDecorator {
  const isNull = (body: object, property: string) =>
    (body as Readonly<Record<string, unknown>>)[property] === null;
  return applyDecorators(
    ApiProperty({ nullable: true }),
    onlyIf((body, property) => !isNull(body, property)),
  );
}

/** Whether the body has the field, whatever its value. */
function isSent(body: object, property: string): boolean {
  return Object.hasOwn(body, property);
}

function onlyIf(applies: (body: object, property: string) => boolean): PropertyDecorator {
  return (target, property) =>
    ValidateIf((body: object) => applies(body, String(property)))(target, property);
}

/** One to `max` texts of that form; none, null or left out too where it is optional. `said` is said of any other value. */
export function List({
  max,
  form,
  said,
  optional = false,
}: {
  max: number;
  form: RegExp;
  said: Said;
  optional?: boolean;
}): PropertyDecorator {
  return applyDecorators(
    optional
      ? ApiPropertyOptional({ type: [String], maxItems: max, nullable: true })
      : ApiProperty({ type: [String], minItems: 1, maxItems: max }),
    ...(optional ? [IsOptional()] : []),
    rule(said, isList),
  );

  function isList(value: unknown): boolean {
    if (!Array.isArray(value) || value.length < (optional ? 0 : 1) || value.length > max) return false;
    return value.every((item) => typeof item === 'string' && form.test(item));
  }
}

/** An http(s) address, or a path of this site with exactly one leading slash. */
export function ImageUrl(): PropertyDecorator {
  return applyDecorators(Text({ max: 2048 }), textRule('field.image-address', isImageUrl));
}

function isImageUrl(value: string): boolean {
  if (/[\s"'<>\\`]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Limits the UTF-8 length of a text. */
export function MaxBytes(bytes: number): PropertyDecorator {
  return textRule(
    ['field.too-many-kilobytes', { max: bytes / 1000 }],
    (value) => Buffer.byteLength(value) <= bytes,
  );
}

function WellFormed(): PropertyDecorator {
  return textRule('field.well-formed', isWellFormed);
}

function WholeCode(): PropertyDecorator {
  return textRule('field.shortened', (value) => !isShortened(value));
}

/** A password: in NFC, and otherwise as it was typed. */
export function Password(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'password', minLength: 1, maxLength: 1000 }),
    IsString(saying('field.not-text')),
    MaxCharacters(1000),
    WellFormed(),
    readBy((text) => (text.trim() === '' ? '' : text)),
  );
}
