import { listed } from '@/admin/records/people/personWords';
import type { Columns, Import, ImportField, ImportOptions, Mapping } from '@/admin/ground/api/importTypes';

/** The mapping an import begins with: its own, or what was suggested. */
export function startMapping({ mapping, columns }: Import): Mapping {
  return (
    mapping ?? {
      columns: Object.fromEntries(columns.map(({ heading, suggested }) => [heading, suggested])),
      options: { onMatch: 'update' },
    }
  );
}

/** The columns with a field for a heading. Most fields have one column: another one that had it is left out. */
export function withField(
  columns: Columns,
  heading: string,
  name: string | null,
  fields: readonly ImportField[],
): Columns {
  const isShared = fields.some((field) => field.name === name && field.several);
  const others = Object.entries(columns).map(([other, filled]) => [
    other,
    filled === name && !isShared ? null : filled,
  ]);
  return { ...Object.fromEntries(others), [heading]: name } as Columns;
}

/** The options with the meanings that fit the columns: of another file or field they mean nothing here. */
export function fittingOptions(
  options: ImportOptions,
  columns: Columns,
  fields: readonly ImportField[],
): ImportOptions {
  const { meanings, ...others } = options;
  if (!meanings) return options;
  const fitting = Object.entries(meanings).map(([heading, words]) => {
    const choices = fields.find(({ name }) => name === columns[heading])?.choices ?? [];
    const kept = Object.entries(words).filter(([, choice]) => choice === null || choices.includes(choice));
    return [heading, choices.length > 0 ? Object.fromEntries(kept) : {}] as const;
  });
  const meant = fitting.filter(([, words]) => Object.keys(words).length > 0);
  return { ...others, ...(meant.length > 0 && { meanings: Object.fromEntries(meant) }) };
}

/** Whether words of the file can have a meaning: a column fills a field with choices. */
export const hasChoices = (columns: Columns, fields: readonly ImportField[]) =>
  fields.some(({ name, choices }) => choices && Object.values(columns).includes(name));

/** What a saved mapping says of the columns of this file; columns that it does not know are left out. */
export function savedColumns({ columns }: Import, saved: Columns): Columns {
  return Object.fromEntries(columns.map(({ heading }) => [heading, saved[heading] ?? null]));
}

/** The required fields that no column fills, neither whole nor in part. */
export function missingFields(fields: readonly ImportField[], columns: Columns): readonly ImportField[] {
  const filled = new Set(
    Object.values(columns).flatMap((name) => {
      const field = fields.find((candidate) => candidate.name === name);
      return field ? [field.name, field.partOf] : [];
    }),
  );
  return fields.filter(({ name, required }) => required && !filled.has(name));
}

/** `First name and E-mail`. */
export const fieldNames = (fields: readonly ImportField[]) => listed(fields.map(({ label }) => label));

/** The content of the cell that fills a field. */
export function cellOf({ columns, mapping }: Import, cells: readonly string[], field: string): string {
  const at = columns.findIndex(({ heading }) => mapping?.columns[heading] === field);
  return cells[at] ?? '';
}

const NAMES = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'fullName',
  'clientFirstName',
  'clientLastName',
  'clientFullName',
];
const OTHER_KEYS = ['policyNumber', 'email', 'clientEmail', 'phone', 'clientPhone'];

/** Who a row of the file is about, and what else it is known by. */
export function rowSubject(of: Import, cells: readonly string[]): { name: string; keys: string } {
  const filled = (fields: readonly string[]) =>
    fields.map((field) => cellOf(of, cells, field)).filter(Boolean);
  const [first, ...rest] = [filled(NAMES).join(' '), ...filled(OTHER_KEYS)].filter(Boolean);
  // of a row without a name, whatever it says
  return { name: first ?? cells.filter(Boolean).slice(0, 2).join(' '), keys: rest.join(', ') };
}
