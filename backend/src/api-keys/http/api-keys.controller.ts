import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { WATCHED_DAYS } from '../application/count-key-uses.js';
import { EndApiKey } from '../application/end-api-key.js';
import { MakeApiKey } from '../application/make-api-key.js';
import { ApiKeyView, apiKeyView, NewApiKeyBody, NewApiKeyView, newKeyOf } from './api-keys.dto.js';
import { SqlApiKeys } from '../store/sql-api-keys.js';

/** The keys with which other software uses /api/v1. */
@ApiTags('api-keys')
@AllowTo('superadmin')
@Controller('api/admin/api-keys')
export class ApiKeysController {
  constructor(
    private readonly keys: SqlApiKeys,
    private readonly makeKey: MakeApiKey,
    private readonly endKey: EndApiKey,
    private readonly time: BusinessTime,
  ) {}

  /** All keys, newest first. */
  @Get()
  @NoPersonalRows('of the office itself')
  @ApiOkResponse({ type: [ApiKeyView] })
  async list(): Promise<ApiKeyView[]> {
    const keys = await this.keys.all(addDays(this.time.today(), 1 - WATCHED_DAYS));
    return keys.map((key) => apiKeyView(key, this.time.timestamp()));
  }

  @Post()
  @Confirmed()
  @Audited('api-key.made')
  @ApiCreatedResponse({ type: NewApiKeyView })
  async make(@Body() body: NewApiKeyBody, @CurrentUser() user: SessionUser): Promise<NewApiKeyView> {
    const { apiKey, key } = await this.makeKey.execute(newKeyOf(body), user);
    return { ...apiKeyView({ ...apiKey, calls: 0 }, this.time.timestamp()), key };
  }

  @Delete(':id')
  @Confirmed()
  @Audited('api-key.ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(@Param('id', IdPipe) id: string): Promise<void> {
    return this.endKey.execute(id);
  }
}
