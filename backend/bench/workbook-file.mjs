// A workbook as programs write it, with shared texts and numbers, for the measure of its reading.
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

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
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
