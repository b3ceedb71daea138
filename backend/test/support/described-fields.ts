import { apiDocuments } from '../../src/app/openapi.js';
import { SCHEMA } from '../../src/app/schema.js';
import {
  anyPassword,
  libraryPicture,
  type Field,
  nested,
  numberBetween,
  oneOf,
  optional,
  text,
  whenSent,
  wholeNumber,
  yesOrNo,
} from './field-rules.js';

interface Property {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly nullable?: boolean;
}

interface Schema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Property>>;
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: Contents } }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
type Contents = Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;

const { paths, components } = JSON.parse((await apiDocuments()).document) as Description;

/** The class of the body of each route that takes JSON, by `METHOD /path/:id`. */
const BODIES = new Map<string, string>(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const name = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
      return name ? [[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, name] as const] : [];
    }),
  ),
);

export const ROUTES_WITH_BODY: readonly string[] = [...BODIES.keys()];

/** The names of all fields of bodies and answers, and of all columns. */
export const FIELDS: readonly string[] = [
  ...new Set(
    [
      ...Object.values(components.schemas).map(({ properties = {} }) => properties),
      ...SCHEMA.entities.map(({ options }) => options.columns),
    ].flatMap((fields) => Object.keys(fields)),
  ),
];

/** The route as it is declared, for one of a type of lead. */
export const templateOf = (route: string) =>
  route.replace(/\/leads\/(?:appointment|subscription)\//, '/leads/:leadType/');

/** The rules of the fields of a body as its class declares them: type, length, words, and whether it may be left out. */
export function describedFields(route: string): Record<string, Field> {
  const name = BODIES.get(templateOf(route));
  if (!name) throw new Error(`${route} has no body`);
  const { properties, required = [] } = components.schemas[name]!;
  return Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [
      field,
      presence(ruleOf(property), property, required.includes(field)),
    ]),
  );
}

function ruleOf({
  type,
  format,
  minLength,
  maxLength,
  minimum = 0,
  maximum = 0,
  ...property
}: Property): Field {
  if (property.enum) return oneOf(...property.enum);
  if (type === 'boolean') return yesOrNo;
  if (type === 'integer') return wholeNumber(minimum, maximum);
  if (type === 'number') return numberBetween(minimum, maximum);
  if (format === 'password') return anyPassword;
  if (format === 'picture') return libraryPicture;
  return type === 'string' && maxLength !== undefined ? text(maxLength, minLength) : nested;
}

function presence(rule: Field, { type, nullable, minLength }: Property, isRequired: boolean): Field {
  if (isRequired) return nullable ? { ...rule, orNull: true } : rule;
  return type === 'string' && minLength !== undefined ? whenSent(rule) : optional(rule);
}
