import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Recorder } from '../../audit/recorder.js';
import type { HeldRecord } from '../../platform/held-part.js';
import { AffectedRecords } from '../application/affected-records.js';
import type { Breach } from '../domain/breach.js';
import { csvCell } from '../domain/csv-cell.js';

const ROWS_AT_ONCE = 500;

/** Everybody whose data was held when a breach ended, as a file to notify them with. Sent while it is read. */
@Injectable()
export class AffectedCsv {
  constructor(
    private readonly records: AffectedRecords,
    private readonly recorder: Recorder,
  ) {}

  async send({ id, to }: Breach, userId: string, response: Response): Promise<void> {
    await this.recorder.record({ action: 'privacy.breach.export', userId, details: { breach: id } });
    response.setHeader('Content-Disposition', 'attachment; filename="affected.csv"');
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/csv');
    try {
      await pipeline(Readable.from(this.lines(to)), response);
    } catch (error) {
      // the client has gone away, or the response has begun and can only be cut off
      if (!response.headersSent) throw error;
      response.destroy();
    }
  }

  private async *lines(until: string): AsyncGenerator<string> {
    // spreadsheets recognise UTF-8 by the mark
    yield '\ufeff"E-mail","Name","Left by","Since"\r\n';
    for await (const rows of this.records.all(until, ROWS_AT_ONCE)) yield rows.map(lineOf).join('');
  }
}

function lineOf({ email, name, kind, createdAt }: HeldRecord): string {
  return `${[email, name, kind, createdAt].map(csvCell).join(',')}\r\n`;
}
