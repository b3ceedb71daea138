import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { type Field, type Fields, namesWhere } from '../fields/fields.js';
import { ApiProperty } from './api-docs.js';
import { EmailAddress, Label, List, OneOf, Phone, Text, WhenSent } from './fields.js';

/** The fields as a body has them: null and what is left out are empty. */
type Sent<Details> = { [Name in keyof Details]: Details[Name] | null };

/** A base class for the body that adds an entity: the fields that staff write, with their rules. */
export function newBodyOf<Details>(fields: Fields): Type<Sent<Details>> {
  return bodyOf(fields, []) as Type<Sent<Details>>;
}

/** The same for a change: every field may be left out. */
export function changeBodyOf<Details>(fields: Fields): Type<Sent<Partial<Details>>> {
  return bodyOf(fields, [WhenSent()]) as Type<Sent<Partial<Details>>>;
}

/** A base class for a body with one choice for each field that staff write. */
export function choicesOf<Details, Choice extends string>(
  fields: Fields,
  choices: readonly Choice[],
): Type<{ [Name in keyof Details]?: Choice | null }> {
  const body = class {};
  for (const name of writtenIn(fields)) OneOf(choices, { optional: true })(body.prototype, name);
  return body;
}

/** A base class that documents the fields as a response has them. */
export function viewOf<Shown>(fields: Fields, names: readonly string[] = Object.keys(fields)): Type<Shown> {
  const view = class {};
  for (const name of names) ApiProperty(documented(fields[name]!))(view.prototype, name);
  return view as Type<Shown>;
}

const writtenIn = (fields: Fields) => namesWhere(fields, ({ label }) => label !== undefined);

/** Those that have to be sent come last, as in a class that extends another one by them. */
function bodyOf(fields: Fields, ofRequired: readonly PropertyDecorator[]): Type<object> {
  const body = class {};
  const names = writtenIn(fields);
  const isRequired = (name: string) => !fields[name]!.optional && fields[name]!.type !== 'list';
  for (const name of [...names.filter((one) => !isRequired(one)), ...names.filter(isRequired)]) {
    const rules = isRequired(name) ? ofRequired : [];
    Reflect.decorate([...rules, ...rulesOf(fields[name]!, !isRequired(name))], body.prototype, name);
  }
  return body;
}

function rulesOf({ type, label = '', max = 0, ...field }: Field, optional: boolean): PropertyDecorator[] {
  switch (type) {
    case 'email':
      return [EmailAddress({ optional })];
    case 'phone':
      return [Phone({ optional })];
    case 'date':
      return [Text({ max: 10, tooLong: 'field.real-date', optional })];
    case 'choice':
      return [OneOf(field.choices ?? [], { optional })];
    case 'user':
      return [Label(label), Text({ max: 36, optional })];
    case 'list':
      return field.items ? [List({ max, ...field.items, optional })] : [];
    case 'text':
    case 'lines':
      return [Text({ max, optional, lines: type === 'lines' })];
    case 'time':
    case 'number':
      throw new Error(`No rules for a ${type} in a body.`);
  }
}

function documented({ type, choices, optional, description }: Field): ApiPropertyOptions {
  const more: ApiPropertyOptions = {};
  if (optional) more.nullable = true;
  if (description !== undefined) more.description = description;
  if (type === 'list') return { ...more, type: [String] };
  if (choices) return { ...more, enum: [...choices] };
  return { ...more, type: type === 'number' ? 'integer' : String };
}
