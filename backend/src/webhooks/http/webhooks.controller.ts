import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ManageWebhooks } from '../application/manage-webhooks.js';
import { WebhookRepository } from '../application/ports.js';
import {
  NewSecretView,
  NewWebhookBody,
  NewWebhookView,
  WebhookChangeBody,
  webhookView,
  WebhookView,
} from './webhooks.dto.js';

const HOUR = 3_600;

/** The addresses of other programs that are told what happens here. */
@ApiTags('webhooks')
@AllowTo('superadmin')
@Controller('api/admin/webhooks')
export class WebhooksController {
  /** Entered addresses, each of which is looked up. */
  private readonly changes: RateLimiter;

  constructor(
    private readonly management: ManageWebhooks,
    private readonly webhooks: WebhookRepository,
    private readonly limiters: RateLimiters,
  ) {
    this.changes = limiters.create('webhook-changes', 30, HOUR);
  }

  @Get()
  @NoPersonalRows('of the office itself')
  @ApiOkResponse({ type: [WebhookView] })
  async list(): Promise<WebhookView[]> {
    return (await this.webhooks.all()).map(webhookView);
  }

  @Post()
  @Audited('webhook.added')
  @Confirmed()
  @ApiCreatedResponse({ type: NewWebhookView })
  async add(@Body() body: NewWebhookBody, @CurrentUser() user: SessionUser): Promise<NewWebhookView> {
    if (this.limiters.enabled) await this.changes.count(user.id);
    const { url, events, enabled, description = null } = body;
    const { secret, ...webhook } = await this.management.add(
      { url, events, enabled: enabled ?? true, description },
      user,
    );
    return { ...webhookView(webhook), secret };
  }

  @Patch(':id')
  @Audited('webhook.changed')
  @Confirmed()
  @ApiOkResponse({ type: WebhookView })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: WebhookChangeBody,
    @CurrentUser() user: SessionUser,
  ): Promise<WebhookView> {
    if (this.limiters.enabled && body.url !== undefined) await this.changes.count(user.id);
    const sent = Object.entries(body).filter(([, value]) => value !== undefined);
    return webhookView(await this.management.change(id, Object.fromEntries(sent)));
  }

  @Delete(':id')
  @Audited('webhook.deleted')
  @Confirmed()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    await this.management.remove(id);
  }

  @Post(':id/rotate-secret')
  @Audited('webhook.secret-rotated')
  @Confirmed()
  @HttpCode(200)
  @ApiOkResponse({ type: NewSecretView })
  async rotateSecret(@Param('id', IdPipe) id: string): Promise<NewSecretView> {
    return { secret: await this.management.rotateSecret(id) };
  }
}
