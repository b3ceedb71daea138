import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Invalid, type Said } from '../../platform/domain-error.js';
import { LimitedThread } from '../../platform/limited-thread.js';
import { fileError } from './file-text.js';
import type { WrittenSheet } from './table-files.js';
import type { SheetLimits } from './workbook-sheet.js';

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

/** The thread that reads workbooks. */
export class WorkbookThread extends LimitedThread<WorkbookJob, WorkbookAnswer> {
  /** No workbook within the limits takes as long. */
  constructor(path: string, timeoutMs = 120_000) {
    super(path, { timeoutMs, memoryMb: MEMORY_MB });
  }
}

const ZIP = Buffer.from('PK');
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** The name of the part in which Office keeps an encrypted workbook. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Writes sheets of Excel workbooks (XLSX) as CSV, in a thread, one after the other. */
@Injectable()
export class Workbooks {
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
    const answer = await this.thread.run(job);
    if (answer === 'time' || answer === 'memory') throw fileError('import.workbook-too-large');
    if ('said' in answer) throw new Invalid({ [answer.field]: answer.said });
    return answer;
  }
}

/** `PK` followed by 3, 5 or 7 begins a zip. */
const ZIP_SIGNATURES = 9;
