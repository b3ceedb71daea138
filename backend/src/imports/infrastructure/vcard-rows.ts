import { nameInAddress } from '../../platform/values/name.js';
import { fileError, type TextFile } from './file-text.js';
import type { TableRow } from './table-files.js';
import { contentLines, type Property, propertyOf } from './vcard-lines.js';

/** Values of one kind, such as phone numbers, that get a column of their own. */
const MOST_VALUES = 10;

/** The columns, and the property that fills each; a card can have several e-mail addresses, phone numbers and addresses. */
const COLUMNS = [
  ['UID', 'UID'],
  ['Full name', 'FN'],
  ['Prefix', 'N'],
  ['First name', 'N'],
  ['Middle name', 'N'],
  ['Last name', 'N'],
  ['Suffix', 'N'],
  ['E-mail', 'EMAIL'],
  ['Phone', 'TEL'],
  ['Birthday', 'BDAY'],
  ['Address', 'ADR'],
  ['Company', 'ORG'],
  ['Job title', 'TITLE'],
  ['Categories', 'CATEGORIES'],
  ['Note', 'NOTE'],
] as const;
type Heading = (typeof COLUMNS)[number][0];

const REPEATED: readonly Heading[] = ['E-mail', 'Phone', 'Address'];
const READ: ReadonlySet<string> = new Set([
  'KIND',
  'X-ADDRESSBOOKSERVER-KIND',
  ...COLUMNS.map(([, name]) => name),
]);

type Card = Readonly<Record<Heading, readonly string[]>>;

export function isVcard(beginning: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(beginning);
}

/**
 * The cards of an address book as a table (vCard 2.1, 3.0 and 4.0). Rejects a card without an end. Groups of people, and cards
 * inside of others, are left out.
 */
export async function vcardTable({
  path,
}: TextFile): Promise<{ readonly headings: string[]; readonly rows: () => AsyncGenerator<TableRow> }> {
  const most = new Map<Heading, number>(COLUMNS.map(([heading]) => [heading, 1]));
  for await (const { card } of cardsOf(path))
    for (const heading of REPEATED)
      most.set(heading, Math.min(MOST_VALUES, Math.max(most.get(heading)!, card[heading].length)));
  const places = COLUMNS.flatMap(([heading]) =>
    Array.from({ length: most.get(heading)! }, (_, place) => ({ heading, place })),
  );
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const { row, card } of cardsOf(path))
      yield { row, cells: places.map(({ heading, place }) => card[heading][place] ?? '') };
  }
  const headings = places.map(({ heading, place }) => (place === 0 ? heading : `${heading} (${place + 1})`));
  return { headings, rows };
}

/** The secretary of a contact (AGENT) has a card inside of the contact's, which may begin on the line of the property. */
const BEGINS = /^(?:(?:[\w-]{1,60}\.)?AGENT(?:;[^:]{0,200})?:\s*)?BEGIN:VCARD\s*$/i;
const ENDS = /^END:VCARD\s*$/i;

async function* cardsOf(path: string): AsyncGenerator<{ row: number; card: Card }> {
  let properties: Property[] = [];
  let row = 0;
  let begin = 0;
  // of cards in cards
  let depth = 0;
  for await (const { bytes, line } of contentLines(path)) {
    const text = bytes.length > LONGEST_BORDER ? '' : bytes.trim();
    if (BEGINS.test(text)) {
      depth += 1;
      if (depth > 1) continue;
      properties = [];
      row += 1;
      begin = line;
    } else if (ENDS.test(text)) {
      if (depth === 1 && !isGroup(properties)) yield { row, card: cardOf(properties) };
      depth = Math.max(0, depth - 1);
    } else if (depth === 1) {
      const property = propertyOf({ bytes, line }, READ);
      if (property) properties.push(property);
    }
  }
  if (depth > 0) throw fileError(['import.card-without-end', { line: begin }]);
}

/** Characters of a line with which a card begins or ends. */
const LONGEST_BORDER = 400;

function isGroup(properties: readonly Property[]): boolean {
  return properties.some(
    ({ name, value }) => name.endsWith('KIND') && value.trim().toLowerCase() === 'group',
  );
}

function cardOf(properties: readonly Property[]): Card {
  const all = (name: string) =>
    properties
      .filter((property) => property.name === name && !isFax(property))
      .sort((one, other) => preferenceOf(one) - preferenceOf(other));
  const texts = (name: string) =>
    all(name)
      .map(({ value }) => plain(value))
      .filter(Boolean);
  // each part may be a list, as of several given names
  const names = (all('N')[0]?.value.match(SEMICOLON_PARTS) ?? []).map((part) =>
    parts(part.replace(/;$/, ''), ',').filter(Boolean).join(' '),
  );
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = names;
  const fullNames = texts('FN');
  const emails = texts('EMAIL').map((email) => email.replace(/^mailto:/i, ''));
  const companies = all('ORG').map(({ value }) => parts(value, ';').filter(Boolean).join(', '));
  const isNamed = [...names, ...fullNames].some(Boolean);
  return {
    UID: texts('UID'),
    'Full name': fullNames,
    Prefix: [prefix],
    'First name': [isNamed ? given : companies.find(Boolean) || nameInAddress(emails[0] ?? '')],
    'Middle name': [middle],
    'Last name': [family],
    Suffix: [suffix],
    'E-mail': emails,
    Phone: texts('TEL').map((phone) => phone.replace(/^tel:/i, '').split(';', 1)[0]!),
    Birthday: all('BDAY').map(birthday),
    Address: all('ADR')
      .map(({ value }) => parts(value, ';').filter(Boolean).join(', '))
      .filter(Boolean),
    Company: companies,
    'Job title': texts('TITLE'),
    Categories: [
      all('CATEGORIES')
        .flatMap(({ value }) => parts(value, ','))
        .filter((category) => category !== '' && category !== 'myContacts')
        .join('; '),
    ],
    Note: [texts('NOTE').join('\n')],
  };
}

const typesOf = ({ params }: Property) => params.get('TYPE') ?? [];

/** Its number reaches no person. */
function isFax(property: Property): boolean {
  if (property.name !== 'TEL') return false;
  const types = typesOf(property);
  return types.some((type) => /(?:FAX|PAGER)$/.test(type)) && !types.includes('VOICE');
}

const LEAST_PREFERRED = 101;

/** 1 is the first choice (RFC 6350 5.3); `TYPE=pref` of earlier versions says no number. */
function preferenceOf(property: Property): number {
  const number = Number(property.params.get('PREF')?.[0]);
  if (number >= 1 && number < LEAST_PREFERRED) return number;
  return typesOf(property).includes('PREF') ? 1 : LEAST_PREFERRED;
}

/** `19840312` and times become days; without its year it is what the card says, which is no date. */
function birthday({ value, params }: Property): string {
  const omitted = params.get('X-APPLE-OMIT-YEAR')?.[0];
  const text = value.trim().replace(/;$/, '');
  const said =
    omitted && text.startsWith(omitted) ? `--${text.slice(omitted.length).replace(/^-/, '')}` : text;
  return said.replace(/^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/i, '$1-$2-$3');
}

const SEMICOLON_PARTS = /(?:\\(?:[^]|$)|[^\\;])*(?:;|$)/gy;
const COMMA_PARTS = /(?:\\(?:[^]|$)|[^\\,])*(?:,|$)/gy;

/** The parts of a value between separators that are not escaped. */
function parts(value: string, separator: ';' | ','): string[] {
  const pieces = value.match(separator === ';' ? SEMICOLON_PARTS : COMMA_PARTS) ?? [];
  return pieces.map((piece) => plain(piece.endsWith(separator) ? piece.slice(0, -1) : piece));
}

function plain(text: string): string {
  return text.replace(/\\([^])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character)).trim();
}
