import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { AllowToKeys, CurrentKey, type KeyCaller } from '../../api-keys/key-access.js';
import { shownName } from '../../api-keys/key-names.js';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { ApiCursorPage, type CursorPage, CursorPages } from '../../platform/http/cursor-pages.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { CreatePost } from '../application/create-post.js';
import { RevisePost } from '../application/revise-post.js';
import { KEY_POSTS_PATH } from '../paths.js';
import { draftOf, PostBody, PostChangeBody, PostView, postView } from './blog.dto.js';
import { SqlPostQueries } from '../store/sql-post-queries.js';
import { revised } from './revised.js';

/** Posts have up to 200 kB. */
const MOST_POSTS = 20;

/** Posts for other software. In the history of a post its editor is the key, for the superadmin who made it. */
@ApiTags('v1')
@Controller(KEY_POSTS_PATH)
export class KeyPostsController {
  constructor(
    private readonly posts: SqlPostQueries,
    private readonly createPost: CreatePost,
    private readonly revisePost: RevisePost,
    private readonly pages: CursorPages,
  ) {}

  /** Drafts, scheduled and published posts, the last added first. */
  @Get()
  @NoPersonalRows('articles for everybody')
  @AllowToKeys('posts:read')
  @ApiCursorPage(PostView, MOST_POSTS)
  list(@Query() query: Readonly<Record<string, unknown>>): Promise<CursorPage<PostView>> {
    return this.pages.page(
      'posts',
      query,
      (after, limit) => this.posts.newest(after, limit),
      postView,
      MOST_POSTS,
    );
  }

  @Post()
  @AllowToKeys('posts:write')
  @Audited('post.created')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: PostView })
  async create(
    @Body() body: PostBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @CurrentKey() { id: senderId }: KeyCaller,
  ): Promise<PostView> {
    return postView(await this.createPost.execute(draftOf(body), { key: idempotencyKey, senderId }));
  }

  @Put(':id')
  @AllowToKeys('posts:write')
  @Audited('post.changed')
  @ApiOkResponse({ type: PostView })
  @ApiConflictResponse({ description: 'Changed since `ifUpdatedAt`; `current` is the post as it is now' })
  revise(
    @Param('id', IdPipe) id: string,
    @Body() body: PostChangeBody,
    @CurrentKey() key: KeyCaller,
  ): Promise<PostView> {
    const editor = { id: key.createdBy, name: shownName(key) };
    return revised(this.revisePost.execute(id, draftOf(body), editor, body.ifUpdatedAt ?? null));
  }
}
