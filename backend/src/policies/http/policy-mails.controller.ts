import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { MailPreviewView } from '../../mail/mail-preview.dto.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import {
  type PlannedPolicyMail,
  type PlannedPolicyMails,
  PreviewPolicyMails,
} from '../application/preview-policy-mails.js';
import { POLICY_MAIL_KINDS, type PolicyMailKind } from '../domain/policy-mails.js';

class PlannedPolicyView {
  @ApiProperty() policyId: string;
  @ApiProperty() policy: string;
  @ApiProperty({ description: 'When the premium is due, or the anniversary' }) date: string;
}

class PlannedPolicyMailView implements PlannedPolicyMail {
  @ApiProperty() clientId: string;
  @ApiProperty() clientName: string;
  @ApiProperty({ type: [PlannedPolicyView] }) policies: readonly PlannedPolicyView[];
}

class PlannedPolicyMailsView implements PlannedPolicyMails {
  @ApiProperty({ enum: POLICY_MAIL_KINDS }) kind: PolicyMailKind;
  @ApiProperty({ description: 'Messages: a client gets one about all premiums' }) count: number;
  @ApiProperty({ description: 'Of these, messages that also tell of premiums of another kind' })
  mixed: number;
  @ApiProperty({ description: 'Clients without an e-mail address, who get none' }) withoutAddress: number;
  @ApiProperty({ type: [PlannedPolicyMailView], description: 'The first 50' })
  mails: readonly PlannedPolicyMailView[];
  @ApiProperty({ type: MailPreviewView, description: 'The first of them, or one to nobody' })
  example: MailPreviewView;
}

export class TomorrowsMailsView {
  @ApiProperty() date: string;
  @ApiProperty({ type: [PlannedPolicyMailsView] }) kinds: readonly PlannedPolicyMailsView[];
}

/** What clients are mailed about their policies. */
@ApiTags('policies')
@AllowTo('superadmin')
@Controller('api/admin/policy-mails')
export class PolicyMailsController {
  constructor(private readonly preview: PreviewPolicyMails) {}

  /** Of each kind, who would get one on the first day after it is turned on. */
  @Get('tomorrow')
  @NoPersonalRows('at most 50 names of a day')
  @ApiOkResponse({ type: TomorrowsMailsView })
  tomorrow(): Promise<TomorrowsMailsView> {
    return this.preview.execute();
  }
}
