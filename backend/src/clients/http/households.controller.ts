import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo } from '../../users/access.js';
import { ChangeHouseholds } from '../application/change-households.js';
import { HOUSEHOLD_SORTS, HouseholdQueries } from '../store/household-queries.js';
import { HouseholdChangeBody, HouseholdView, NewHouseholdBody } from './households.dto.js';

const OFFER = { filters: { q: textUpTo(200) }, sorts: HOUSEHOLD_SORTS, order: 'ASC' } as const;

/** The households of clients. */
@ApiTags('clients')
@AllowTo('staff')
@Controller('api/admin/households')
export class HouseholdsController {
  constructor(
    private readonly households: HouseholdQueries,
    private readonly changeHouseholds: ChangeHouseholds,
  ) {}

  @Get()
  @PersonalRows('households')
  @Paged(HouseholdView, 'households', { sort: '["name","ASC"]', filter: '{"q":"reyes"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<HouseholdView>> {
    const { filter, ...page } = pageRequest(query, OFFER);
    return pageOf(
      page.range,
      await this.households.page({
        ...page,
        filter: searched(filter.q as string | undefined),
      }),
    );
  }

  @Post()
  @Audited('household.added')
  @ApiCreatedResponse({ type: HouseholdView })
  add(@Body() { name, members }: NewHouseholdBody): Promise<HouseholdView> {
    return this.changeHouseholds.add({ name, members });
  }

  @Get(':id')
  @ApiOkResponse({ type: HouseholdView })
  one(@Param('id', IdPipe) id: string): Promise<HouseholdView> {
    return this.households.get(id);
  }

  @Patch(':id')
  @Audited('household.changed')
  @ApiOkResponse({ type: HouseholdView })
  @ApiConflictResponse({
    description: 'Changed since `ifUpdatedAt`; `current` is the household as it is now',
  })
  change(@Param('id', IdPipe) id: string, @Body() body: HouseholdChangeBody): Promise<HouseholdView> {
    const { name, members, ifUpdatedAt = null } = body;
    return this.changeHouseholds.change(
      id,
      { ...(name && { name }), ...(members && { members }) },
      ifUpdatedAt,
    );
  }

  @Delete(':id')
  @Audited('household.dissolved')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.changeHouseholds.dissolve(id);
  }
}
