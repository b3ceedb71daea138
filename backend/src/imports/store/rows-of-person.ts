import { e164Of } from '../../platform/values/phone.js';
import { emailKey, emailKeysIn } from '../../platform/values/email.js';
import { searchForm } from '../../platform/values/search.js';
import type { Person } from '../../platform/personal-data.js';
import type { ImportKind } from '../domain/import-fields.js';
import { type Columns, type Mapping, suggestMapping } from '../domain/mapping.js';

/**
 * Whose rows are meant: those with the address, those that made or changed one of the records, and those without any
 * address that have a phone number of the person and no other name (docs/decisions/0058).
 */
export interface RowPerson extends Pick<Person, 'email' | 'contacts' | 'until'> {
  /** Of leads, clients and the policies that they own. */
  readonly ids: readonly string[];
}

/** What the columns of a file are; the mapping is null before staff have said it. */
export interface FileColumns {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly mapping: Mapping | null;
}

/** A row that may be about the person. */
export interface StoredRow {
  readonly cells: readonly string[];
  readonly targetId: string | null;
  readonly candidates: readonly { readonly id: string; readonly name: string }[];
}

/** Characters of a cell with a phone number. */
const LONGEST_PHONE_CELL = 60;
const SEVERAL = ' ::: ';
const NAMES = {
  first: ['firstName', 'clientFirstName'],
  last: ['lastName', 'clientLastName'],
  full: ['fullName', 'clientFullName'],
} as const;

/** Decides which rows of files are about a person. */
export class RowMatcher {
  /** The key of the address; null for a text that is none. */
  readonly email: string | null;
  /** In E.164. */
  readonly phones: readonly string[];
  private readonly ids: ReadonlySet<string>;
  private readonly contacts: readonly (KnownNames & { readonly phone: string })[];

  constructor({ email, ids, contacts }: RowPerson) {
    this.email = emailKey(email);
    this.ids = new Set(ids);
    this.contacts = contacts.map(({ phone, ...name }) => ({
      phone: phone ? e164Of(phone) : '',
      ...knownNames(name),
    }));
    this.phones = [...new Set(this.contacts.flatMap(({ phone }) => phone || []))];
  }

  /** The keys of all addresses of a row. */
  static keysOf(cells: readonly string[]): string[] {
    return cells.flatMap(emailKeysIn);
  }

  /**
   * A row is about the person by its address, or by the record that it made or changed. Families share numbers: a phone
   * number counts in a row without any address and record only, which says no other name than that of a record with it.
   */
  isAbout(row: StoredRow, file: FileColumns): boolean {
    if (row.targetId !== null && this.ids.has(row.targetId)) return true;
    const keys = RowMatcher.keysOf(row.cells);
    if (this.email !== null && keys.includes(this.email)) return true;
    if (keys.length > 0 || row.targetId !== null) return false;
    const name = nameIn(row.cells, columnsOf(file));
    const country = file.mapping?.options.country;
    const phones = new Set(row.cells.flatMap((cell) => phonesIn(cell, country)));
    return this.contacts.some((contact) => {
      const isNamed = agrees(name, contact);
      const hasNumber = contact.phone !== '' && phones.has(contact.phone);
      return isNamed && (hasNumber || (this.isCandidate(row) && isWhole(name)));
    });
  }

  /** Whether a record of the person is one that the row may be. */
  isCandidate({ candidates }: Pick<StoredRow, 'candidates'>): boolean {
    return candidates.some(({ id }) => this.ids.has(id));
  }
}

/** How a name may be written: with and without what a record has between or behind first and last name. */
interface KnownNames {
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** With the words in the order of letters. */
  readonly full: ReadonlySet<string>;
}

function knownNames({
  firstName,
  middleName,
  lastName,
  suffix,
}: Omit<RowPerson['contacts'][number], 'phone'>): KnownNames {
  const ways = (name: string | null, more = '') => [
    searchForm(name ?? ''),
    searchForm(`${name ?? ''} ${more}`),
  ];
  const first = ways(firstName, middleName ?? '');
  const last = ways(lastName, suffix ?? '');
  const full = first.flatMap((one) => last.map((other) => sorted(`${one} ${other}`.trim())));
  return { first: new Set(first), last: new Set(last), full: new Set(full) };
}

interface StatedName {
  readonly first: string;
  readonly last: string;
  /** In one cell; '' when there is none. */
  readonly full: string;
}

function nameIn(cells: readonly string[], place: Readonly<Record<keyof typeof NAMES, number>>): StatedName {
  const words = (at: number) => searchForm(cells[at] ?? '');
  return { first: words(place.first), last: words(place.last), full: words(place.full) };
}

/** Nothing that is stated is another name. */
function agrees(name: StatedName, { first, last, full }: KnownNames): boolean {
  if (name.first !== '' && !first.has(name.first)) return false;
  if (name.last !== '' && !last.has('') && !last.has(name.last)) return false;
  return name.full === '' || full.has(sorted(name.full));
}

function isWhole({ first, last, full }: StatedName): boolean {
  return full !== '' || (first !== '' && last !== '');
}

function columnsOf({ kind, headings, mapping }: FileColumns): Record<keyof typeof NAMES, number> {
  const columns: Columns =
    mapping?.columns ??
    suggestMapping(
      kind,
      headings,
      headings.map(() => []),
    ).columns;
  const placeOf = (fields: readonly string[]) =>
    headings.findIndex((heading) => fields.includes(columns[heading] ?? ''));
  return { first: placeOf(NAMES.first), last: placeOf(NAMES.last), full: placeOf(NAMES.full) };
}

/** In E.164; none of a text that is more than numbers. */
function phonesIn(cell: string, country?: string): string[] {
  if (cell.length > LONGEST_PHONE_CELL || !/\p{Nd}/u.test(cell)) return [];
  return cell.split(SEVERAL).flatMap((text) => {
    const phone = text
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}|^\s*(?:tel:|'|=")|"\s*$/giu, '')
      .replace(/\p{Dash}/gu, '-');
    return /^[+\d\s().\-/]+$/.test(phone) ? e164Of(phone, country) || [] : [];
  });
}

const sorted = (words: string) => words.split(' ').sort().join(' ');
