import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { type LeadOnList, PeopleOfLeads } from '../../leads/people-of-leads.js';
import { Recorder } from '../../audit/recorder.js';
import type { Breach } from '../domain/breach.js';
import { csvCell } from '../domain/csv-cell.js';

const ROWS_AT_ONCE = 500;

/** Everybody whose data was held when a breach ended, as a file to notify them with. Sent while it is read. */
@Injectable()
export class AffectedCsv {
  constructor(
    private readonly leads: PeopleOfLeads,
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
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<PeopleOfLeads['list']>> = await this.leads.list(
        until,
        after,
        ROWS_AT_ONCE,
      );
      yield part.rows.map(lineOf).join('');
      after = part.next;
    } while (after !== null);
  }
}

function lineOf({ email, name, leadType, createdAt }: LeadOnList): string {
  return `${[email, name, leadType, createdAt].map(csvCell).join(',')}\r\n`;
}
