import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import { Flag, Text } from '../../platform/http/fields.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { Settings, type StoredSection } from '../settings.js';

class VisitorMailsBody {
  @Flag() booking_received: boolean;
  @Flag() booking_confirmed: boolean;
  @Flag() booking_rescheduled: boolean;
  @Flag() booking_cancelled: boolean;
  @Flag() booking_reminder: boolean;
  /** `updatedAt` of what was read, so that nobody's change is overwritten unseen. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

class VisitorMailsView implements StoredSection<'visitorMails'> {
  @ApiProperty() booking_received: boolean;
  @ApiProperty() booking_confirmed: boolean;
  @ApiProperty() booking_rescheduled: boolean;
  @ApiProperty() booking_cancelled: boolean;
  @ApiProperty() booking_reminder: boolean;
  @ApiProperty({ type: String, nullable: true }) updatedAt: string | null;
}

class SettingsView {
  @ApiProperty({ type: VisitorMailsView }) visitorMails: VisitorMailsView;
}

/** The settings of the office: every member of staff reads them, a superadmin changes them. */
@ApiTags('settings')
@AllowTo('superadmin')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Get()
  @AllowTo('staff')
  @ApiOkResponse({ type: SettingsView })
  async read(): Promise<SettingsView> {
    return { visitorMails: await this.settings.read('visitorMails') };
  }

  @Put('visitorMails')
  @ApiOkResponse({ type: VisitorMailsView })
  async changeVisitorMails(
    @Body() { ifUpdatedAt, ...value }: VisitorMailsBody,
    @CurrentUser() user: SessionUser,
  ): Promise<VisitorMailsView> {
    const at = this.clock.timestamp();
    if (!(await this.settings.change('visitorMails', value, { userId: user.id, at, ifUpdatedAt })))
      throw new Conflict('Somebody else changed these settings in the meantime; please look at them again');
    return { ...value, updatedAt: at };
  }
}
