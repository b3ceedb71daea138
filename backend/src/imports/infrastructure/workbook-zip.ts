import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Said } from '../../platform/domain-error.js';

/** Files in a workbook. */
const MOST_ENTRIES = 10_000;
/** Bytes of all its parts, as they are and not as the file says. */
const MOST_INFLATED = 256 * 1024 * 1024;
/** Elements within each other; those of a workbook are a dozen. */
const MOST_DEPTH = 100;

/** Why a file is no workbook that can be read. */
export class WorkbookProblem extends Error {
  constructor(readonly said: Said) {
    super(typeof said === 'string' ? said : said[0]);
  }
}

export const damaged = () => new WorkbookProblem('import.workbook-damaged');

/** What is done with the elements of a part, by their names without prefix. */
export interface PartReader {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** After a piece of the part. */
  readonly piece?: () => Promise<void>;
}

/** The parts of a workbook, which is a zip of XML files. What they unfold to is counted. */
export class WorkbookZip {
  private inflated = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<WorkbookZip> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName.toLowerCase(), entry);
      if (entries.size > MOST_ENTRIES) throw damaged();
    }
    return new WorkbookZip(zip, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Reads a part to its end. One with definitions of its own (DTD) is rejected; nothing outside of the file is read. */
  async read(name: string, reader: PartReader): Promise<void> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw damaged();
    const parser = parserOf(reader);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const stream = await this.zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.inflated += chunk.length;
      if (this.inflated > MOST_INFLATED) throw new WorkbookProblem('import.workbook-too-large');
      parser.write(decoder.decode(chunk, { stream: true }));
      await reader.piece?.();
    }
    parser.write(decoder.decode()).close();
    await reader.piece?.();
  }
}

function parserOf({ open, text, close }: PartReader): SaxesParser {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw damaged();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > MOST_DEPTH) throw damaged();
    open?.(localName(name), (wanted) => attributes[wanted] ?? prefixed(attributes, wanted));
  });
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    close?.(localName(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return parser;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function prefixed(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  const name = Object.keys(attributes).find((one) => one.endsWith(`:${wanted}`));
  return name && attributes[name];
}
