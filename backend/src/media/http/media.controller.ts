import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
  UploadedFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange } from '../../platform/http/list-query.js';
import { Logger } from '../../platform/logger.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { UserNames } from '../../users/user-names.js';
import { ChangePicture, noSuchPicture } from '../application/change-picture.js';
import { DeletePicture } from '../application/delete-picture.js';
import { SqlPictures } from '../store/sql-pictures.js';
import { UploadPicture } from '../application/upload-picture.js';
import { urlPrefix } from '../domain/picture-files.js';
import type { StoredPicture } from '../domain/stored-picture.js';
import { MediaUses } from '../media-uses.js';
import { STAFF_MEDIA_PATH } from '../paths.js';
import { picturePageRequest } from './media-list-request.js';
import {
  detailsOf,
  MediaChangeBody,
  mediaSummary,
  MediaSummaryView,
  mediaView,
  MediaView,
  UploadFields,
  UploadForm,
} from './media.dto.js';
import type { UploadedPicture } from './upload-body.js';

/** The library of pictures, for staff. */
@ApiTags('media')
@AllowTo('staff')
@Controller(STAFF_MEDIA_PATH)
export class MediaController {
  constructor(
    private readonly pictures: SqlPictures,
    private readonly upload: UploadPicture,
    private readonly changing: ChangePicture,
    private readonly deleting: DeletePicture,
    private readonly uses: MediaUses,
    private readonly names: UserNames,
    private readonly logger: Logger,
  ) {}

  @Get()
  @NoPersonalRows('pictures of the site')
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"q":"office"}' })
  @ApiOkResponse({ type: [MediaSummaryView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaSummaryView[]> {
    const request = picturePageRequest(query);
    const { rows, total } = await this.pictures.page(request);
    response.setHeader('Content-Range', contentRange('media', request.range.offset, rows.length, total));
    const names = await this.names.of([...new Set(rows.map(({ uploadedBy }) => uploadedBy))]);
    return rows.map((picture) => mediaSummary(picture, names));
  }

  /** 201 with the new picture, or 200 with the one that was made of the same file before. */
  @Post()
  @Audited('picture.uploaded')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  @ApiCreatedResponse({ type: MediaView })
  async add(
    @UploadedFile() file: UploadedPicture | undefined,
    @Body() { alt }: UploadFields,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaView> {
    if (!file) throw new Invalid({ file: 'field.required' });
    const { buffer: content, originalname: name, release } = file;
    const uploaded = this.upload.execute({ content, name, alt: alt ?? '' }, user).finally(release);
    const { picture, isNew } = await uploaded;
    response.status(isNew ? 201 : 200);
    return this.view(picture);
  }

  @Get(':id')
  @ApiOkResponse({ type: MediaView })
  async one(@Param('id', IdPipe) id: string): Promise<MediaView> {
    const picture = await this.pictures.find(id);
    if (!picture) throw noSuchPicture();
    return this.view(picture);
  }

  @Patch(':id')
  @Audited('picture.changed')
  @ApiOkResponse({ type: MediaView })
  async change(@Param('id', IdPipe) id: string, @Body() body: MediaChangeBody): Promise<MediaView> {
    return this.view(await this.changing.execute(id, detailsOf(body)));
  }

  /** 409 while it is used. */
  @Delete(':id')
  @Audited('picture.deleted')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    const { left } = await this.deleting.execute(id);
    if (left.length > 0) this.logger.warn(`Files of a deleted picture are still stored: ${left.join(', ')}`);
  }

  private async view(picture: StoredPicture): Promise<MediaView> {
    const [names, uses] = await Promise.all([
      this.names.of([picture.uploadedBy]),
      this.uses.find(urlPrefix(picture.hash)),
    ]);
    return mediaView(picture, names, uses);
  }
}
