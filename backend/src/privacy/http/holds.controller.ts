import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
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
  @Paged(HoldView, 'holds')
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<HoldView>> {
    const range = newestFirst(query);
    return pageOf(range, await this.holds.page(range));
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
