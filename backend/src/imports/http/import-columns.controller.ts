import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, WithoutConfirmation } from '../../users/access.js';
import { MapImport } from '../application/map-import.js';
import { ReadImport } from '../application/read-import.js';
import { ImportViews, WORKS_ON_THE_FILE } from './import-views.js';
import { ImportView } from './imports.dto.js';
import { ImportLayoutBody } from './layout.dto.js';
import { given, ImportMappingBody, mappingIn } from './mapping.dto.js';

/** How the file of an import is laid out, and what its columns are. */
@ApiTags()
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class ImportColumnsController {
  constructor(
    private readonly mapping: MapImport,
    private readonly reading: ReadImport,
    private readonly views: ImportViews,
  ) {}

  @Put(':id/mapping')
  @Audited('import.mapped')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiOkResponse({ type: ImportView })
  async map(@Param('id', IdPipe) id: string, @Body() body: ImportMappingBody): Promise<ImportView> {
    return this.views.of(await this.mapping.execute(id, mappingIn(body), body.saveAs ?? null));
  }

  /** Reads the file anew in another layout; its columns, which are answered, are to be mapped then. */
  @Put(':id/layout')
  @Audited('import.laid-out')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiOkResponse({ type: ImportView })
  async layOut(@Param('id', IdPipe) id: string, @Body() body: ImportLayoutBody): Promise<ImportView> {
    return this.views.of(await this.reading.execute(id, given(body)));
  }
}
