import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange } from '../../platform/http/list-query.js';
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
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"state":"failed"}' })
  @ApiOkResponse({ type: [DeliveryView] })
  async deliveryList(
    @Param('id', IdPipe) id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveryView[]> {
    const request = deliveryPageRequest(query);
    const { rows, total } = await this.deliveries.page(await foundIssue(this.issues, id), request);
    response.setHeader('Content-Range', contentRange('deliveries', request.range.offset, rows.length, total));
    return rows.map(deliveryView);
  }
}
