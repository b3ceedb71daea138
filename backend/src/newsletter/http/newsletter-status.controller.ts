import { Controller, Get, Query } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
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
  @Paged(SubscriberView, 'subscribers', { filter: '{"state":"unconfirmed"}' })
  async subscriberList(@Query() query: ListQuery): Promise<Page<SubscriberView>> {
    const request = subscriberPageRequest(query);
    return pageOf(request.range, await this.subscribers.page(request), subscriberView);
  }
}
