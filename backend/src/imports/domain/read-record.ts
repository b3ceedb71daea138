import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { type ErrorCode, Invalid, type Said } from '../../platform/domain-error.js';
import { isMask } from '../../platform/fields/sealed.js';
import { isBlank } from '../../platform/values/text.js';
import { saysLeft } from './cell-words.js';
import { type CellValue, readCell, valuesIn } from './cells.js';
import { fieldNamed, FIELDS_OF, type ImportField, type ImportKind } from './import-fields.js';
import { leavingBeside } from './leaving.js';
import type { ImportOptions, Mapping } from './mapping.js';
import { meaningOf } from './meanings.js';
import { wholesOf } from './parts.js';
import { isOwnList } from './presets.js';
import { sampleOf } from './samples.js';

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

/** Of a field that is left out, or not used as it stands there: the beginning of what stands there, and why. */
export interface Notice extends FieldError {
  readonly value: string;
}

/** How many cells of rows are left out. */
export interface LeftOut {
  /** They cannot be read. */
  readonly unreadable: number;
  /** They say when a consent was given, and nobody is confirmed by them. */
  readonly notConfirmed: number;
}

export function countNotices(before: LeftOut, notices: readonly Notice[]): LeftOut {
  const held = notices.filter(({ code }) => HELD_BACK.has(code)).length;
  return {
    unreadable: before.unreadable + notices.length - held,
    notConfirmed: before.notConfirmed + held,
  };
}

const HELD_BACK = new Set<string>(['import.leaving-unknown', 'import.leaving-unused']);

/** A row of the file as a record. A field with an error or a notice is left out of `fields`. */
export interface ReadRecord {
  readonly fields: RecordFields;
  readonly errors: readonly FieldError[];
  readonly notices: readonly Notice[];
}

interface Unread {
  readonly said: Said;
  readonly text: string;
}

/** The fields of a second value. */
const SECOND: Readonly<Record<string, string>> = { phone: 'secondPhone', email: 'secondEmail' };

/** Reads a row that has a cell for each heading. */
export function readRecord(
  kind: ImportKind,
  { columns, options }: Mapping,
  headings: readonly string[],
  cells: readonly string[],
): ReadRecord {
  const row = new Row(kind, options);
  const isNothing = isOwnList(headings) ? isEmptyInOwnList : isEmpty;
  headings.forEach((heading, place) => {
    const field = fieldNamed(kind, columns[heading]);
    const cell = cells[place] ?? '';
    if (!field || isBlank(cell)) return;
    const meant = field.choices && meaningOf(options.meanings, heading, cell);
    if (meant === null || (meant === undefined && isNothing(field, cell))) return;
    row.read(field, cell.trim(), meant);
  });
  row.readFurther();
  row.compareCurrencies();
  row.join();
  if (kind === 'subscribers') row.holdBack(leavingBeside(headings, columns, cells));
  return row.record();
}

/** What is read of a row. */
class Row {
  private readonly kind: ImportKind;
  private readonly options: ImportOptions;
  private readonly fields: RecordFields = {};
  private readonly unread: Record<string, Unread> = {};
  private readonly parts: Record<string, string> = {};
  /** What stands behind the first address or number of a cell, by the field for it. */
  private readonly further: Record<string, readonly string[]> = {};
  /** The currencies that amounts say themselves. */
  private readonly currencies: Record<
    string,
    { readonly own: string; readonly isAnyDollar: boolean; text: string }
  > = {};
  private readonly leftOver: Record<string, Unread> = {};
  private heldBack: Unread | null = null;

  constructor(kind: ImportKind, options: ImportOptions) {
    this.kind = kind;
    this.options = options;
  }

  /** `meant` is the choice that its word was said to mean. */
  read(field: ImportField, text: string, meant: string | undefined): void {
    const { name, partOf, maxLength } = field;
    if (partOf) {
      if (text.length <= maxLength!) this.parts[name] = text;
      else this.unread[name] = { said: ['field.too-long', { max: maxLength! }], text };
      return;
    }
    const read = meant === undefined ? readCell(field, text, this.options) : meantBy(field, meant);
    if ('said' in read) {
      this.unread[name] = { said: read.said, text };
      return;
    }
    const others = valuesIn(field, text).slice(1).filter(Boolean);
    if (others.length > 0 && SECOND[name]) this.further[SECOND[name]] = others;
    if (field.type === 'leaving') return this.leave(read.value as string | boolean);
    this.fields[name] = read.value;
    // who was taken off a list is known here as somebody who left
    if (name === 'subscribed' && read.value === false && saysLeft(text)) this.leave(true);
    if (read.currency)
      this.currencies[name] = { own: read.currency, isAnyDollar: /^\$|\d\s*\$/.test(text), text };
  }

  /** A second address or number in a cell is that of the field for it, unless a column has one; what is left over is named. */
  readFurther(): void {
    for (const [name, others] of Object.entries(this.further)) {
      const field = fieldNamed(this.kind, name);
      if (!field) continue;
      const isOpen = this.fields[name] === undefined && !this.unread[name];
      if (isOpen) this.read(field, others[0]!, undefined);
      const rest = others.slice(isOpen ? 1 : 0).join(', ');
      if (rest !== '' && !this.unread[name])
        this.leftOver[name] = { said: 'import.further-values', text: rest };
    }
  }

  /** By one column at least; of several times the last one. */
  private leave(when: string | boolean): void {
    const { left } = this.fields;
    if (when === false || (typeof left === 'string' && (when === true || when <= left))) return;
    this.fields.left = when;
  }

  /** An amount has one currency; where it says none itself, it cannot do without that of its column. */
  compareCurrencies(): void {
    for (const [name, { own, isAnyDollar, text }] of Object.entries(this.currencies)) {
      const other = String((this.fields['currency'] ??= own));
      if (other === own || (isAnyDollar && other.endsWith('D'))) continue;
      this.unread[name] = { said: ['import.two-currencies', { own, other }], text };
      delete this.fields[name];
    }
  }

  /** Joins the parts of names, addresses and numbers. */
  join(): void {
    const longest = (name: string) => {
      const field = fieldNamed(this.kind, name);
      return field?.partOf ? 0 : (field?.maxLength ?? 0);
    };
    for (const [name, text] of wholesOf(this.fields, this.parts, longest)) {
      const read = readCell(fieldNamed(this.kind, name)!, text, this.options);
      if ('value' in read) this.fields[name] = read.value;
      else {
        this.unread[name] = { said: read.said, text };
        delete this.fields[name];
      }
    }
  }

  /** Nobody is confirmed of whom it is not known whether they left. */
  holdBack(column: string | null): void {
    const given = this.fields.consentGivenAt;
    const isUnknown = column !== null || this.unread.left !== undefined;
    if (given === undefined || !isUnknown || this.fields.left !== undefined) return;
    delete this.fields.consentGivenAt;
    const said: Said = column === null ? 'import.leaving-unknown' : ['import.leaving-unused', { column }];
    this.heldBack = { said, text: String(given) };
  }

  record(): ReadRecord {
    const { fields, unread, kind } = this;
    const errors: Record<string, Unread> = {};
    const notices: Record<string, Unread> = { ...this.leftOver };
    for (const [name, one] of Object.entries(unread)) (this.isWrong(name) ? errors : notices)[name] = one;
    for (const { name, required } of FIELDS_OF[kind])
      if (required && fields[name] === undefined && !unread[name])
        errors[name] = { said: 'field.required', text: '' };
    if (this.heldBack) notices.consentGivenAt = this.heldBack;
    return {
      fields,
      errors: named(kind, errors),
      notices: named(kind, notices).map((one) => ({ ...one, value: sampleOf(notices[one.field]!.text) })),
    };
  }

  /** Whether the row is wrong without the field. */
  private isWrong(name: string): boolean {
    const { required, rejects } = fieldNamed(this.kind, name)!;
    if (required || rejects || this.options.unreadable === 'reject') return true;
    return name === 'currency' && this.fields.premium !== undefined && !this.fields.currency;
  }
}

function meantBy({ type }: ImportField, choice: string): CellValue {
  return { value: type === 'choice' ? choice : choice === 'yes' };
}

/** What programs write for no value: databases, spreadsheets and their errors. A person may be called Null. */
const NOTHING =
  /^(?:NULL|null|\(null\)|\\N|N\/A|n\/a|NaN|nan|#(?:N\/A|NULL!|REF!|VALUE!|NAME\?|DIV\/0!|NUM!))$/;
const ZEROS = /^[0\s/.:TZ-]+$/;
/** The first days of the calendars of other programs. */
const FIRST_DAY = /^(?:(?:0001|1753|1900)-01-01|1899-12-30|1900-01-00|0?1\/0?[01]\/(?:0001|1753|1900))$/;
const DATED = new Set<string>(['date', 'dateTime', 'leaving']);

/** Whether a cell of the field says nothing. */
export function isEmpty({ type }: ImportField, cell: string): boolean {
  if (isBlank(cell) || NOTHING.test(cell.trim())) return true;
  if (type === 'sealed') return isMask(cell.trim());
  if (!DATED.has(type)) return false;
  return ZEROS.test(cell) || FIRST_DAY.test(cell.trim().split(/[T ]/, 1)[0]!);
}

/** A list of this software has no such words: what stands in a cell was stored. */
function isEmptyInOwnList({ type }: ImportField, cell: string): boolean {
  if (type === 'sealed' && isMask(cell)) return true;
  return isBlank(cell) || (cell === NOT_SET && (type === 'date' || type === 'choice'));
}

function named(kind: ImportKind, problems: Readonly<Record<string, Unread>>): FieldError[] {
  const names = Object.keys(problems);
  if (names.length === 0) return [];
  const labels = Object.fromEntries(names.map((name) => [name, fieldNamed(kind, name)!.label]));
  const said = Object.fromEntries(Object.entries(problems).map(([name, one]) => [name, one.said]));
  const { errors, codes } = new Invalid(said, labels);
  return names.map((field) => ({ field, code: codes[field]!.code, message: errors[field]! }));
}
