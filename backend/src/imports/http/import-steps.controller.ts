import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, Confirmed, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ControlSteps } from '../application/control-steps.js';
import { findImport } from '../application/known-import.js';
import { PreviewUndo } from '../application/preview-undo.js';
import type { WorkingState } from '../domain/import.js';
import { SqlImports } from '../store/sql-imports.js';
import { ImportViews, WORKS_ON_THE_FILE } from './import-views.js';
import { ImportView, UndoPreviewView } from './imports.dto.js';

/** The steps of imports, which go on when the request has long ended. */
@ApiTags()
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class ImportStepsController {
  constructor(
    private readonly control: ControlSteps,
    private readonly preview: PreviewUndo,
    private readonly imports: SqlImports,
    private readonly views: ImportViews,
  ) {}

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
    return this.views.of(await this.control.stop(id));
  }

  @Get(':id/undo-preview')
  @PersonalRows('imports.rows')
  @ApiOkResponse({ type: UndoPreviewView })
  async undoPreview(@Param('id', IdPipe) id: string): Promise<UndoPreviewView> {
    return this.preview.execute(await findImport(this.imports, id));
  }

  private async begin(
    id: string,
    step: WorkingState,
    { id: userId, name }: SessionUser,
  ): Promise<ImportView> {
    return this.views.of(await this.control.begin(id, step, { id: userId, name }));
  }
}
