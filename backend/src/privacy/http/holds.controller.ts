import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange } from '../../platform/http/list-query.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { LegalHolds } from '../application/duty-ports.js';
import { PlaceHold } from '../application/place-hold.js';
import { HoldView, NewHoldBody } from './duties.dto.js';
import { newestFirst } from './duty-list-requests.js';

/** People whose data must be kept for now. Who ended a hold, and when, is in the audit. */
@ApiTags('privacy')
@AllowTo('superadmin')
@Controller('api/admin/privacy/holds')
export class HoldsController {
  constructor(
    private readonly holds: LegalHolds,
    private readonly placeHold: PlaceHold,
  ) {}

  @Get()
  @PersonalRows('holds')
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiOkResponse({ type: [HoldView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HoldView[]> {
    const range = newestFirst(query);
    const { rows, total } = await this.holds.page(range);
    response.setHeader('Content-Range', contentRange('holds', range.offset, rows.length, total));
    return [...rows];
  }

  @Post()
  @Audited('privacy.hold-placed')
  @Confirmed()
  @ApiCreatedResponse({ type: HoldView })
  place(@Body() body: NewHoldBody, @CurrentUser() user: SessionUser): Promise<HoldView> {
    return this.placeHold.execute(body, user);
  }

  @Delete(':id')
  @Audited('privacy.hold-lifted')
  @Confirmed()
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Param('id', IdPipe) id: string): Promise<void> {
    if (!(await this.holds.remove(id))) throw new NotFound('hold.unknown');
  }
}
