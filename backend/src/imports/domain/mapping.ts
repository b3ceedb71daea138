import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { type ErrorCode, Invalid, type Said } from '../../platform/domain-error.js';
import { isBlank } from '../../platform/values/text.js';
import { type DateOrder, readCell, readings } from './cells.js';
import { FIELDS_OF, type ImportField, type ImportKind } from './import-fields.js';
import { isHeadingOf } from './headings.js';
import type { Separator } from './layout.js';
import { wholesOf } from './parts.js';
import { isOwnList, presetOf } from './presets.js';

export { DATE_ORDERS, type DateOrder } from './cells.js';

export interface ImportOptions {
  readonly dateOrder?: DateOrder;
  /** ISO 3166 alpha-2: phone numbers without the code of a country are numbers of this one; PH when it is left out. */
  readonly country?: string;
  /** What happens to a record that is there already; update when it is left out. */
  readonly onMatch?: 'update' | 'skip';
  /** What other terms of a policy are; a change from the next due date when it is left out. */
  readonly termsAre?: 'change' | 'correction';
  /** Why the office may write to the subscribers of the file. */
  readonly consentBasis?: string;
  /** Where the file comes from: the preset, or a name for a file made by hand. Ids are those of one source. */
  readonly source?: string;
  /** How the file is laid out, where it was chosen: the separator of CSV, the row of the headings from 1, and the sheet. */
  readonly separator?: Separator;
  readonly headingRow?: number;
  readonly sheet?: string;
}

/** Which field a column fills, by its heading; null for none. */
export type Columns = Readonly<Record<string, string | null>>;

export interface Mapping {
  readonly columns: Columns;
  readonly options: ImportOptions;
}

/** What is guessed from the headings and some values. */
export interface SuggestedMapping {
  /** The source whose headings they are; null for a file made by hand. */
  readonly preset: string | null;
  readonly columns: Record<string, string | null>;
  /** Some dates can be read with the day or with the month first, and none says how. */
  readonly dateOrderUnclear: boolean;
}

/**
 * By field. Days are `YYYY-MM-DD`; times ISO 8601 UTC, or local (`YYYY-MM-DDTHH:MM:SS`, without Z) where the file names no
 * zone; amounts whole centavos. A field whose cell is empty is left out.
 */
export type RecordFields = Record<string, string | number | boolean | string[]>;

/** What is wrong with a cell. */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
  readonly message: string;
}

/** A row of the file as a record. A field with an error is left out of `fields`. */
export interface ReadRecord {
  readonly fields: RecordFields;
  readonly errors: readonly FieldError[];
}

/** Some values of each column, in the order of the headings. */
export type Samples = readonly (readonly string[])[];

const FIELD_MAPS: Readonly<Record<ImportKind, ReadonlyMap<string, ImportField>>> = {
  leads: byName('leads'),
  clients: byName('clients'),
  policies: byName('policies'),
  subscribers: byName('subscribers'),
};

function byName(kind: ImportKind): ReadonlyMap<string, ImportField> {
  return new Map(FIELDS_OF[kind].map((field) => [field.name, field]));
}

/** Which column fills which field, as far as the headings say it. No field is there twice. */
export function suggestMapping(
  kind: ImportKind,
  headings: readonly string[],
  samples: Samples,
): SuggestedMapping {
  const preset = presetOf(headings);
  const columns: Record<string, string | null> = Object.fromEntries(
    headings.map((heading) => [heading, null]),
  );
  const taken = new Set<string>();
  const take = (heading: string, names: readonly (string | undefined)[]) => {
    const name = names.find((one) => one !== undefined && FIELD_MAPS[kind].has(one) && !taken.has(one));
    if (name === undefined || columns[heading] !== null) return;
    columns[heading] = name;
    taken.add(name);
  };
  for (const heading of headings) take(heading, [preset?.columns[heading]]);
  const names = FIELDS_OF[kind].map(({ name }) => name);
  for (const heading of headings)
    take(
      heading,
      names.filter((name) => isHeadingOf(name, heading)),
    );
  const dates = datesIn(kind, headings, columns, samples);
  return { preset: preset?.name ?? null, columns, dateOrderUnclear: orderOf(dates) === 'unclear' };
}

/** The mapping with the order of dates that the samples prove, where it has none. */
export function withProvenOrder(
  kind: ImportKind,
  headings: readonly string[],
  { columns, options }: Mapping,
  samples: Samples,
): Mapping {
  const order = orderOf(datesIn(kind, headings, columns, samples));
  if (options.dateOrder || order === null || order === 'unclear') return { columns, options };
  return { columns, options: { ...options, dateOrder: order } };
}

/** Why a file cannot be read with the mapping, by heading, field or option; nothing when it can. */
export function mappingErrors(
  kind: ImportKind,
  headings: readonly string[],
  mapping: Mapping,
  samples: Samples,
): Record<string, Said> {
  const { columns, options } = mapping;
  const problems: Record<string, Said> = {};
  const taken = new Map<string, string>();
  for (const [heading, name] of Object.entries(columns)) {
    if (name === null) continue;
    const other = taken.get(name);
    if (!headings.includes(heading)) problems[heading] = 'import.no-such-column';
    else if (!FIELD_MAPS[kind].has(name)) problems[heading] = 'import.no-such-field';
    else if (other !== undefined) problems[heading] = ['import.field-twice', { other }];
    else taken.set(name, heading);
  }
  for (const { name, required } of FIELDS_OF[kind])
    if (required && ![name, ...partsOf(kind, name)].some((one) => taken.has(one)))
      problems[name] = 'import.no-column';
  if (kind === 'policies' && !OWNER_FIELDS.some((name) => taken.has(name)))
    problems['clientEmail'] = 'import.no-client-column';
  if (kind === 'subscribers' && !options.consentBasis?.trim()) problems['consentBasis'] = 'import.no-basis';
  const dates = datesIn(kind, headings, columns, samples);
  if (!options.dateOrder && orderOf(dates) === 'unclear') problems['dateOrder'] = 'import.no-date-order';
  return problems;
}

/** By what a policy says whose it is. */
const OWNER_FIELDS = ['clientSourceId', 'clientEmail', 'clientPhone', 'clientFirstName', 'clientFullName'];

/** Reads a row that has a cell for each heading. */
export function readRecord(
  kind: ImportKind,
  { columns, options }: Mapping,
  headings: readonly string[],
  cells: readonly string[],
): ReadRecord {
  const fields: RecordFields = {};
  const problems: Record<string, Said> = {};
  const parts: Record<string, string> = {};
  const currencies: Record<string, { readonly own: string; readonly isAnyDollar: boolean }> = {};
  const isNothing = isOwnList(headings) ? isEmptyInOwnList : isEmpty;
  headings.forEach((heading, place) => {
    const field = FIELD_MAPS[kind].get(columns[heading] ?? '');
    const cell = cells[place] ?? '';
    if (!field || isNothing(field, cell)) return;
    const text = cell.trim();
    if (field.partOf) {
      if (text.length <= field.maxLength!) parts[field.name] = text;
      else problems[field.name] = ['field.too-long', { max: field.maxLength! }];
      return;
    }
    const read = readCell(field, text, options);
    if ('said' in read) problems[field.name] = read.said;
    else {
      fields[field.name] = read.value;
      if (read.currency)
        currencies[field.name] = { own: read.currency, isAnyDollar: /^\$|\d\s*\$/.test(text) };
    }
  });
  for (const [name, { own, isAnyDollar }] of Object.entries(currencies)) {
    const other = String((fields['currency'] ??= own));
    if (other === own || (isAnyDollar && other.endsWith('D'))) continue;
    problems[name] = ['import.two-currencies', { own, other }];
    delete fields[name];
  }
  const longest = (name: string) => {
    const field = FIELD_MAPS[kind].get(name);
    return field?.partOf ? 0 : (field?.maxLength ?? 0);
  };
  for (const [name, text] of wholesOf(fields, parts, longest)) {
    const read = readCell(FIELD_MAPS[kind].get(name)!, text, options);
    if ('said' in read) problems[name] = read.said;
    else fields[name] = read.value;
  }
  for (const { name, required } of FIELDS_OF[kind])
    if (required && fields[name] === undefined && !problems[name]) problems[name] = 'field.required';
  return { fields, errors: errorsOf(kind, problems) };
}

/** What programs write for no value: databases, spreadsheets and their errors. A person may be called Null. */
const NOTHING =
  /^(?:NULL|null|\(null\)|\\N|N\/A|n\/a|NaN|nan|#(?:N\/A|NULL!|REF!|VALUE!|NAME\?|DIV\/0!|NUM!))$/;
const ZEROS = /^[0\s/.:TZ-]+$/;
/** The first days of the calendars of other programs. */
const FIRST_DAY = /^(?:(?:0001|1753|1900)-01-01|1899-12-30|1900-01-00|0?1\/0?[01]\/(?:0001|1753|1900))$/;

function isEmpty({ type }: ImportField, cell: string): boolean {
  if (isBlank(cell) || NOTHING.test(cell.trim())) return true;
  if (type !== 'date' && type !== 'dateTime') return false;
  return ZEROS.test(cell) || FIRST_DAY.test(cell.trim().split(/[T ]/, 1)[0]!);
}

/** A list of this software has no such words: what stands in a cell was stored. */
function isEmptyInOwnList({ type }: ImportField, cell: string): boolean {
  return isBlank(cell) || (cell === NOT_SET && (type === 'date' || type === 'choice'));
}

function partsOf(kind: ImportKind, name: string): string[] {
  return FIELDS_OF[kind].flatMap((field) => (field.partOf === name ? [field.name] : []));
}

function errorsOf(kind: ImportKind, problems: Readonly<Record<string, Said>>): FieldError[] {
  const names = Object.keys(problems);
  if (names.length === 0) return [];
  const labels = Object.fromEntries(names.map((name) => [name, FIELD_MAPS[kind].get(name)!.label]));
  const { errors, codes } = new Invalid(problems, labels);
  return names.map((field) => ({ field, code: codes[field]!.code, message: errors[field]! }));
}

/** The samples of the columns of dates. */
function datesIn(
  kind: ImportKind,
  headings: readonly string[],
  columns: Columns,
  samples: Samples,
): string[] {
  return headings.flatMap((heading, place) =>
    /^date/.test(FIELD_MAPS[kind].get(columns[heading] ?? '')?.type ?? '') ? (samples[place] ?? []) : [],
  );
}

/** The order that some dates prove; `unclear` when others need one, or two are proven; null when none is needed. */
function orderOf(dates: readonly string[]): DateOrder | 'unclear' | null {
  const all = dates.map((date) => readings(date));
  const proven = new Set(all.flatMap((days) => (days.length === 1 ? (days[0]!.order ?? []) : [])));
  const isNeeded = all.some((days) => days.length > 1);
  if (proven.size === 1) return [...proven][0]!;
  return isNeeded || proven.size > 1 ? 'unclear' : null;
}
