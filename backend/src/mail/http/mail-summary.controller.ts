import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { AllowTo } from '../../users/access.js';
import { MailQueries } from '../application/ports.js';
import { MailSummaryView } from './mails.dto.js';

/** How many mails are in which state. */
@ApiTags('mails')
@AllowTo('staff')
@Controller('api/admin/mails')
export class MailSummaryController {
  constructor(
    private readonly mails: MailQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('summary')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: MailSummaryView })
  async summary(): Promise<MailSummaryView> {
    return {
      ...(await this.mails.summary(this.clock.timestamp())),
      smtp: this.config.mail.server !== null,
    };
  }
}
