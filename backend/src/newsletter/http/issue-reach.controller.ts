import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import { foundIssue } from '../application/issue-changes.js';
import { IssueRepository } from '../application/issue.ports.js';
import { SubscriberRepository } from '../application/ports.js';
import { STAFF_ISSUES_PATH } from '../paths.js';
import { SqlDeliveryQueries } from '../store/sql-delivery-queries.js';
import { deliveryPageRequest, type ListQuery } from './issue-list-request.js';
import { AudienceView, DeliveryView, deliveryView } from './newsletter.dto.js';

/** Who gets an issue. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller(STAFF_ISSUES_PATH)
export class IssueReachController {
  constructor(
    private readonly issues: IssueRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly deliveries: SqlDeliveryQueries,
  ) {}

  @Get(':id/audience')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: AudienceView })
  async audience(@Param('id', IdPipe) id: string): Promise<AudienceView> {
    await foundIssue(this.issues, id);
    const { confirmed, unconfirmed, left, failing } = await this.subscribers.counts();
    return { recipients: confirmed, unconfirmed, left, failing };
  }

  @Get(':id/deliveries')
  @PersonalRows('deliveries')
  @Paged(DeliveryView, 'deliveries', { filter: '{"state":"failed"}' })
  async deliveryList(
    @Param('id', IdPipe) id: string,
    @Query() query: ListQuery,
  ): Promise<Page<DeliveryView>> {
    const request = deliveryPageRequest(query);
    return pageOf(
      request.range,
      await this.deliveries.page(await foundIssue(this.issues, id), request),
      deliveryView,
    );
  }
}
