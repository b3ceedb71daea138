import { readParts } from './workbook-parts.js';
import { writeSheet } from './workbook-sheet.js';
import { WorkbookProblem, WorkbookZip } from './workbook-zip.js';
import type { WorkbookAnswer, WorkbookJob } from './workbooks.js';

/**
 * Writes the sheet of that name as CSV, or the first one with a row. Sheets that the workbook hides are found by their names only.
 * Whatever is wrong with the file is said in the answer.
 */
export async function readWorkbook({ path, target, sheet, limits }: WorkbookJob): Promise<WorkbookAnswer> {
  try {
    const zip = await WorkbookZip.open(path);
    const parts = await readParts(zip);
    const { sheets } = parts;
    const shown = sheets.some(({ isHidden }) => !isHidden)
      ? sheets.filter(({ isHidden }) => !isHidden)
      : sheets;
    const names = shown.map(({ name }) => name);
    const tried = sheet === null ? shown : sheets.filter(({ name }) => name === sheet);
    if (tried.length === 0) return { field: 'sheet', said: 'import.no-such-sheet' };
    for (const one of tried)
      if ((await writeSheet(zip, one, parts, target, limits)) > 0) return { sheet: one.name, sheets: names };
    return { field: 'file', said: 'import.file-empty' };
  } catch (error) {
    // of a damaged file yauzl, zlib and saxes throw what they find
    const said = error instanceof WorkbookProblem ? error.said : 'import.workbook-damaged';
    return { field: 'file', said };
  }
}
