/**
 * A formula at the start of a cell (CWE-1236), also after ignored characters and with full-width signs. Apostrophes count as
 * ignored here and below: what looks escaped is escaped too, so that every cell can be read back.
 */
const FORMULA = /^[\s\0"']*[=+\-@＝＋－＠]|^'*[\t\r\n\0]/;

// one match covers the whole run, so that the time stays linear in the length of the text
const SEPARATORS_AND_SIGN = /([;\s\0"']+)([=+\-@＝＋－＠]?)/g;
const SEPARATOR = /[;\t]|\r\n?|\n/g;
const ESCAPED_SEPARATOR = /([;\t]|\r\n?|\n)'/g;
const SEPARATOR_BEFORE_TAB = /[;\t\r\n](?=["']*[\t\0])/g;
const ESCAPED_BEFORE_TAB = /([;\t\r\n])'(?=["']*[\t\0])/g;

/**
 * Encodes a value as a CSV cell. Formulas get a leading apostrophe, so that text from the public form is never executed
 * when the file is opened. A spreadsheet that splits at semicolons or tabs ignores the quotes of most cells, so a
 * separator inside the text can also start a formula.
 */
export function csvCell(value: string | null | undefined): string {
  const text = (value ?? '')
    .replace(SEPARATORS_AND_SIGN, (run, separators: string, sign: string) =>
      sign ? separators.replace(SEPARATOR, "$&'") + sign : run,
    )
    .replace(SEPARATOR_BEFORE_TAB, "$&'");
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The value of a cell that `csvCell` wrote, without the quotes of the file. */
export function csvCellValue(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text
    .replace(ESCAPED_BEFORE_TAB, '$1')
    .replace(SEPARATORS_AND_SIGN, (run, separators: string, sign: string) =>
      sign ? separators.replace(ESCAPED_SEPARATOR, '$1') + sign : run,
    );
}
