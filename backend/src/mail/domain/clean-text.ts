/** Line breaks and other control characters, which could end a header, a line or a fact. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What cannot be seen: bidirectional and zero-width controls, and half characters. */
const INVISIBLE = /[\p{Cf}\p{Cs}]+/gu;
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;

/** The text as a single line without control characters, cut with an ellipsis after `max` characters. */
export function oneLine(text: string, max = 1_000): string {
  // bounds the work of the patterns below; longer text is not shown anyway
  const read = text.slice(0, 4 * max);
  const line = read.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return cut(line, max);
}

/** The lines of a longer text, each without control characters; at most 5,000 characters in 100 lines. */
export function linesOf(text: string): string[] {
  const lines = text
    .slice(0, 10_000)
    .split(LINE_END)
    .map((line) => oneLine(line, 5_000));
  const shown = cut(lines.join('\n').trim(), 5_000).split('\n');
  return shown.length > 100 ? [...shown.slice(0, 100), '…'] : shown;
}

/** Whether there is anything to see in an optional text. */
export function hasWords(text: string | null): text is string {
  return text !== null && linesOf(text).join('') !== '';
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // by code points, so that no character is halved
  return `${[...text.slice(0, max)].slice(0, -1).join('').trimEnd()}…`;
}
