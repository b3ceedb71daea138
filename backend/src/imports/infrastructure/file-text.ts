import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Invalid, type Said } from '../../platform/domain-error.js';
import { LOST_LETTER } from '../domain/lost-letters.js';

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Stands behind each letter that was read as Windows-1252, and in no file: it is a noncharacter of Unicode. */
export const OTHER_LETTER = '\uFFFF';

/** Characters of the beginning that say what a file is. */
const BEGINNING = 64 * 1024;
/** Bytes of a line that are decoded at once. */
const MOST_LINE = 1024 * 1024;

const MARK = Buffer.from('\uFEFF');
const [LINE_FEED, RETURN] = [0x0a, 0x0d];
/** What the bytes 80 to 9F of Windows-1252 are; TextDecoder of Node 20 takes them for control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Files that are no text, by their first bytes, and what is said of them. */
const OTHER_FILES: readonly (readonly [bytes: readonly number[], said: Said])[] = [
  [[0xff, 0xfe], 'import.utf-16'],
  [[0xfe, 0xff], 'import.utf-16'],
  [[0x25, 0x50, 0x44, 0x46], 'import.not-a-table'],
];

/** Text that is no table, by its beginning without spaces. */
const OTHER_TEXTS: readonly (readonly [begins: RegExp, said: Said])[] = [
  [/^<(?:!doctype html|html|head|body|table|meta|style|div|script)[\s>]|^MIME-Version:/i, 'import.web-page'],
  [/^<(?:\?xml|!--|!doctype)/i, 'import.xml'],
  [/^[{[]\s*(?:["{[\]}]|-?\d)/, 'import.json'],
  [/^BEGIN:VCALENDAR/i, 'import.calendar'],
];

export function fileError(said: Said): Invalid {
  return new Invalid({ file: said });
}

/** Rejects a file that is empty or larger than `mostBytes`. */
export async function assertSize(path: string, mostBytes: number): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw fileError('import.file-empty');
  if (size > mostBytes)
    throw fileError(['import.file-too-large', { max: Math.floor(mostBytes / 1024 / 1024) }]);
}

export interface TextFile {
  readonly path: string;
  /** Windows-1252 when no letter beyond ASCII is UTF-8. */
  readonly encoding: Encoding;
  /** It is UTF-8 and ends inside of a letter. */
  readonly isCut: boolean;
  readonly beginning: string;
}

/** How the text of a file is encoded, and how it begins. Reads all of it. Rejects what is no text, and text that is no table. */
export async function inspectText(path: string): Promise<TextFile> {
  let [beginning, isUtf8File, others, tail] = ['', false, 0, 0];
  for await (const { bytes, isMarked } of blocksOf(path)) {
    const text = decoded(bytes);
    const found = text.split(OTHER_LETTER).length - 1;
    // a letter of UTF-8 has more bytes than characters
    isUtf8File ||= isMarked || text.length - found < bytes.length;
    others += found;
    tail = incompleteIn(bytes);
    if (beginning.length < BEGINNING) beginning += text.slice(0, BEGINNING);
  }
  beginning = plainText(beginning);
  const begins = beginning.trimStart();
  if (begins === '') throw fileError('import.file-empty');
  const other = OTHER_TEXTS.find(([pattern]) => pattern.test(begins));
  if (other) throw fileError(other[1]);
  const encoding = others > 0 && !isUtf8File ? 'windows-1252' : 'utf-8';
  return { path, encoding, isCut: isUtf8File && tail > 0 && tail === others, beginning };
}

/**
 * The text of a file in pieces of whole lines, without a byte order mark. What is UTF-8 stays so; every other letter is read
 * as Windows-1252 and followed by `OTHER_LETTER`. A letter that was cut at the end of the file is a `LOST_LETTER`.
 */
export async function* textOf({ path, isCut }: TextFile): AsyncGenerator<string> {
  for await (const { bytes } of blocksOf(path)) {
    const tail = isCut ? incompleteIn(bytes) : 0;
    yield tail === 0 ? decoded(bytes) : decoded(bytes.subarray(0, -tail)) + LOST_LETTER;
  }
}

/** The bytes of a file in pieces of whole lines, without a byte order mark. Rejects what is no text. */
export async function* blocksOf(path: string): AsyncGenerator<{ bytes: Buffer; isMarked: boolean }> {
  let line: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  let isMarked = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) assertText(chunk);
    if (chunk.includes(0)) throw fileError(isEverySecond(chunk) ? 'import.utf-16' : 'import.not-a-table');
    isMarked = isFirst && chunk.subarray(0, MARK.length).equals(MARK);
    const bytes = isMarked ? chunk.subarray(MARK.length) : chunk;
    isFirst = false;
    const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(RETURN)) + 1;
    if (end > 0) {
      yield { bytes: Buffer.concat([...line, bytes.subarray(0, end)]), isMarked };
      [line, length] = [[], 0];
    }
    line.push(bytes.subarray(end));
    length += bytes.length - end;
    if (length < MOST_LINE) continue;
    const long = Buffer.concat(line);
    const whole = long.length - incompleteIn(long);
    yield { bytes: long.subarray(0, whole), isMarked };
    [line, length] = [[long.subarray(whole)], long.length - whole];
  }
  if (length > 0) yield { bytes: Buffer.concat(line), isMarked };
}

/** As it is stored. */
export function plainText(text: string): string {
  return text.includes(OTHER_LETTER) ? text.replaceAll(OTHER_LETTER, '') : text;
}

/** A letter of UTF-8 with more than one byte, or any other byte beyond ASCII. */
const LETTERS =
  /[\xC2-\xDF][\x80-\xBF]|(?:\xE0[\xA0-\xBF]|\xED[\x80-\x9F]|[\xE1-\xEC\xEE\xEF][\x80-\xBF])[\x80-\xBF]|(?:\xF0[\x90-\xBF]|\xF4[\x80-\x8F]|[\xF1-\xF3][\x80-\xBF])[\x80-\xBF]{2}|[\x80-\xFF]/g;
/** The beginning of such a letter, at the end. */
const INCOMPLETE = /(?:[\xC2-\xDF]|[\xE0-\xEF][\x80-\xBF]?|[\xF0-\xF4][\x80-\xBF]{0,2})$/;

/** What is UTF-8 stays so; every other letter is Windows-1252, and followed by `OTHER_LETTER`. */
export function decoded(bytes: Buffer): string {
  if (isUtf8(bytes)) return plainText(bytes.toString('utf8'));
  return bytes
    .toString('latin1')
    .replace(LETTERS, (letter) =>
      letter.length === 1
        ? fromWindows1252(letter) + OTHER_LETTER
        : plainText(Buffer.from(letter, 'latin1').toString('utf8')),
    );
}

/** Of bytes as characters of Latin-1. */
export function fromWindows1252(bytes: string): string {
  return bytes.replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80]!);
}

/** How many bytes at the end begin a letter of UTF-8 that is not complete. */
function incompleteIn(bytes: Buffer): number {
  return INCOMPLETE.exec(bytes.subarray(-3).toString('latin1'))?.[0].length ?? 0;
}

function assertText(chunk: Buffer): void {
  const other = OTHER_FILES.find(([bytes]) => bytes.every((byte, place) => chunk[place] === byte));
  if (other) throw fileError(other[1]);
}

/** UTF-16 without a byte order mark: of Latin text every second byte is 0. */
function isEverySecond(chunk: Buffer): boolean {
  const bytes = chunk.subarray(0, 200);
  return [0, 1].some((first) => bytes.every((byte, place) => place % 2 !== first || byte === 0));
}
