import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange, pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
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
  @ApiQuery({ name: 'sort', required: false, example: '["name","ASC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"q":"reyes"}' })
  @ApiOkResponse({ type: [HouseholdView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HouseholdView[]> {
    const { filter, ...page } = pageRequest(query, OFFER);
    const { rows, total } = await this.households.page({
      ...page,
      filter: searched(filter.q as string | undefined),
    });
    response.setHeader('Content-Range', contentRange('households', page.range.offset, rows.length, total));
    return rows;
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
