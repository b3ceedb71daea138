import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { EraseDue } from '../application/erase-due.js';
import { ListDue } from '../application/list-due.js';
import { DueErasedView, DueView } from './duties.dto.js';

/** What the settings say has been kept long enough. */
@ApiTags('privacy')
@AllowTo('superadmin')
@Controller('api/admin/privacy/due')
export class DueController {
  constructor(
    private readonly listDue: ListDue,
    private readonly eraseDue: EraseDue,
  ) {}

  @Get()
  @PersonalRows('due')
  @ApiOkResponse({ type: DueView })
  list(): Promise<DueView> {
    return this.listDue.execute() as Promise<DueView>;
  }

  /** Erases a portion; `more` says that another call has more to do. */
  @Post('erase')
  @Audited('privacy.due-erasure-asked')
  @Confirmed()
  @HttpCode(200)
  @ApiOkResponse({ type: DueErasedView })
  erase(@CurrentUser() user: SessionUser): Promise<DueErasedView> {
    return this.eraseDue.execute(user);
  }
}
