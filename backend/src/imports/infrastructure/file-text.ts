import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { Invalid, type Said } from '../../platform/domain-error.js';

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes of the beginning that say what a file is. */
const BEGINNING = 64 * 1024;

/** What the bytes 80 to 9F of Windows-1252 are; TextDecoder of Node 20 takes them for control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Files that are no text, by their first bytes, and what is said of them. */
const OTHER_FILES: readonly (readonly [bytes: readonly number[], said: Said])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'import.workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'import.workbook'],
  [[0xff, 0xfe], 'import.utf-16'],
  [[0xfe, 0xff], 'import.utf-16'],
  [[0x25, 0x50, 0x44, 0x46], 'import.not-a-table'],
];

export function fileError(said: Said): Invalid {
  return new Invalid({ file: said });
}

/**
 * How the text of a file is encoded, and how it begins. Reads all of it: one byte that is not UTF-8 makes it Windows-1252.
 * Rejects a file that is empty, larger than `mostBytes`, or no text.
 */
export async function inspectText(
  path: string,
  mostBytes: number,
): Promise<{ readonly encoding: Encoding; readonly beginning: string }> {
  const { size } = await stat(path);
  if (size === 0) throw fileError('import.file-empty');
  if (size > mostBytes)
    throw fileError(['import.file-too-large', { max: Math.floor(mostBytes / 1024 / 1024) }]);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let beginning = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (beginning.length === 0) assertText(chunk);
    if (chunk.includes(0)) throw fileError(isEverySecond(chunk) ? 'import.utf-16' : 'import.not-a-table');
    if (beginning.length < BEGINNING) beginning = Buffer.concat([beginning, chunk]);
    if (encoding === 'utf-8' && !decodes(utf8, chunk)) encoding = 'windows-1252';
  }
  if (encoding === 'utf-8' && !decodes(utf8)) encoding = 'windows-1252';
  const text = decoderOf(encoding)(beginning);
  if (text.trim() === '') throw fileError('import.file-empty');
  return { encoding, beginning: text };
}

/** The text of a file in pieces, without a byte order mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decode = decoderOf(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decode(chunk);
}

function decoderOf(encoding: Encoding): (chunk: Buffer) => string {
  if (encoding === 'windows-1252') return fromWindows1252;
  const decoder = new TextDecoder('utf-8');
  return (chunk) => decoder.decode(chunk, { stream: true });
}

export function fromWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80]!);
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
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
