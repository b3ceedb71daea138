/** The depth of the header: an object of tables, each with a list of columns. */
const MAX_DEPTH = 3;
/** A row has a value for each column, and the header a name for each column and migration: a few hundred. */
const MAX_VALUES = 10_000;

/**
 * Checks that a line of JSON is as flat and as short as the lines of a backup. Parsing any other line can take two
 * hundred times its length in memory.
 */
export function isFlat(line: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < line.length; at += 1) {
    switch (line[at]) {
      case '"':
        at = endOfString(line, at);
        break;
      case '[':
      case '{':
        depth += 1;
        if (depth > MAX_DEPTH) return false;
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        values += 1;
        if (values > MAX_VALUES) return false;
        break;
      default:
    }
  }
  return true;
}

/** The index of the closing quote, or the length of the line. */
function endOfString(line: string, start: number): number {
  let end = start;
  let escapes: number;
  do {
    end = line.indexOf('"', end + 1);
    if (end < 0) return line.length;
    escapes = 0;
    while (line[end - 1 - escapes] === '\\') escapes += 1;
  } while (escapes % 2 === 1);
  return end;
}
