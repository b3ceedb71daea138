import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { LOST_LETTER } from '../domain/lost-letters.js';
import { blocksOf, decoded, fromWindows1252 } from './file-text.js';

/** The longest property that is read, in bytes; pictures and keys are longer. */
const MOST_BYTES = 20_000;

/** A property of a card, with its text. */
export interface Property {
  readonly name: string;
  readonly params: Params;
  readonly value: string;
}

/** The values of the parameters by their names; of those without one, as in vCard 2.1, by `TYPE`. */
type Params = ReadonlyMap<string, readonly string[]>;

/** A line with its continuations, as bytes (characters of Latin-1), and its number in the file. */
export interface ContentLine {
  readonly bytes: string;
  readonly line: number;
}

/** Lines with their continuations: those that begin with a space, and those of quoted-printable text after a `=`. */
export async function* contentLines(path: string): AsyncGenerator<ContentLine> {
  let current: { bytes: string; line: number } | null = null;
  let isQuoted = false;
  let isContinued = false;
  let line = 0;
  for await (const next of linesOf(path)) {
    line += 1;
    if (!current || !(isContinued || /^[ \t]/.test(next))) {
      if (current) yield current;
      current = { bytes: '', line };
      isQuoted = /QUOTED-PRINTABLE/i.test(next.slice(0, next.indexOf(':')));
    }
    const start = current.line < line && !isContinued ? 1 : 0;
    isContinued = isQuoted && next.endsWith('=');
    current.bytes = add(current.bytes, next.slice(start, isContinued ? -1 : undefined));
  }
  if (current) yield current;
}

/** What is longer than any property that is read does not grow. */
const add = (bytes: string, more: string) => (bytes.length > MOST_BYTES ? bytes : bytes + more);

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  // a line feed may follow in the next piece
  let returned = '';
  for await (const { bytes } of blocksOf(path)) {
    const all = returned + bytes.toString('latin1');
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

/** Null of a line that is none, of one that is too long, and of another property than `names`. */
export function propertyOf({ bytes }: ContentLine, names: ReadonlySet<string>): Property | null {
  if (bytes.length > MOST_BYTES) return null;
  const [head, value] = headAndValue(bytes);
  if (value === undefined) return null;
  const [grouped = '', ...parameters] = head.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const name = grouped.slice(grouped.lastIndexOf('.') + 1).toUpperCase();
  if (!names.has(name)) return null;
  const params = new Map<string, string[]>();
  for (const parameter of parameters) {
    const at = parameter.indexOf('=');
    const key = at < 0 ? 'TYPE' : parameter.slice(0, at).trim().toUpperCase();
    const said = parameter.slice(at + 1).replaceAll('"', '');
    params.set(key, [...(params.get(key) ?? []), ...said.split(',').map((one) => one.trim().toUpperCase())]);
  }
  return { name, params, value: textIn(value, params) };
}

/**
 * The value begins behind the first colon outside of quotes. An address label without quotes has colons of its own: there it is
 * the last one before the seven parts of the address.
 */
function headAndValue(bytes: string): [head: string, value?: string] {
  const { head, value } = /^(?<head>(?:"[^"]*"|[^":])*):(?<value>[^]*)$/.exec(bytes)?.groups ?? {};
  if (head === undefined || value === undefined) return [bytes];
  if (!/;LABEL=(?!")/i.test(head)) return [head, value];
  const separators = [...bytes.matchAll(/\\[^]|;/g)].filter(([found]) => found === ';');
  const at = bytes.lastIndexOf(':', separators.at(-ADDRESS_SEPARATORS)?.index ?? head.length);
  return [bytes.slice(0, at), bytes.slice(at + 1)];
}

/** Between the parts of an address. */
const ADDRESS_SEPARATORS = 6;

function textIn(value: string, params: Params): string {
  const isQuoted = ['ENCODING', 'TYPE'].some((name) => params.get(name)?.includes('QUOTED-PRINTABLE'));
  const bytes = isQuoted
    ? value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : value;
  const charset = params.get('CHARSET')?.[0];
  return charset === undefined ? decoded(Buffer.from(bytes, 'latin1')) : textInCharset(bytes, charset);
}

/**
 * A letter that the charset does not have, and every one beyond ASCII of an unknown charset, is a `LOST_LETTER`. A program that
 * wrote the whole file as UTF-8 may have left the parameter of the original: UTF-8 is no chance.
 */
function textInCharset(bytes: string, charset: string): string {
  const buffer = Buffer.from(bytes, 'latin1');
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(charset);
  } catch {
    return bytes.replace(/[\x80-\xff]/g, LOST_LETTER);
  }
  if (decoder.encoding === 'utf-8') return decoded(buffer);
  if (decoder.encoding === 'windows-1252')
    return isUtf8(buffer) ? buffer.toString('utf8') : fromWindows1252(bytes);
  return decoder.decode(buffer);
}
