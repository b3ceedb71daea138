import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  isEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';

/** `preferredDate` as a person reads it: Preferred date. */
export function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const saying = (sentence: string) => ({
  message: ({ property }: ValidationArguments) => `${labelOf(property)} ${sentence}`,
});

/** A rule for text; what is no text is left to `IsString`. */
const check = (name: string, holds: (value: string) => boolean, sentence: string): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value !== 'string' || holds(value) } },
    saying(sentence),
  );

// characters are code points, as the databases count them; the validator's own rules leave some out
const MaxCharacters = (max: number) =>
  check(
    'maxCharacters',
    (value) => value.length <= max || [...value].length <= max,
    `must be at most ${max.toLocaleString('en')} characters long`,
  );
const MinCharacters = (min: number) =>
  check('minCharacters', (value) => [...value].length >= min, `must be at least ${min} characters long`);

interface TextRules {
  readonly max: number;
  readonly min?: number;
  /** May be left out, null or blank. */
  readonly optional?: boolean;
  /** May run over several lines. */
  readonly lines?: boolean;
}

// NUL and other control characters have no place in any text; line breaks and tabs only where lines are meant
// eslint-disable-next-line no-control-regex -- control characters are what it is about
const ONE_LINE = /^[^\u0000-\u001f\u007f]*$/;
// eslint-disable-next-line no-control-regex -- control characters are what it is about
const LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** Text of a request body: trimmed, not blank, and nothing but text is taken for text. */
export function Text({ max, min = 1, optional = false, lines = false }: TextRules): PropertyDecorator {
  return applyDecorators(
    optional
      ? ApiPropertyOptional({ type: String, maxLength: max, nullable: true })
      : ApiProperty({ type: String, minLength: min, maxLength: max }),
    ...(optional ? [IsOptional()] : []),
    IsString(saying('must be text')),
    MaxCharacters(max),
    ...(min > 1 ? [MinCharacters(min)] : []),
    Matches(lines ? LINES : ONE_LINE, saying('must not contain control characters')),
    WellFormed(),
  );
}

export function EmailAddress(): PropertyDecorator {
  return applyDecorators(Text({ max: 254 }), check('email', isEmailAddress, 'must be an email address'));
}

function isEmailAddress(value: string): boolean {
  // the validator throws at half a surrogate pair
  if (/\p{Surrogate}/u.test(value) || !isEmail(value, { allow_utf8_local_part: false })) return false;
  // it is also kept in one spelling, in which a character can become many
  return value.normalize('NFKC').toLowerCase().length <= 254;
}

/** 7 to 20 of `+0-9 ()-.` with at least one digit. */
export function Phone(): PropertyDecorator {
  return applyDecorators(
    Text({ max: 20 }),
    Matches(
      /^(?=.*\d)[+0-9 ()\-.]{7,20}$/,
      saying('must be a phone number of 7 to 20 digits, spaces and + ( ) - .'),
    ),
  );
}

/** One of the words given, exactly. */
export function OneOf(words: readonly string[], { optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    optional ? ApiPropertyOptional({ enum: [...words] }) : ApiProperty({ enum: [...words] }),
    ...(optional ? [IsOptional()] : []),
    IsIn(words, saying(`must be one of: ${words.join(', ')}`)),
  );
}

/** An http(s) address, or a path of this site that begins with one slash. */
export function ImageUrl(): PropertyDecorator {
  return applyDecorators(
    Text({ max: 2048 }),
    check('imageUrl', isImageUrl, 'must be an http(s) address or a path that begins with one /'),
  );
}

function isImageUrl(value: string): boolean {
  if (/[\s"'<>\\`]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Text whose UTF-8 form has at most so many bytes. */
export function MaxBytes(bytes: number): PropertyDecorator {
  return check(
    'maxBytes',
    (value) => Buffer.byteLength(value) <= bytes,
    `must be at most ${bytes / 1000} kB long`,
  );
}

/** Half of a surrogate pair is no character, and no database would keep it as it is. */
function WellFormed(): PropertyDecorator {
  return check('wellFormed', (value) => !/\p{Surrogate}/u.test(value), 'must be well-formed text');
}

const VERBATIM = new WeakMap<object, Set<string>>();

/** A password: taken as it was typed, spaces and all. */
export function Password(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'password', minLength: 1, maxLength: 1000 }),
    IsString(saying('must be text')),
    MaxCharacters(1000),
    WellFormed(),
    (target: object, property: string | symbol) => {
      VERBATIM.set(target, (VERBATIM.get(target) ?? new Set<string>()).add(String(property)));
    },
  );
}

/** Tells whether a field of that body class is taken as it was typed. */
export function isVerbatim(prototype: object, property: string): boolean {
  return VERBATIM.get(prototype)?.has(property) ?? false;
}
