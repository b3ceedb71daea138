// A workbook as programs write it, with shared texts and numbers, for the measure of its reading.
import { crc32, deflateRawSync } from 'node:zlib';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`;

/** `rows` are lists of texts; one of digits alone becomes a number. */
export function workbookOf(rows) {
  const texts = new Map();
  const cell = (text) => {
    if (/^\d{1,15}$/.test(text)) return `<c><v>${text}</v></c>`;
    if (!texts.has(text)) texts.set(text, texts.size);
    return `<c t="s"><v>${texts.get(text)}</v></c>`;
  };
  const lines = rows.map((cells, place) => `<row r="${place + 1}">${cells.map(cell).join('')}</row>`);
  const shared = [...texts.keys()].map((text) => `<si><t>${text}</t></si>`);
  const relation = (id, type, target) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return zipOf({
    '_rels/.rels': `${RELATIONS}${relation('w', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `${RELATIONS}${relation('s', 'worksheet', 'worksheets/sheet1.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="Clients" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}">${shared.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NAMESPACE}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  });
}

function zipOf(files) {
  const [parts, directory] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), common, tail, Buffer.from(name));
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
