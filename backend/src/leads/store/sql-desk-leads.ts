import { Injectable } from '@nestjs/common';
import { PREFERRED_TIMES } from '../../calendar/domain/booking-options.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Database } from '../../platform/database/database.js';
import { type AnswerTimes, type ClientDay, DeskLeads } from '../desk-leads.js';
import { LEAD_TYPES, type LeadRef, type LeadType } from '../domain/lead.js';
import { clientDaysOn } from './client-days.js';
import { type Condition } from './lead-conditions.js';
import { leadPlaces, type LeadPlace } from './lead-places.js';
import { searchFor } from './lead-search.js';
import { LEAD_TABLES } from './lead.tables.js';
import { relatedLeads } from './related-leads.js';

const UNANSWERED: Condition = { sql: 'answeredAt IS NULL', parameters: [] };

/** Every statement reads the first rows of an index. */
@Injectable()
export class SqlDeskLeads extends DeskLeads {
  constructor(private readonly database: Database) {
    super();
  }

  override async consultations(dates: readonly CalendarDate[], limit: number): Promise<LeadRef[]> {
    // the words of the times do not sort by time
    const slots = dates.flatMap((date) => PREFERRED_TIMES.map((time) => [date, time]));
    const rows = await this.database.reader.query<{ id: string }[]>(
      `${slots
        .map(
          (_, place) => `SELECT * FROM (SELECT id, ${place} AS place FROM appointments
            WHERE preferredDate = ? AND preferredTime = ? AND cancelledAt IS NULL ORDER BY id LIMIT ?) slot${place}`,
        )
        .join(' UNION ALL ')}
       ORDER BY place, id LIMIT ?`,
      [...slots.flatMap((slot) => [...slot, limit]), limit],
    );
    return rows.map(({ id }) => ({ leadType: 'appointment', leadId: id }));
  }

  override async withoutOutcome(from: CalendarDate, before: CalendarDate, limit: number): Promise<LeadRef[]> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM appointments WHERE preferredDate >= ? AND preferredDate < ? AND bookingStatus = 'Confirmed'
         AND outcome IS NULL AND cancelledAt IS NULL AND erasedAt IS NULL ORDER BY preferredDate DESC, id DESC LIMIT ?`,
      [from, before, limit],
    );
    return rows.map(({ id }) => ({ leadType: 'appointment', leadId: id }));
  }

  override async any(): Promise<boolean> {
    const order = { filter: {}, sort: 'createdAt', order: 'DESC' } as const;
    const first = { types: LEAD_TYPES, search: null, limit: 1, offset: 0 };
    return (await leadPlaces(this.database.reader, { ...order, ...first })).length > 0;
  }

  override unanswered(limit: number): Promise<LeadRef[]> {
    return this.longestUnanswered('appointment', limit);
  }

  override unansweredSignUps(limit: number): Promise<LeadRef[]> {
    return this.longestUnanswered('subscription', limit);
  }

  override async withVisitorRequest(limit: number): Promise<LeadRef[]> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM appointments WHERE requestedAt > '' ORDER BY requestedAt, id LIMIT ?`,
      [limit],
    );
    return rows.map(({ id }) => ({ leadType: 'appointment', leadId: id }));
  }

  override async answerTimes(since: string, limit: number): Promise<AnswerTimes[]> {
    const branches = LEAD_TYPES.map(
      (type) => `SELECT * FROM (SELECT createdAt, answeredAt FROM ${LEAD_TABLES[type].name}
        WHERE answeredAt >= ? AND createdAt < answeredAt ORDER BY answeredAt DESC LIMIT ?) ${type}`,
    );
    const answers = await this.database.reader.query<AnswerTimes[]>(
      `${branches.join(' UNION ALL ')} ORDER BY answeredAt DESC LIMIT ?`,
      [...LEAD_TYPES.flatMap(() => [since, limit]), limit],
    );
    return answers.filter(({ createdAt }) => createdAt >= since);
  }

  override clientDays(dates: readonly CalendarDate[], limit: number): Promise<ClientDay[]> {
    return clientDaysOn(this.database.reader, dates, limit);
  }

  override related(ref: LeadRef, limit: number): Promise<LeadRef[]> {
    return relatedLeads(this.database.reader, ref, limit);
  }

  override async found(query: string, limit: number): Promise<LeadRef[]> {
    const search = await searchFor(this.database.reader, query, LEAD_TYPES);
    const order = { filter: {}, sort: 'createdAt', order: 'DESC' } as const;
    const range = { limit, offset: 0 };
    return refs(await leadPlaces(this.database.reader, { ...order, ...range, types: LEAD_TYPES, search }));
  }

  private async longestUnanswered(leadType: LeadType, limit: number): Promise<LeadRef[]> {
    const list = { filter: {}, sort: 'createdAt', order: 'ASC', search: null, offset: 0 } as const;
    const wanted = { ...list, types: [leadType], bound: UNANSWERED, limit };
    return refs(await leadPlaces(this.database.reader, wanted));
  }
}

function refs(places: readonly LeadPlace[]): LeadRef[] {
  return places.map(({ id, leadType }) => ({ leadType, leadId: id }));
}
