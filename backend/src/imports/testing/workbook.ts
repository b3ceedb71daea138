import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip; what its headers say can be wrong. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** Bytes of the content as the headers say. */
  readonly saidSize?: number;
}

/** The bytes of a zip. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saidSize } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saidSize ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A sheet: its rows as XML, or cells that become texts, numbers and booleans. */
export interface SheetContent {
  readonly name: string;
  readonly state?: 'hidden';
  readonly rows: string | readonly (readonly (string | number | boolean | null)[])[];
}

interface WorkbookContent {
  readonly sheets: readonly SheetContent[];
  /** The content of the shared texts and of the styles, as XML. */
  readonly shared?: string;
  readonly styles?: string;
  readonly is1904?: boolean;
}

/** The files of a workbook as programs write them. */
export function workbookEntries({ sheets, shared, styles, is1904 }: WorkbookContent): ZipEntry[] {
  const relations = sheets.map((_, place) =>
    relation(`s${place}`, 'worksheet', `worksheets/sheet${place}.xml`),
  );
  if (shared !== undefined) relations.push(relation('t', 'sharedStrings', 'sharedStrings.xml'));
  if (styles !== undefined) relations.push(relation('f', 'styles', '/xl/styles.xml'));
  const listed = sheets.map(
    ({ name, state }, place) =>
      `<sheet name="${escaped(name)}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="s${place}"/>`,
  );
  return [
    { name: '_rels/.rels', content: relationsOf([relation('w', 'officeDocument', 'xl/workbook.xml')]) },
    { name: 'xl/_rels/workbook.xml.rels', content: relationsOf(relations) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    },
    ...(shared === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${NAMESPACE}">${shared}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `<styleSheet xmlns="${NAMESPACE}">${styles}</styleSheet>` }]),
    ...sheets.map(({ rows }, place) => ({
      name: `xl/worksheets/sheet${place}.xml`,
      content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${NAMESPACE}"><sheetData>${typeof rows === 'string' ? rows : rows.map(rowOf).join('')}</sheetData></worksheet>`,
    })),
  ];
}

export const workbook = (content: WorkbookContent): Buffer => zipOf(workbookEntries(content));

/** A workbook of one sheet. */
export const sheetOf = (rows: SheetContent['rows'], more: Omit<WorkbookContent, 'sheets'> = {}): Buffer =>
  workbook({ sheets: [{ name: 'Sheet1', rows }], ...more });

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const relationsOf = (relations: readonly string[]) =>
  `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`;

function rowOf(cells: readonly (string | number | boolean | null)[], place: number): string {
  return `<row r="${place + 1}">${cells.map(cellOf).join('')}</row>`;
}

function cellOf(value: string | number | boolean | null): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
