import { open } from 'node:fs/promises';
import { RichText, type Sheet, unescaped, type WorkbookParts } from './workbook-parts.js';
import { damaged, WorkbookProblem, type WorkbookZip } from './workbook-zip.js';
import { numberText } from './workbook-cells.js';

/** What a sheet may have. */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

const MOST_CELLS = 5_000_000;
/** Rows of a sheet, empty ones included. */
const LAST_ROW = 1_048_576;
/** Characters of a row, and of all of them. */
const MOST_ROW = 500_000;
const MOST_WRITTEN = 64 * 1024 * 1024;
/** Titles above the headings and the headings themselves are no rows of the table. */
const OTHER_ROWS = 100;

/** Errors of formulas that mean no value wherever they stand. */
const ERRORS = /^#(?:N\/A|NULL!|REF!|VALUE!|NAME\?|DIV\/0!|NUM!)$/;
const OTHER_ERROR = '#VALUE!';

/**
 * Writes a sheet as CSV with every cell in quotes, each row where it stands in the sheet. Formulas are not computed: their
 * results are in the file. Returns how many rows have a value.
 */
export async function writeSheet(
  zip: WorkbookZip,
  { part }: Sheet,
  { formats, sharedTexts }: WorkbookParts,
  target: string,
  limits: SheetLimits,
): Promise<number> {
  const file = await open(target, 'w', 0o600);
  let lines = '';
  let [written, rows, cells, lastRow, row, column] = [0, 0, 0, 0, 0, 0];
  let values: string[] = [];
  let cell = { type: '', style: 0, hasFormula: false, value: '' };
  let isValue = false;
  const rich = new RichText();

  const valueOf = () => {
    const { type, style, hasFormula, value } = cell;
    if (type === 's') return sharedTexts[Number(value)] ?? lost();
    if (type === 'inlineStr') return rich.take();
    if (type === 'str') return unescaped(value);
    if (type === 'b') return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : '';
    if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
    if (type === 'e') return ERRORS.test(value) ? value : OTHER_ERROR;
    if (value === '') return hasFormula ? OTHER_ERROR : '';
    const number = Number(value);
    return Number.isFinite(number) ? (formats[style] ?? numberText)(number) : lost();
  };
  const endRow = () => {
    const line = values.length > 0 ? Array.from(values, quoted).join(',') : '';
    if (line.length > MOST_ROW) throw new WorkbookProblem('import.workbook-too-large');
    lines += '\n'.repeat(row - lastRow - 1) + `${line}\n`;
    lastRow = row;
    rows += Number(values.length > 0);
    if (rows > limits.rows + OTHER_ROWS)
      throw new WorkbookProblem(['import.too-many-rows', { max: limits.rows }]);
    values = [];
  };
  try {
    await zip.read(part, {
      open: (name, attribute) => {
        rich.open(name);
        if (name === 'row') {
          row = numberIn(attribute('r')) ?? lastRow + 1;
          column = 0;
          if (row <= lastRow || row > LAST_ROW) throw damaged();
        } else if (name === 'c') {
          column = columnIn(attribute('r')) ?? column + 1;
          const type = attribute('t') ?? 'n';
          cell = { type, style: numberIn(attribute('s')) ?? 0, hasFormula: false, value: '' };
        } else if (name === 'f') cell.hasFormula = true;
        else if (name === 'v') isValue = true;
      },
      text: (text) => {
        if (isValue) cell.value += text;
        else rich.add(text);
      },
      close: (name) => {
        rich.close(name);
        if (name === 'v') isValue = false;
        else if (name === 'row') endRow();
        if (name !== 'c') return;
        const value = valueOf();
        if (value === '') return;
        cells += 1;
        if (cells > MOST_CELLS) throw new WorkbookProblem('import.workbook-too-large');
        if (column > limits.columns)
          throw new WorkbookProblem(['import.too-many-columns', { max: limits.columns }]);
        values[column - 1] = value;
      },
      piece: async () => {
        written += lines.length;
        if (written > MOST_WRITTEN) throw new WorkbookProblem('import.workbook-too-large');
        if (lines !== '') await file.write(lines);
        lines = '';
      },
    });
  } finally {
    await file.close();
  }
  return rows;
}

function lost(): never {
  throw damaged();
}

function numberIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : lost();
}

/** `AB12` is 28. */
function columnIn(reference: string | undefined): number | null {
  if (reference === undefined) return null;
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1] ?? lost();
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** A hole of the row is an empty cell. */
const quoted = (value: string | undefined) => (value === undefined ? '' : `"${value.replaceAll('"', '""')}"`);
