import { Body, Controller, Get, Param, Patch, Post, Query, Res, UploadedFile } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangePicture, noSuchPicture } from '../application/change-picture.js';
import { SqlPictures } from '../store/sql-pictures.js';
import { UploadPicture } from '../application/upload-picture.js';
import { STAFF_MEDIA_PATH } from '../paths.js';
import { picturePageRequest } from './media-list-request.js';
import {
  detailsOf,
  MediaChangeBody,
  MediaSummaryView,
  MediaView,
  UploadFields,
  UploadForm,
} from './media.dto.js';
import { PictureViews } from './picture-views.js';
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
    private readonly views: PictureViews,
  ) {}

  @Get()
  @NoPersonalRows('pictures of the site')
  @Paged(MediaSummaryView, 'media', { sort: '["createdAt","DESC"]', filter: '{"q":"office"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<MediaSummaryView>> {
    const request = picturePageRequest(query);
    const { rows, total } = await this.pictures.page(request);
    return pageOf(request.range, { rows: await this.views.summaries(rows), total });
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
    return this.views.one(picture);
  }

  @Get(':id')
  @ApiOkResponse({ type: MediaView })
  async one(@Param('id', IdPipe) id: string): Promise<MediaView> {
    const picture = await this.pictures.find(id);
    if (!picture) throw noSuchPicture();
    return this.views.one(picture);
  }

  @Patch(':id')
  @Audited('picture.changed')
  @ApiOkResponse({ type: MediaView })
  async change(@Param('id', IdPipe) id: string, @Body() body: MediaChangeBody): Promise<MediaView> {
    return this.views.one(await this.changing.execute(id, detailsOf(body)));
  }
}
