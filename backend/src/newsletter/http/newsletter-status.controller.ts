import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../platform/config.js';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { contentRange } from '../../platform/http/list-query.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import { SubscriberRepository } from '../application/ports.js';
import { STAFF_ISSUES_PATH } from '../paths.js';
import { SqlDeliveryQueries } from '../store/sql-delivery-queries.js';
import { subscriberPageRequest, type ListQuery } from './issue-list-request.js';
import { NewsletterStatusView, SubscriberView, subscriberView } from './newsletter.dto.js';

/** Whether mails leave, and who gets the newsletter. Registered before the routes of one issue, whose ids match as well. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller(STAFF_ISSUES_PATH)
export class NewsletterStatusController {
  constructor(
    private readonly deliveries: SqlDeliveryQueries,
    private readonly subscribers: SubscriberRepository,
    private readonly config: Config,
  ) {}

  @Get('status')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: NewsletterStatusView })
  async status(): Promise<NewsletterStatusView> {
    const { server, dailyLimit } = this.config.mail;
    return { smtp: server !== null, dailyLimit, sentToday: await this.deliveries.sentToday() };
  }

  @Get('subscribers')
  @PersonalRows('subscribers')
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"state":"unconfirmed"}' })
  @ApiOkResponse({ type: [SubscriberView] })
  async subscriberList(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubscriberView[]> {
    const request = subscriberPageRequest(query);
    const { rows, total } = await this.subscribers.page(request);
    const { offset } = request.range;
    response.setHeader('Content-Range', contentRange('subscribers', offset, rows.length, total));
    return rows.map(subscriberView);
  }
}
