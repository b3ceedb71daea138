import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UploadedFile } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { pageRequest } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, Confirmed, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { findImport } from '../application/known-import.js';
import { RemoveImport } from '../application/remove-import.js';
import { UploadImport } from '../application/upload-import.js';
import { SqlImports } from '../store/sql-imports.js';
import { ImportViews, WORKS_ON_THE_FILE } from './import-views.js';
import { ImportUploadFields, ImportUploadForm, ImportView } from './imports.dto.js';

/** Files that are imported. */
@ApiTags()
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly uploading: UploadImport,
    private readonly removal: RemoveImport,
    private readonly imports: SqlImports,
    private readonly views: ImportViews,
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
    return this.views.of(await this.uploading.execute(kind, file, user));
  }

  @Get()
  @PersonalRows('imports')
  @Paged(ImportView, 'imports')
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<ImportView>> {
    const { order, range } = pageRequest(query, { sorts: ['createdAt'] });
    const { rows, total } = await this.imports.page({ order, range });
    return pageOf(range, { rows: await this.views.all(rows), total });
  }

  @Get(':id')
  @ApiOkResponse({ type: ImportView })
  async one(@Param('id', IdPipe) id: string): Promise<ImportView> {
    return this.views.of(await findImport(this.imports, id));
  }

  @Delete(':id')
  @Audited('import.deleted')
  @Confirmed()
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.removal.execute(id);
  }
}
