import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UploadedFile,
} from '@nestjs/common';
import type { Response } from 'express';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange, oneOf, pageRequest } from '../../platform/http/list-query.js';
import { AllowTo, Confirmed, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { KeepImports } from '../application/keep-imports.js';
import { type Import, type Outcome, OUTCOMES, type ShownRow, type WorkingState } from '../domain/import.js';
import { problemsOf } from '../domain/plan-row.js';
import { DecisionsBody, decisionsIn } from './decisions.dto.js';
import {
  ColumnWordsView,
  ImportRowView,
  ImportUploadFields,
  ImportUploadForm,
  importView,
  ImportView,
  rowView,
  UndoPreviewView,
} from './imports.dto.js';
import { ImportLayoutBody } from './layout.dto.js';
import { given, ImportMappingBody, mappingIn } from './mapping.dto.js';
import { SqlImportFiles } from '../store/sql-import-files.js';
import { SqlImportRows } from '../store/sql-import-rows.js';
import { SqlImports } from '../store/sql-imports.js';
import { SqlRowDecisions } from '../store/sql-row-decisions.js';
import { SqlRowWork } from '../store/sql-row-work.js';

/** Rows of which something is left that are shown. */
const MOST_LEFT = 100;

const WORKS_ON_THE_FILE =
  'writes nothing of the office; what the file would do is confirmed when it is applied';

/** Files that are imported; the rows are worked on when the request has long ended. */
@ApiTags()
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly keep: KeepImports,
    private readonly imports: SqlImports,
    private readonly importRows: SqlImportRows,
    private readonly files: SqlImportFiles,
    private readonly work: SqlRowWork,
    private readonly decisions: SqlRowDecisions,
  ) {}

  @Post()
  @Audited('import.uploaded')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportUploadForm })
  @ApiCreatedResponse({ type: ImportView })
  async upload(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body() { kind }: ImportUploadFields,
    @CurrentUser() user: SessionUser,
  ): Promise<ImportView> {
    if (!file) throw new Invalid({ file: 'field.required' });
    return this.view(await this.keep.upload(kind, file, user));
  }

  @Get()
  @PersonalRows('imports')
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiOkResponse({ type: [ImportView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportView[]> {
    const { order, range } = pageRequest(query, { sorts: ['createdAt'] });
    const { rows, total } = await this.imports.page({ order, range });
    response.setHeader('Content-Range', contentRange('imports', range.offset, rows.length, total));
    const firstRows = await this.files.firstRows(rows.map(({ id }) => id));
    return Promise.all(rows.map((row) => this.view(row, firstRows.get(row.id))));
  }

  @Get(':id')
  @ApiOkResponse({ type: ImportView })
  async one(@Param('id', IdPipe) id: string): Promise<ImportView> {
    return this.view(await this.keep.find(id));
  }

  @Put(':id/mapping')
  @Audited('import.mapped')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiOkResponse({ type: ImportView })
  async map(@Param('id', IdPipe) id: string, @Body() body: ImportMappingBody): Promise<ImportView> {
    return this.view(await this.keep.map(id, mappingIn(body), body.saveAs ?? null));
  }

  /** Reads the file anew in another layout; its columns, which are answered, are to be mapped then. */
  @Put(':id/layout')
  @Audited('import.laid-out')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiOkResponse({ type: ImportView })
  async layOut(@Param('id', IdPipe) id: string, @Body() body: ImportLayoutBody): Promise<ImportView> {
    return this.view(await this.keep.layOut(id, given(body)));
  }

  /** The words of the columns that fill fields with choices, for `options.meanings` of the mapping. */
  @Get(':id/values')
  @PersonalRows('imports.rows')
  @ApiOkResponse({ type: [ColumnWordsView] })
  async words(@Param('id', IdPipe) id: string): Promise<ColumnWordsView[]> {
    return this.importRows.words(await this.keep.find(id));
  }

  /** Says of every row what it would do. */
  @Post(':id/dry-run')
  @Audited('import.check-asked')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ImportView })
  check(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<ImportView> {
    return this.begin(id, 'checking', user);
  }

  @Post(':id/apply')
  @Audited('import.apply-asked')
  @Confirmed()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ImportView })
  apply(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<ImportView> {
    return this.begin(id, 'applying', user);
  }

  /** Takes back what was not changed since. */
  @Post(':id/undo')
  @Audited('import.undo-asked')
  @Confirmed()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ImportView })
  undo(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<ImportView> {
    return this.begin(id, 'undoing', user);
  }

  /** Ends the step that is going on; what was applied stays, and can be taken back. */
  @Post(':id/stop')
  @Audited('import.stopped')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @HttpCode(200)
  @ApiOkResponse({ type: ImportView })
  async stop(@Param('id', IdPipe) id: string): Promise<ImportView> {
    return this.view(await this.keep.stop(id));
  }

  @Get(':id/rows')
  @PersonalRows('imports.rows')
  @ApiQuery({ name: 'outcome', required: false, enum: OUTCOMES })
  @ApiQuery({ name: 'range', required: false, example: '[0,99]' })
  @ApiOkResponse({ type: [ImportRowView] })
  async rows(
    @Param('id', IdPipe) id: string,
    @Query() { outcome, ...query }: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportRowView[]> {
    const { range, filter } = pageRequest(
      outcome === undefined ? query : { ...query, filter: JSON.stringify({ outcome }) },
      { sorts: ['row'], filters: { outcome: oneOf(OUTCOMES) } },
    );
    const imported = await this.keep.find(id);
    const wanted = (filter as { outcome?: Outcome }).outcome ?? null;
    const { rows, total } = await this.importRows.page(imported, wanted, range);
    response.setHeader('Content-Range', contentRange('rows', range.offset, rows.length, total));
    const people = await this.decisions.people(imported, rows);
    return rows.map((row) => rowView(row, imported, people));
  }

  /** Decides about rows in conflict; what they would do follows at once, or is applied by the next application. */
  @Put(':id/decisions')
  @Audited('import.choice-made')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiOkResponse({ type: ImportView })
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecisionsBody,
    @CurrentUser() { id: userId, name }: SessionUser,
  ): Promise<ImportView> {
    const { rows, rest } = decisionsIn(body);
    return this.view(await this.keep.decide(id, rows, rest, { id: userId, name }));
  }

  @Get(':id/undo-preview')
  @PersonalRows('imports.rows')
  @ApiOkResponse({ type: UndoPreviewView })
  async undoPreview(@Param('id', IdPipe) id: string): Promise<UndoPreviewView> {
    const preview: UndoPreviewView = { undone: 0, left: 0, rows: [] };
    for await (const { row, undo } of this.work.previewUndo(await this.keep.find(id))) {
      preview[undo.reason === null ? 'undone' : 'left'] += 1;
      if (undo.reason === null || preview.rows.length === MOST_LEFT) continue;
      const reason = problemsOf({ '': undo.reason })[0]!.message;
      preview.rows.push({ row: row.rowNumber, name: undo.name, reason });
    }
    return preview;
  }

  @Delete(':id')
  @Audited('import.deleted')
  @Confirmed()
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.keep.remove(id);
  }

  private async begin(
    id: string,
    step: WorkingState,
    { id: userId, name }: SessionUser,
  ): Promise<ImportView> {
    return this.view(await this.keep.begin(id, step, { id: userId, name }));
  }

  private async view(imported: Import, shown?: readonly ShownRow[]): Promise<ImportView> {
    const { id } = imported;
    const firstRows = shown ?? (await this.files.firstRows([id])).get(id) ?? [];
    return importView(imported, await this.importRows.samples(imported), firstRows);
  }
}
