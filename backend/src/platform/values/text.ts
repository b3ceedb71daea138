const PLAIN = /^[\x20-\x7e]*$/;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const JOINED =
  '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/** What is kept of the characters that cannot be seen. */
const KEPT = [
  `(?<=${JOINED}|\\p{Emoji}\\ufe0f)[\\u200c\\u200d](?=${JOINED})`,
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  // the tags of a flag
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,8})[\\u{e0020}-\\u{e007f}]',
];
const INVISIBLE = new RegExp(
  `(${KEPT.join('|')})|[\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffb]|(?![\\t\\n])\\p{Cc}`,
  'gu',
);

/**
 * A text as it is stored, wherever it comes from: in NFC, trimmed, without characters that cannot be seen, every space an
 * ordinary one. Ends of lines are line feeds where the text may have lines, and spaces elsewhere, as tabs are. Reading it
 * again changes nothing.
 */
export function readText(text: string, { lines = false }: { readonly lines?: boolean } = {}): string {
  if (PLAIN.test(text)) return text.trim();
  const ends = text.replace(LINE_END, '\n');
  return (lines ? ends : ends.replace(/[\t\n]+/g, ' '))
    .replace(INVISIBLE, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** Whether a text shows nothing. */
export const isBlank = (text: string) => /^[\s\u2800]*$/.test(readText(text, { lines: true }));
