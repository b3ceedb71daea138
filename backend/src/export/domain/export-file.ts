import type { RowsInFile } from '../../platform/fields/rows-in-file.js';

/** What a table says of the files that its rows are in. */
export interface ExportedTable {
  readonly name: string;
  readonly rows: readonly RowsInFile[];
}

/** A file of the export, with the rows of its tables. */
export interface ExportFile {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly { readonly heading: string; readonly about: string }[];
  readonly parts: readonly (RowsInFile & { readonly table: string })[];
}

/** The files of the tables, in their order. A file has each heading once, in the order in which its tables have them. */
export function exportFiles(tables: readonly ExportedTable[]): ExportFile[] {
  const parts = tables.flatMap(({ name: table, rows }) => rows.map((part) => ({ ...part, table })));
  return [...new Set(parts.map(({ file }) => file))].map((name) => {
    const ofFile = parts.filter(({ file }) => file === name);
    const columns = ofFile.flatMap((part) => part.columns);
    const headings = columns.map(({ heading }) => heading);
    return {
      name,
      about: ofFile.find(({ about }) => about !== undefined)?.about ?? '',
      columns: columns.filter(({ heading }, place) => headings.indexOf(heading) === place),
      parts: ofFile,
    };
  });
}

/** The description of the files and their columns. */
export function readmeOf(files: readonly ExportFile[], at: string): string {
  const lines = [
    `Everything that the office keeps in lists, read at ${at}.`,
    '',
    'Each file is CSV in UTF-8 with commas. A cell that a spreadsheet would take for a formula begins with an apostrophe;',
    'the import of this software takes it off again. An amount has two decimals. Records that were changed while the files',
    'were made can be in one file as they were before and in another as they were after.',
    ...files.flatMap(({ name, about, columns }) => [
      '',
      name,
      about,
      ...columns.map((one) => `  ${one.heading}: ${one.about}`),
    ]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
