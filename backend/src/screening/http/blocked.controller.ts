import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { BlockSenders } from '../application/block-senders.js';
import { SqlBlockedSenders } from '../store/sql-blocked-senders.js';
import { BlockBody, BlockedSenderView, blockedView } from './screening.dto.js';

const DEFAULT_RANGE = { offset: 0, limit: 100 };

/** Senders whose submissions are suspected. */
@ApiTags('suspected submissions')
@AllowTo('staff')
@Controller('api/admin/blocked')
export class BlockedController {
  constructor(
    private readonly senders: SqlBlockedSenders,
    private readonly blockSenders: BlockSenders,
  ) {}

  @Get()
  @PersonalRows('blocked')
  @Paged(BlockedSenderView, 'blocked')
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<BlockedSenderView>> {
    const range = parseListQuery(query).range ?? DEFAULT_RANGE;
    return pageOf(range, await this.senders.page(range), blockedView);
  }

  @Post()
  @Audited('block-list.entry-added')
  @ApiCreatedResponse({ type: BlockedSenderView })
  async block(
    @Body() { kind, value, note }: BlockBody,
    @CurrentUser() user: SessionUser,
  ): Promise<BlockedSenderView> {
    return blockedView(await this.blockSenders.block({ kind, value, note: note ?? null }, user));
  }

  @Delete(':id')
  @Audited('block-list.entry-removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async unblock(@Param('id', IdPipe) id: string): Promise<void> {
    await this.blockSenders.unblock(id);
  }
}
