import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { pageRequest } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { emailKey } from '../../platform/values/email.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { EraseOnRequest } from '../application/erase-on-request.js';
import { FindPeople } from '../application/find-people.js';
import { Erasures } from '../application/ports.js';
import { PersonFile } from './person-file.js';
import { PeopleView, PersonView } from './person.views.js';
import { CertificateView, ErasureBody, ErasureView } from './privacy.dto.js';

const FEWEST_CHARACTERS = 3;
const MOST_CHARACTERS = 200;

/** People: what is held about one, and their erasure. */
@ApiTags('privacy')
@AllowTo('superadmin')
@Controller('api/admin/privacy')
export class PrivacyController {
  constructor(
    private readonly findPeople: FindPeople,
    private readonly eraseOnRequest: EraseOnRequest,
    private readonly erasures: Erasures,
    private readonly file: PersonFile,
  ) {}

  @Get('people')
  @NoPersonalRows('has an entry of its own, before anything is handed out')
  @ApiQuery({ name: 'q', description: 'The beginning of an e-mail address, or a phone number' })
  @ApiOkResponse({ type: PeopleView })
  people(@Query('q') q: unknown, @CurrentUser() user: SessionUser): Promise<PeopleView> {
    return this.findPeople.execute(text(q), user.id);
  }

  @Get('export')
  @NoPersonalRows('has an entry of its own, before anything is handed out')
  @Confirmed()
  @ApiQuery({ name: 'email' })
  @ApiQuery({ name: 'format', required: false, enum: ['html'] })
  @ApiOkResponse({ type: PersonView })
  async export(
    @Query('email') email: unknown,
    @Query('format') format: unknown,
    @CurrentUser() user: SessionUser,
    @Res() response: Response,
  ): Promise<void> {
    if (format !== undefined && format !== 'html' && format !== 'json')
      throw new Invalid({ format: 'person.export-format' });
    const record = await this.findPeople.export(address(email), format ?? 'json', user.id);
    this.file.send(record, format ?? 'json', response);
  }

  @Post('erasures')
  @Audited('privacy.erasure-confirmed')
  @Confirmed()
  @ApiCreatedResponse({ type: CertificateView })
  erase(@Body() body: ErasureBody, @CurrentUser() user: SessionUser): Promise<CertificateView> {
    const { email: written, reason, legalGround = null, mentions } = body;
    const request = { email: address(written), reason, legalGround, mentions: mentions ?? [] };
    return this.eraseOnRequest.execute(request, user);
  }

  @Get('erasures')
  @NoPersonalRows('hashes, and counts of what was erased')
  @Paged(ErasureView, 'erasures', { sort: '["erasedAt","DESC"]' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<ErasureView>> {
    const request = pageRequest(query, { sorts: ['erasedAt'] });
    return pageOf(request.range, await this.erasures.page(request));
  }

  @Get('erasures/:id')
  @ApiOkResponse({ type: ErasureView })
  async one(@Param('id', IdPipe) id: string): Promise<ErasureView> {
    const erasure = await this.erasures.find(id);
    if (!erasure) throw new NotFound('erasure.unknown');
    return erasure;
  }
}

/** The trimmed text of a search. */
function text(q: unknown): string {
  const trimmed = typeof q === 'string' ? q.trim() : '';
  const { length } = [...trimmed];
  if (length < FEWEST_CHARACTERS || length > MOST_CHARACTERS)
    throw new Invalid({ q: 'person.search-length' });
  return trimmed;
}

/** The key: only one whole address says exactly who is meant. */
function address(written: unknown): string {
  const email = typeof written === 'string' ? emailKey(written) : null;
  if (email === null) throw new Invalid({ email: 'field.email' });
  return email;
}
