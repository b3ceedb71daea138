import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Logger } from '../../platform/logger.js';
import { AllowTo } from '../../users/access.js';
import { DeletePicture } from '../application/delete-picture.js';
import { STAFF_MEDIA_PATH } from '../paths.js';

/** Deletes pictures of the library. */
@ApiTags('media')
@AllowTo('staff')
@Controller(STAFF_MEDIA_PATH)
export class DeletedPicturesController {
  constructor(
    private readonly deleting: DeletePicture,
    private readonly logger: Logger,
  ) {}

  /** 409 while it is used. */
  @Delete(':id')
  @Audited('picture.deleted')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    const { left } = await this.deleting.execute(id);
    if (left.length > 0) this.logger.warn(`Files of a deleted picture are still stored: ${left.join(', ')}`);
  }
}
