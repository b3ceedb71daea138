import { Controller, Get, Query } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import { bookMonths } from '../domain/book.js';
import { SqlBook } from '../store/sql-book.js';
import { SqlPolicySums } from '../store/sql-policy-sums.js';
import { BookView, PolicySumView } from './book.dto.js';
import { policyPageRequest } from './policy-list-request.js';

/** The figures of all policies. */
@ApiTags('policies')
@AllowTo('staff')
@Controller('api/admin/book')
export class BookController {
  constructor(
    private readonly book: SqlBook,
    private readonly sums: SqlPolicySums,
    private readonly time: BusinessTime,
  ) {}

  /** Of whole months, each given as a month or a day in it; the last twelve without them. */
  @Get()
  @NoPersonalRows('counts and states')
  @ApiQuery({ name: 'from', required: false, example: '2026-01' })
  @ApiQuery({ name: 'to', required: false, example: '2026-12' })
  @ApiOkResponse({ type: BookView })
  read(@Query() query: Readonly<Record<string, unknown>>): Promise<BookView> {
    return this.book.read(bookMonths(query, this.time.today())) as Promise<BookView>;
  }

  /** What the policies of that filter of the list add up to, by currency. */
  @Get('sums')
  @NoPersonalRows('sums')
  @ApiQuery({ name: 'filter', required: false, example: '{"premiumState":"paid"}' })
  @ApiOkResponse({ type: [PolicySumView] })
  sum(@Query('filter') filter?: string): Promise<PolicySumView[]> {
    return this.sums.of(policyPageRequest(filter === undefined ? {} : { filter }).filter);
  }
}
