/** Spaces before and behind a quoted cell, as far as they do not separate cells. */
const isSpace = (character: string | undefined, delimiter: string) =>
  (character === ' ' || character === '\t') && character !== delimiter;

const isEnd = (character: string | undefined) =>
  character === undefined || character === '\n' || character === '\r';

/**
 * Writes the quoted cells of CSV as the standard (RFC 4180) has them, piece by piece of whole lines: without spaces around the
 * quotes, and with `""` for a quote that other programs write as `\"`. Where a text can be read in both ways, the standard is
 * right until the file has shown that it is not written so.
 */
export function quotesInOrder(delimiter: string): (lines: string) => string {
  let state: 'start' | 'plain' | 'quoted' = 'start';
  // the file has a backslash before a quote where the standard has another quote
  let isEscaping = false;

  return (lines) => {
    if (state !== 'quoted' && !lines.includes('"')) return lines;
    let written = '';
    let copied = 0;
    const endAt = (at: number) => {
      let end = at;
      while (isSpace(lines[end], delimiter)) end += 1;
      return isEnd(lines[end]) || lines[end] === delimiter ? end : null;
    };
    const replace = (from: number, to: number, by: string) => {
      written += lines.slice(copied, from) + by;
      copied = to;
    };
    for (let at = 0; at < lines.length; at += 1) {
      const character = lines[at];
      if (state === 'quoted') {
        if (character !== '"') continue;
        const isEscaped = isOdd(backslashesBefore(lines, at));
        const isTwice = lines[at + 1] === '"';
        if (
          isEscaped &&
          (isTwice ? isEscaping && endAt(at + 2) !== null : isEscaping || endAt(at + 1) === null)
        ) {
          isEscaping = true;
          replace(at - 1, at + 1, '""');
        } else if (isTwice) at += 1;
        else {
          const end = endAt(at + 1);
          if (end !== null) replace(at + 1, end, '');
          state = 'plain';
        }
      } else if (character === delimiter || isEnd(character)) state = 'start';
      else if (state === 'start') {
        let quote = at;
        while (isSpace(lines[quote], delimiter)) quote += 1;
        state = lines[quote] === '"' ? 'quoted' : 'plain';
        if (state === 'plain') continue;
        replace(at, quote, '');
        at = quote;
      }
    }
    return written + lines.slice(copied);
  };
}

const isOdd = (count: number) => count % 2 === 1;

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - count - 1] === '\\') count += 1;
  return count;
}
