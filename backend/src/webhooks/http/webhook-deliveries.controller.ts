import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { oneOf, pageRequest } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { parseMoment } from '../../platform/http/moment.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { RepeatDeliveries } from '../application/repeat-deliveries.js';
import { DELIVERY_STATES, type DeliveryState } from '../domain/delivery.js';
import { SqlDeliveryLog } from '../store/sql-delivery-log.js';
import { deliveryView, ReplayBody, ReplayedWebhookView, WebhookDeliveryView } from './webhooks.dto.js';

const HOUR = 3_600;

/** What was sent to webhooks, tests of them, and what is sent again. */
@ApiTags('webhooks')
@AllowTo('superadmin')
@Controller('api/admin')
export class WebhookDeliveriesController {
  private readonly tests: RateLimiter;

  constructor(
    private readonly repetition: RepeatDeliveries,
    private readonly deliveries: SqlDeliveryLog,
    private readonly limiters: RateLimiters,
  ) {
    this.tests = limiters.create('webhook-tests', 30, HOUR);
  }

  @Post('webhooks/:id/test')
  @Audited('webhook.tested')
  @Confirmed()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: WebhookDeliveryView })
  async test(
    @Param('id', IdPipe) id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<WebhookDeliveryView> {
    if (this.limiters.enabled) await this.tests.count(user.id);
    return deliveryView(await this.repetition.test(id));
  }

  @Get('webhooks/:id/deliveries')
  @NoPersonalRows('ids and words of closed lists')
  @Paged(WebhookDeliveryView, 'deliveries', { filter: '{"state":"failed"}' })
  async log(
    @Param('id', IdPipe) webhookId: string,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<Page<WebhookDeliveryView>> {
    const { order, filter, range } = pageRequest(query, {
      filters: { state: oneOf(DELIVERY_STATES) },
      sorts: ['sequence'],
    });
    if (order === 'ASC') throw new Invalid({ sort: 'list.always-newest-first' });
    const { state } = filter as { state?: DeliveryState };
    return pageOf(range, await this.deliveries.page({ webhookId, state, range }), deliveryView);
  }

  @Post('webhooks/:id/replay')
  @Audited('webhook.replayed')
  @Confirmed()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ReplayedWebhookView })
  async replay(
    @Param('id', IdPipe) id: string,
    @Body() { from, to }: ReplayBody,
  ): Promise<ReplayedWebhookView> {
    const span = { from: parseMoment('from', 'From', from), to: parseMoment('to', 'To', to) };
    if (span.from > span.to) throw new Invalid({ from: 'webhook.from-after-to' });
    return { deliveries: await this.repetition.replay(id, span) };
  }

  @Post('webhook-deliveries/:id/resend')
  @Audited('webhook.delivery-resent')
  @Confirmed()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: WebhookDeliveryView })
  async resend(@Param('id', IdPipe) id: string): Promise<WebhookDeliveryView> {
    return deliveryView(await this.repetition.resend(id));
  }
}
