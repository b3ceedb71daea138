import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo } from '../../users/access.js';
import { PreviewLinks } from '../application/preview-links.js';
import { STAFF_POSTS_PATH } from '../paths.js';
import { PublishedPosts } from '../published-posts.js';
import { PreviewBody, PreviewLinkView, PreviewView } from './blog.dto.js';

/** How posts look before they are published: for their editor, and for holders of a secret address. */
@ApiTags('blog')
@AllowTo('staff')
@Controller(STAFF_POSTS_PATH)
export class PreviewsController {
  constructor(
    private readonly links: PreviewLinks,
    private readonly site: PublishedPosts,
  ) {}

  /** The content as the site renders it. */
  @NotAudited('changes nothing, and is sent while the user types')
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewView })
  preview(@Body() { content }: PreviewBody): PreviewView {
    return { html: this.site.html(content) };
  }

  /** A new link; an earlier one of the post is no longer good. */
  @Post(':id/preview-link')
  @Audited('post.preview-link-made')
  @ApiCreatedResponse({ type: PreviewLinkView })
  async make(@Param('id', IdPipe) id: string): Promise<PreviewLinkView> {
    const { token, expiresAt } = await this.links.make(id);
    return { url: `/blog/preview/${token}`, expiresAt };
  }

  @Delete(':id/preview-link')
  @Audited('post.preview-link-removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    await this.links.remove(id);
  }
}
