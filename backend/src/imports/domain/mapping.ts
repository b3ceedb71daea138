import type { Said } from '../../platform/domain-error.js';
import { plainWord } from './cell-words.js';
import { type DateOrder, readings } from './cell-dates.js';
import { isHeadingOf } from './headings.js';
import type { Separator } from './layout.js';
import { fieldNamed, FIELDS_OF, type ImportKind } from './import-fields.js';
import { leavingProblem, tellsOfLeaving } from './leaving.js';
import { type Meanings, meaningProblems } from './meanings.js';
import { presetOf } from './presets.js';

export { DATE_ORDERS, type DateOrder } from './cell-dates.js';

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
  readonly meanings?: Meanings;
  /** What is done with the row of a cell that cannot be read and that it need not have; `leave out` when it is left out. */
  readonly unreadable?: Unreadable;
}

/** An optional cell that cannot be read is left out and named, or its row is wrong. */
export const UNREADABLE = ['leave out', 'reject'] as const;
export type Unreadable = (typeof UNREADABLE)[number];

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

/** Some values of each column, in the order of the headings. */
export type Samples = readonly (readonly string[])[];

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
    const field = names
      .filter((one) => one === undefined || !taken.has(one))
      .map((one) => fieldNamed(kind, one))
      .find(Boolean);
    if (field === undefined || columns[heading] !== null) return;
    columns[heading] = field.name;
    if (!field.several) taken.add(field.name);
  };
  for (const heading of headings) take(heading, [preset?.columns[heading]]);
  const takeNamed = (heading: string, called: (name: string, label: string) => boolean) =>
    take(
      heading,
      FIELDS_OF[kind].filter(({ name, label }) => called(name, label)).map(({ name }) => name),
    );
  // what is called as it is here, before what may be called like that
  for (const heading of headings) takeNamed(heading, (_, label) => plainWord(label) === plainWord(heading));
  for (const heading of headings)
    takeNamed(heading, (name) => (name === 'left' ? tellsOfLeaving(heading) : isHeadingOf(name, heading)));
  useInstead(columns, taken);
  const dates = datesIn(kind, headings, columns, samples);
  return { preset: preset?.name ?? null, columns, dateOrderUnclear: orderOf(dates) === 'unclear' };
}

/** Files that only say when a policy was issued mean its start. */
function useInstead(columns: Record<string, string | null>, taken: ReadonlySet<string>): void {
  if (taken.has('startsOn')) return;
  for (const [heading, field] of Object.entries(columns))
    if (field === 'issuedOn') columns[heading] = 'startsOn';
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
    const field = fieldNamed(kind, name);
    const other = field?.several ? undefined : taken.get(name);
    const leaving = leavingProblem(kind, heading, name);
    if (!headings.includes(heading)) problems[heading] = 'import.no-such-column';
    else if (!field) problems[heading] = 'import.no-such-field';
    else if (other !== undefined) problems[heading] = ['import.field-twice', { other }];
    else if (leaving) problems[heading] = leaving;
    else taken.set(name, heading);
  }
  Object.assign(problems, meaningProblems(kind, headings, columns, options.meanings ?? {}));
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

function partsOf(kind: ImportKind, name: string): string[] {
  return FIELDS_OF[kind].flatMap((field) => (field.partOf === name ? [field.name] : []));
}

const DATED = new Set<string>(['date', 'dateTime', 'leaving']);

/** The samples of the columns of dates. */
function datesIn(
  kind: ImportKind,
  headings: readonly string[],
  columns: Columns,
  samples: Samples,
): string[] {
  return headings.flatMap((heading, place) =>
    DATED.has(fieldNamed(kind, columns[heading])?.type ?? '') ? (samples[place] ?? []) : [],
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
