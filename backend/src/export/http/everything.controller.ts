import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import { Recorder } from '../../audit/recorder.js';
import { Clock } from '../../platform/clock.js';
import { ApiProduces, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { readmeOf } from '../domain/export-file.js';
import { ExportedRows } from '../store/exported-rows.js';

/** Everything that the office keeps in lists, to take it elsewhere. */
@ApiTags('export')
@AllowTo('superadmin')
@Controller('api/admin/export')
export class EverythingController {
  constructor(
    private readonly rows: ExportedRows,
    private readonly recorder: Recorder,
    private readonly clock: Clock,
  ) {}

  /** A zip of CSV files with a description, sent while it is read. */
  @Get('everything.zip')
  @NoPersonalRows('has an entry of its own, before anything is handed out')
  @Confirmed()
  @ApiProduces('application/zip')
  async everything(@CurrentUser() user: SessionUser, @Res() response: Response): Promise<void> {
    // before anything leaves: a download that is broken off has been one
    await this.recorder.record({ action: 'export.everything', userId: user.id, details: {} });
    const at = this.clock.timestamp();
    response.setHeader('Content-Disposition', `attachment; filename="everything-${at.slice(0, 10)}.zip"`);
    response.setHeader('Cache-Control', 'no-store');
    response.type('application/zip');
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error) => output.destroy(error as Error));
    const mtime = new Date(at);
    zip.addBuffer(Buffer.from(readmeOf(this.rows.files, at)), 'README.txt', { mtime });
    const files = this.rows.files.map((file) => ({ file, content: Readable.from(this.rows.csv(file)) }));
    for (const { file, content } of files) zip.addReadStream(content, file.name, { mtime });
    zip.end();
    try {
      await pipeline(output, response);
    } catch (error) {
      // the client has gone away, or the response has begun and can only be cut off
      if (!response.headersSent) throw error;
      response.destroy();
    } finally {
      for (const { content } of files) content.destroy();
    }
  }
}
