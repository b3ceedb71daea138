import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Invalid, type Said } from '../../platform/domain-error.js';
import { fileError } from './file-text.js';
import type { WrittenSheet } from './table-files.js';
import type { SheetLimits } from './workbook-sheet.js';

/** The script of the thread that reads workbooks. */
export class WorkbookThread {
  constructor(
    readonly path: string,
    /** No workbook within the limits takes this long. */
    readonly timeoutMs = 120_000,
  ) {}
}

export interface WorkbookJob {
  readonly path: string;
  /** The file that is written. */
  readonly target: string;
  /** Null for the first one. */
  readonly sheet: string | null;
  readonly limits: SheetLimits;
}

export type WorkbookAnswer = WrittenSheet | { readonly field: 'file' | 'sheet'; readonly said: Said };

/** Enough for the texts of a workbook within the limits. */
const MEMORY_MB = 256;

const ZIP = Buffer.from('PK');
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** The name of the part in which Office keeps an encrypted workbook. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Writes sheets of Excel workbooks (XLSX) as CSV, each in a thread of its own, one after the other, with limited time and memory:
 * requests are answered meanwhile, and a workbook that unfolds to more than the server holds ends with its thread.
 */
@Injectable()
export class Workbooks {
  private readonly one = pLimit(1);

  constructor(private readonly thread: WorkbookThread) {}

  /** Whether it is one, or another zip. Rejects one of an earlier kind, and one with a password. */
  static async is(path: string): Promise<boolean> {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      const begins = buffer.subarray(0, bytesRead);
      if (begins.equals(COMPOUND_FILE))
        throw fileError(
          (await file.readFile()).includes(ENCRYPTED) ? 'import.encrypted-workbook' : 'import.old-workbook',
        );
      return begins.subarray(0, ZIP.length).equals(ZIP) && begins[ZIP.length]! < ZIP_SIGNATURES;
    } finally {
      await file.close();
    }
  }

  /** Rejects a file that is no such workbook, or above the limits, and a sheet that it does not have. */
  async write(job: WorkbookJob): Promise<WrittenSheet> {
    const answer = await this.one(() => this.inThread(job));
    if ('said' in answer) throw new Invalid({ [answer.field]: answer.said });
    return answer;
  }

  private inThread(job: WorkbookJob): Promise<WorkbookAnswer> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.thread.path, {
        workerData: job,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
      });
      const timer = setTimeout(() => void worker.terminate(), this.thread.timeoutMs);
      let answer: WorkbookAnswer = { field: 'file', said: 'import.workbook-too-large' };
      worker.once('message', (message: WorkbookAnswer) => (answer = message));
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }
}

/** `PK` followed by 3, 5 or 7 begins a zip. */
const ZIP_SIGNATURES = 9;
