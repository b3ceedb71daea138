import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Clock } from '../../platform/clock.js';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Check, oneOf, pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo } from '../../users/access.js';
import {
  type MailFilter,
  type MailPageRequest,
  MailQueries,
  MailRenderer,
  type OutgoingMail,
} from '../application/ports.js';
import { MAIL_STATES } from '../domain/mail-state.js';
import { MailKinds } from '../mail-kinds.js';
import { MailDetailView, mailDetailView, MailView, mailView } from './mails.dto.js';

const NO_CONTENT = { text: '', html: '', pictures: [], invitation: null };

/** The outgoing mails, for staff. */
@ApiTags('mails')
@AllowTo('staff')
@Controller('api/admin/mails')
export class MailsController {
  constructor(
    private readonly mails: MailQueries,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
    private readonly clock: Clock,
  ) {}

  @Get()
  @PersonalRows('mails')
  @Paged(MailView, 'mails', { sort: '["createdAt","DESC"]', filter: '{"state":"failed"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<MailView>> {
    const request = mailPageRequest(query, this.kinds.names, this.clock.timestamp());
    return pageOf(request.range, await this.mails.page(request), (mail) => this.view(mail));
  }

  /** The content is rendered from the stored values; of a mail that is not sent again, the link's secret is removed. */
  @Get(':id')
  @ApiOkResponse({ type: MailDetailView })
  async one(@Param('id', IdPipe) id: string): Promise<MailDetailView> {
    const mail = await this.mails.find(id);
    if (!mail) throw new NotFound('mail.unknown');
    const content = mail.contentRemovedAt ? NO_CONTENT : await this.renderer.render(mail);
    return mailDetailView(mail, this.kinds.isPrivate(mail.kind), content);
  }

  private view(mail: OutgoingMail): MailView {
    return mailView(mail, this.kinds.isPrivate(mail.kind));
  }
}

const filters = (kinds: readonly string[]): Record<string, Check> => ({
  state: oneOf(MAIL_STATES),
  kind: oneOf(kinds),
  leadType: textUpTo(20),
  leadId: textUpTo(36),
  /** Whether it waits for a later time; soonest first. */
  scheduled: oneOf([true, false]),
  q: textUpTo(254),
});

function mailPageRequest(
  query: Readonly<Record<string, unknown>>,
  kinds: readonly string[],
  now: string,
): MailPageRequest {
  const { filter, ...page } = pageRequest(query, {
    filters: filters(kinds),
    sorts: ({ scheduled }) => [scheduled === true ? 'nextAttemptAt' : 'createdAt'],
  });
  const { leadType, leadId, scheduled, q, ...rest } = filter as MailFilter & {
    leadType?: string;
    leadId?: string;
    scheduled?: boolean;
  };
  if ((leadType === undefined) !== (leadId === undefined))
    throw new Invalid({ filter: 'list.filter-together' });
  return {
    ...page,
    filter: {
      ...rest,
      ...searched(q),
      ...(scheduled !== undefined && (scheduled ? { dueAfter: now } : { dueUntil: now })),
      ...(leadType !== undefined && leadId !== undefined && { lead: { leadType, leadId } }),
    },
  };
}
