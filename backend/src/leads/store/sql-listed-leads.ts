import { Injectable } from '@nestjs/common';
import { OpenTimes } from '../../calendar/open-times.js';
import { FailedMails } from '../../mail/failed-mails.js';
import { type Place, type Rows, rowsWithin } from '../../platform/http/cursor-pages.js';
import { Database } from '../../platform/database/database.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { ScheduledBooking } from '../domain/appointment.js';
import { type Lead, type LeadRef, LEAD_TYPES } from '../domain/lead.js';
import { leadKey } from '../lead-tasks.js';
import { leadView, type ListedLeadRow, type RowFacts } from '../domain/listed-lead.js';
import { LeadClientMarks } from '../client-marks.js';
import { ListedLeads } from '../listed-leads.js';
import { bookingsAt, notesOfLeads, timeKey } from './lead-row-facts.js';
import { afterRow } from './lead-conditions.js';
import { leadPlaces, leadsAt } from './lead-places.js';

/** Fields of a row besides the columns of the lead. */
export type Facts = (lead: Lead) => RowFacts;

/** Adds to leads what their rows in the list say besides their own columns: a fixed number of statements for a page. */
@Injectable()
export class SqlListedLeads extends ListedLeads {
  constructor(
    private readonly database: Database,
    private readonly failedMails: FailedMails,
    private readonly openTimes: OpenTimes,
    private readonly clients: LeadClientMarks,
  ) {
    super();
  }

  override async rows(refs: readonly LeadRef[]): Promise<ListedLeadRow[]> {
    const places = refs.map(({ leadType, leadId }) => ({ leadType, id: leadId }));
    const leads = await leadsAt(this.database.reader, places);
    const facts = await this.facts(leads);
    return leads.map(
      (lead) =>
        ({
          ...leadView(lead),
          ...facts(lead),
          leadType: lead.leadType,
        }) as ListedLeadRow,
    );
  }

  /** Leads of both kinds behind a place, newest first. */
  async newest(after: Place | null, limit: number): Promise<Rows<Lead>> {
    const [createdAt = '', id = ''] = after ?? [];
    const { reader } = this.database;
    const places = await leadPlaces(reader, {
      types: LEAD_TYPES,
      filter: {},
      sort: 'createdAt',
      order: 'DESC',
      search: null,
      ...(after && { bound: afterRow({ createdAt, id }, 'DESC') }),
      limit: limit + 1,
      offset: 0,
    });
    const { rows, next } = rowsWithin(places, limit, (place) => [place.sortKey, place.id]);
    return { rows: await leadsAt(reader, rows), next };
  }

  /** Null for an unknown lead. */
  async find({ leadType, leadId }: LeadRef): Promise<Lead | null> {
    const [lead = null] = await leadsAt(this.database.reader, [{ leadType, id: leadId }]);
    return lead;
  }

  /** Returns the fields of each of these leads that are not its columns. */
  async facts(leads: readonly Lead[]): Promise<Facts> {
    const { reader } = this.database;
    const notes = await notesOfLeads(reader, leads.map(refOf));
    const bookings = await bookingsAt(reader, leads.filter(isOpenBooking));
    const marks = await this.marks(leads);
    const clients = await this.clients.of(leads);
    return (lead) => ({
      ...marks(lead),
      ...clients(lead),
      ...(notes.get(leadKey(refOf(lead))) ?? { notesCount: 0, lastNote: null }),
      ...(lead.leadType === 'appointment' && {
        // the booking itself is one of those for its time
        clash: isOpenBooking(lead) ? Math.max(0, (bookings.get(timeKey(lead)) ?? 0) - 1) : 0,
        outsideHours: this.openTimes.outsideHours(lead.preferredDate, lead.preferredTime),
      }),
    });
  }

  /** Returns the mark of each of these leads about its messages. */
  async marks(leads: readonly Lead[]): Promise<Facts> {
    const failed = await this.failedMails.among(leads.map(({ id }) => id));
    return ({ id }) => (failed.has(id) ? { mailFailed: true } : {});
  }
}

function refOf({ leadType, id }: Lead): LeadRef {
  return { leadType, leadId: id };
}

function isOpenBooking(lead: Lead): lead is ScheduledBooking {
  return lead.leadType === 'appointment' && lead.cancelledAt === null && isScheduled(lead);
}
