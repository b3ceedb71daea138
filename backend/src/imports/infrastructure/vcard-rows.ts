import { type Encoding, fileError, fromWindows1252, textOf } from './file-text.js';
import type { TableRow } from './table-files.js';

/** The longest property that is read, in characters; pictures and keys are longer. */
const MOST_CHARACTERS = 20_000;
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

interface Property {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
}

export function isVcard(beginning: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(beginning);
}

/**
 * The cards of an address book as a table (vCard 2.1, 3.0 and 4.0). Rejects a card without an end. Groups of people are
 * left out.
 */
export async function vcardTable(
  path: string,
  encoding: Encoding,
): Promise<{ readonly headings: string[]; readonly rows: () => AsyncGenerator<TableRow> }> {
  const most = new Map<Heading, number>(COLUMNS.map(([heading]) => [heading, 1]));
  for await (const { card } of cardsOf(path, encoding))
    for (const heading of REPEATED)
      most.set(heading, Math.min(MOST_VALUES, Math.max(most.get(heading)!, card[heading].length)));
  const places = COLUMNS.flatMap(([heading]) =>
    Array.from({ length: most.get(heading)! }, (_, place) => ({ heading, place })),
  );
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const { row, card } of cardsOf(path, encoding))
      yield { row, cells: places.map(({ heading, place }) => card[heading][place] ?? '') };
  }
  const headings = places.map(({ heading, place }) => (place === 0 ? heading : `${heading} (${place + 1})`));
  return { headings, rows };
}

async function* cardsOf(path: string, encoding: Encoding): AsyncGenerator<{ row: number; card: Card }> {
  let properties: Property[] | null = null;
  let row = 0;
  let begin = 0;
  for await (const { text, line } of contentLines(path, encoding)) {
    const word = text.length > MOST_CHARACTERS ? '' : text.trim().toUpperCase();
    if (word === 'BEGIN:VCARD') {
      if (properties) break;
      properties = [];
      row += 1;
      begin = line;
    } else if (word === 'END:VCARD') {
      if (properties && !isGroup(properties)) yield { row, card: cardOf(properties) };
      properties = null;
    } else {
      const property = propertyOf(text);
      if (property && READ.has(property.name)) properties?.push(property);
    }
  }
  if (properties) throw fileError(['import.card-without-end', { line: begin }]);
}

/** Lines with their continuations: those that begin with a space, and those of quoted-printable text after a `=`. */
async function* contentLines(
  path: string,
  encoding: Encoding,
): AsyncGenerator<{ text: string; line: number }> {
  let current: { text: string; line: number } | null = null;
  let isQuoted = false;
  let isContinued = false;
  let line = 0;
  for await (const next of linesOf(path, encoding)) {
    line += 1;
    if (!current || !(isContinued || /^[ \t]/.test(next))) {
      if (current) yield current;
      current = { text: '', line };
      isQuoted = /QUOTED-PRINTABLE/i.test(next.slice(0, next.indexOf(':')));
    }
    const start = current.line < line && !isContinued ? 1 : 0;
    isContinued = isQuoted && next.endsWith('=');
    current.text = add(current.text, next.slice(start, isContinued ? -1 : undefined));
  }
  if (current) yield current;
}

/** What is longer than any property that is read does not grow. */
const add = (text: string, more: string) => (text.length > MOST_CHARACTERS ? text : text + more);

async function* linesOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  let rest = '';
  // a line feed may follow in the next piece
  let returned = '';
  for await (const text of textOf(path, encoding)) {
    const all = returned + text;
    returned = all.endsWith('\r') ? '\r' : '';
    const [first = '', ...lines] = all.slice(0, all.length - returned.length).split(/\r\n|\n|\r/);
    rest = add(rest, first);
    for (const line of lines) {
      yield rest;
      rest = line;
    }
  }
  yield rest;
}

function propertyOf(text: string): Property | null {
  if (text.length > MOST_CHARACTERS) return null;
  const { head, value } = /^(?<head>(?:"[^"]*"|[^":])*):(?<value>[^]*)$/.exec(text)?.groups ?? {};
  if (head === undefined || value === undefined) return null;
  const [grouped = '', ...parameters] = head.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const params = new Map(
    parameters.map((parameter) => {
      const at = parameter.indexOf('=');
      // 2.1 leaves out the name
      const [name, said] = at < 0 ? ['TYPE', parameter] : [parameter.slice(0, at), parameter.slice(at + 1)];
      return [name.trim().toUpperCase(), said.replaceAll('"', '')];
    }),
  );
  return {
    name: grouped.slice(grouped.lastIndexOf('.') + 1).toUpperCase(),
    params,
    value: decoded(value, params),
  };
}

function decoded(value: string, params: Property['params']): string {
  const isQuoted = [params.get('ENCODING'), params.get('TYPE')].some(
    (said) => said?.toUpperCase() === 'QUOTED-PRINTABLE',
  );
  if (!isQuoted) return value;
  const bytes = Buffer.from(
    value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  return /8859-1|1252/.test(params.get('CHARSET') ?? '') ? fromWindows1252(bytes) : bytes.toString('utf8');
}

function isGroup(properties: readonly Property[]): boolean {
  return properties.some(
    ({ name, value }) => name.endsWith('KIND') && value.trim().toLowerCase() === 'group',
  );
}

function cardOf(properties: readonly Property[]): Card {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const texts = (name: string) =>
    all(name)
      .map(({ value }) => plain(value))
      .filter(Boolean);
  // each part may be a list, as of several given names
  const names = (all('N')[0]?.value.match(SEMICOLON_PARTS) ?? []).map((part) =>
    parts(part.replace(/;$/, ''), ',').filter(Boolean).join(' '),
  );
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = names;
  return {
    UID: texts('UID'),
    'Full name': texts('FN'),
    Prefix: [prefix],
    'First name': [given],
    'Middle name': [middle],
    'Last name': [family],
    Suffix: [suffix],
    'E-mail': texts('EMAIL').map((email) => email.replace(/^mailto:/i, '')),
    Phone: texts('TEL').map((phone) => phone.replace(/^tel:/i, '').split(';', 1)[0]!),
    Birthday: all('BDAY').map(birthday),
    Address: all('ADR')
      .map(({ value }) => parts(value, ';').filter(Boolean).join(', '))
      .filter(Boolean),
    Company: all('ORG').map(({ value }) => parts(value, ';').filter(Boolean).join(', ')),
    Categories: [
      all('CATEGORIES')
        .flatMap(({ value }) => parts(value, ','))
        .filter((category) => category !== '' && category !== 'myContacts')
        .join('; '),
    ],
    Note: [texts('NOTE').join('\n')],
  };
}

/** `19840312` and times become days; a birthday without its year is none. */
function birthday({ value, params }: Property): string {
  const omitted = params.get('X-APPLE-OMIT-YEAR');
  if (value.startsWith('--') || (omitted && value.startsWith(omitted))) return '';
  return value.trim().replace(/^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/i, '$1-$2-$3');
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
