import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ApiProduces, ApiTags } from '../../platform/http/api-docs.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { CountRows, PersonalRows, type RowCounter } from '../../platform/http/personal-rows.js';
import { AllowTo, Confirmed } from '../../users/access.js';
import { findImport } from '../application/known-import.js';
import { ERROR_HEADING } from '../domain/presets.js';
import { REPORT_HEADING, reportLine, sendCsv, wrongLine } from './import-csv.js';
import { SqlImportRowLists } from '../store/sql-import-row-lists.js';
import { SqlImports } from '../store/sql-imports.js';

/** The rows of an import as files. */
@ApiTags('imports')
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class ImportFilesController {
  constructor(
    private readonly imports: SqlImports,
    private readonly rows: SqlImportRowLists,
  ) {}

  @Get(':id/report.csv')
  @PersonalRows('imports.rows')
  @Confirmed()
  @ApiProduces('text/csv')
  async report(
    @Param('id', IdPipe) id: string,
    @Res() response: Response,
    @CountRows() count: RowCounter,
  ): Promise<void> {
    const imported = await findImport(this.imports, id);
    await count(imported.rows);
    const rows = this.rows.all(imported, null);
    async function* lines() {
      for await (const some of rows) yield some.map((row) => reportLine(row, imported));
    }
    await sendCsv(response, 'report.csv', REPORT_HEADING, lines());
  }

  /** The wrong rows as they were, with what is wrong, to be corrected and uploaded again. */
  @Get(':id/wrong.csv')
  @PersonalRows('imports.rows')
  @Confirmed()
  @ApiProduces('text/csv')
  async wrong(
    @Param('id', IdPipe) id: string,
    @Res() response: Response,
    @CountRows() count: RowCounter,
  ): Promise<void> {
    const imported = await findImport(this.imports, id);
    const { headings } = imported;
    await count(imported.counts.wrong);
    const rows = this.rows.all(imported, 'wrong');
    async function* lines() {
      for await (const some of rows) yield some.map((row) => wrongLine(row, headings.length));
    }
    await sendCsv(response, 'wrong.csv', [...headings, ERROR_HEADING], lines());
  }
}
