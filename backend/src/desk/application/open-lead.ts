import { Injectable } from '@nestjs/common';
import { DeskLeads, type LeadRef } from '../../leads/desk-leads.js';
import { type ListedLeadRow, ListedLeads } from '../../leads/listed-leads.js';
import { type MailOfLead, MailStates } from '../../mail/mail-states.js';
import { NotFound } from '../../platform/domain-error.js';
import { TaskQueries, type ListedTask } from '../../tasks/task-queries.js';

const MOST_MAILS = 20;
const MOST_RELATED = 20;

/** A lead with what belongs to it. */
export interface LeadDetail {
  readonly lead: ListedLeadRow;
  readonly nextTask: ListedTask | null;
  readonly mails: readonly MailOfLead[];
  /** Other leads with the same e-mail address or phone number, newest first. */
  readonly related: readonly ListedLeadRow[];
}

/** Shows a lead alone; rejects an unknown one. */
@Injectable()
export class OpenLead {
  constructor(
    private readonly leads: DeskLeads,
    private readonly listed: ListedLeads,
    private readonly tasks: TaskQueries,
    private readonly mails: MailStates,
  ) {}

  async execute(ref: LeadRef): Promise<LeadDetail> {
    const [lead] = await this.listed.rows([ref]);
    if (!lead) throw new NotFound('lead.unknown');
    const [nextTask, mails, related] = await Promise.all([
      this.tasks.nextOf(ref),
      this.mails.ofLead(ref, MOST_MAILS),
      this.leads.related(ref, MOST_RELATED).then((refs) => this.listed.rows(refs)),
    ]);
    return { lead, nextTask, mails, related };
  }
}
