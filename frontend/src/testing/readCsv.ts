/**
 * Parses a CSV file as a spreadsheet does: a quote at the start of a cell opens a quoted cell. Elsewhere it is a plain
 * character, or with `quotesInside` it opens a quoted part.
 */
export function readCsv(file: string, separator: string, quotesInside = false): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  let cell = '';
  let begun = false;
  let quoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at]!;
    if (quoted && sign === '"' && file[at + 1] === '"') cell += file[(at += 1)]!;
    else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && (!begun || quotesInside)) begun = quoted = true;
    else if (sign === separator || sign === '\r' || sign === '\n') {
      row.push(cell);
      cell = '';
      begun = false;
      if (sign !== separator) rows.push(row.splice(0));
      if (sign === '\r' && file[at + 1] === '\n') at += 1;
    } else {
      cell += sign;
      begun = true;
    }
  }
  return [...rows, [...row, cell]];
}
