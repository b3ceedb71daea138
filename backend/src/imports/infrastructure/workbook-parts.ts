import type { Said } from '../../platform/domain-error.js';
import { formatOf, type NumberFormat } from './workbook-cells.js';
import { damaged, WorkbookProblem, type WorkbookZip } from './workbook-zip.js';

const MOST_SHEETS = 200;
/** Characters of all shared texts. */
const MOST_SHARED = 50 * 1024 * 1024;

/** A sheet with rows, by its name. */
export interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** What the parts of a workbook say before its sheets are read. */
export interface WorkbookParts {
  readonly sheets: readonly Sheet[];
  /** By the number of the style. */
  readonly formats: readonly NumberFormat[];
  readonly sharedTexts: readonly string[];
}

/** Zips that are no workbook of this kind, by a file that each of them has. */
const OTHER_ZIPS: readonly (readonly [name: string, said: Said])[] = [
  ['xl/workbook.bin', 'import.binary-workbook'],
  ['content.xml', 'import.open-document'],
  ['index.zip', 'import.numbers-document'],
  ['index/document.iwa', 'import.numbers-document'],
];

interface Relation {
  readonly id: string;
  /** The last word of its type. */
  readonly type: string;
  readonly target: string;
}

export async function readParts(zip: WorkbookZip): Promise<WorkbookParts> {
  const root = zip.has('_rels/.rels') ? await relationsOf(zip, '') : [];
  const part = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const other = OTHER_ZIPS.find(([name]) => zip.has(name));
  if (other && !zip.has('xl/workbook.xml')) throw new WorkbookProblem(other[1]);
  if (!zip.has(part) || !part.startsWith('xl/')) throw new WorkbookProblem('import.archive');
  const relations = await relationsOf(zip, part);
  const { sheets, is1904 } = await workbookOf(zip, part, relations);
  const target = (wanted: string) => relations.find(({ type }) => type === wanted)?.target;
  const [styles, shared] = [target('styles'), target('sharedStrings')];
  return {
    sheets,
    formats: styles !== undefined && zip.has(styles) ? await formatsIn(zip, styles, is1904) : [],
    sharedTexts: shared !== undefined && zip.has(shared) ? await textsIn(zip, shared) : [],
  };
}

/** The parts that a part names, but for those outside of the file. */
async function relationsOf(zip: WorkbookZip, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`, {
    open: (name, attribute) => {
      const [id, type, target] = [attribute('Id'), attribute('Type'), attribute('Target')];
      if (name !== 'Relationship' || !id || !type || !target || attribute('TargetMode') === 'External')
        return;
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) });
    },
  });
  return relations;
}

/** The name of a part within the file. */
function resolved(folder: string, target: string): string {
  const { pathname } = new URL(target.replaceAll('\\', '/'), `zip://file/${folder}`);
  return decodeURIComponent(pathname).slice(1);
}

async function workbookOf(zip: WorkbookZip, part: string, relations: readonly Relation[]) {
  const sheets: Sheet[] = [];
  let is1904 = false;
  await zip.read(part, {
    open: (element, attribute) => {
      if (element === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '');
      if (element !== 'sheet') return;
      const relation = relations.find(({ id }) => id === attribute('id'));
      const name = attribute('name')?.trim();
      if (relation?.type !== 'worksheet' || !name) return;
      const isHidden = /^(?:hidden|veryHidden)$/.test(attribute('state') ?? '');
      sheets.push({ name: name.slice(0, MOST_SHEET_NAME), part: relation.target, isHidden });
      if (sheets.length > MOST_SHEETS)
        throw new WorkbookProblem(['import.too-many-sheets', { max: MOST_SHEETS }]);
    },
  });
  if (sheets.length === 0) throw damaged();
  return { sheets, is1904 };
}

/** Characters; Excel takes 31. */
export const MOST_SHEET_NAME = 100;

async function formatsIn(zip: WorkbookZip, part: string, is1904: boolean): Promise<NumberFormat[]> {
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  await zip.read(part, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const id = attribute('numFmtId') ?? '0';
      formats.push(formatOf(Number(id), codes.get(id), is1904));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

async function textsIn(zip: WorkbookZip, part: string): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  const rich = new RichText();
  await zip.read(part, {
    open: (name) => rich.open(name),
    text: (text) => rich.add(text),
    close: (name) => {
      rich.close(name);
      if (name !== 'si') return;
      const text = rich.take();
      characters += text.length;
      if (characters > MOST_SHARED) throw new WorkbookProblem('import.workbook-too-large');
      texts.push(text);
    },
  });
  return texts;
}

/** Puts a text together that has parts of different looks; how it is pronounced is no part of it. */
export class RichText {
  private text = '';
  private isText = false;
  private isPhonetic = false;

  open(name: string): void {
    if (name === 'rPh') this.isPhonetic = true;
    else if (name === 't') this.isText = !this.isPhonetic;
  }

  add(text: string): void {
    if (this.isText) this.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false;
    else if (name === 't') this.isText = false;
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return unescaped(text);
  }
}

/** Characters that XML does not have are written `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
