import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo } from '../../users/access.js';
import { PreviewLinks } from '../application/preview-links.js';
import { STAFF_POSTS_PATH } from '../paths.js';
import { PreviewLinkView } from './blog.dto.js';

/** The secret addresses under which posts can be read before they are published. */
@ApiTags('blog')
@AllowTo('staff')
@Controller(`${STAFF_POSTS_PATH}/:id/preview-link`)
export class PreviewLinksController {
  constructor(private readonly links: PreviewLinks) {}

  /** A new link; an earlier one of the post is no longer good. */
  @Post()
  @Audited('post.preview-link-made')
  @ApiCreatedResponse({ type: PreviewLinkView })
  async make(@Param('id', IdPipe) id: string): Promise<PreviewLinkView> {
    const { token, expiresAt } = await this.links.make(id);
    return { url: `/blog/preview/${token}`, expiresAt };
  }

  @Delete()
  @Audited('post.preview-link-removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    await this.links.remove(id);
  }
}
