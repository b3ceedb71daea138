/** A column of a file. */
export interface ExportColumn {
  readonly heading: string;
  /** The column of the table; of several the one that the table has. */
  readonly from: string | readonly string[];
  /** What the README says about it. */
  readonly about: string;
  /** Whole centavos as `12500.50`, basis points as `25.5`, or one word for another. */
  readonly as?: 'amount' | 'percent' | 'tags' | Readonly<Record<string, string>>;
  /** The table whose row with that id has the value, and its column. */
  readonly of?: readonly [table: string, column: string];
}

/** A file of the export. Nothing is exported that is not a column here: no password, secret, token or derived value. */
export interface ExportFile {
  readonly name: string;
  readonly about: string;
  /** Tables with the rows that are meant: a condition, '' for all. */
  readonly tables: Readonly<Record<string, string>>;
  /** The column with a JSON list, each item of which is a row; its fields are columns. */
  readonly each?: string;
  readonly columns: readonly ExportColumn[];
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
