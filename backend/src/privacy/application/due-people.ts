import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type NamedLead, PeopleOfLeads, type PersonOfLeads } from '../../leads/people-of-leads.js';
import { type Leaver, Leavers } from '../../newsletter/leavers.js';
import { dueAfter, tooRecentFrom } from '../domain/retention.js';
import { LegalHolds } from './duty-ports.js';
import { PersonalData } from '../../platform/personal-data.js';
import { mailboxKey } from '../../platform/values/email.js';

/** A person whose data has been kept long enough; days are `YYYY-MM-DD`. */
export interface DuePerson {
  /** The newest booking, or the subscription of a person who unsubscribed. */
  readonly leadType: NamedLead['leadType'];
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly lastContact: CalendarDate;
  readonly dueOn: CalendarDate;
}

interface Found extends DuePerson {
  readonly email: string;
  /** Under a legal hold, so not to be erased. */
  readonly isHeld: boolean;
}

const LEAVERS = 200;

/** Finds, in parts, the people whose data the settings say to erase. */
@Injectable()
export class DuePeople {
  constructor(
    private readonly leads: PeopleOfLeads,
    private readonly newsletter: Leavers,
    private readonly data: PersonalData,
    private readonly holds: LegalHolds,
    private readonly time: BusinessTime,
  ) {}

  /**
   * People with bookings that led to no contract, whose last contact is that many months ago. Contact is what they sent,
   * what staff did, the day of a consultation and a mail to them; with subscribers and clients it goes on.
   */
  async *bookings(months: number): AsyncGenerator<readonly Found[]> {
    const before = this.time.startOf(tooRecentFrom(this.time.today(), months));
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<PeopleOfLeads['quietSince']>> = await this.leads.quietSince(
        before,
        after,
      );
      yield this.held(await this.quiet(part.people, months));
      after = part.next;
    } while (after !== null);
  }

  /** Whether a booking's person is still due: neither changed nor in contact since they were found. */
  async isDue(email: string, months: number): Promise<boolean> {
    return (await this.quiet(await this.leads.of([email]), months)).length > 0;
  }

  /** People who left the newsletter, have no booking and are no clients. */
  async *leavers(): AsyncGenerator<readonly Found[]> {
    let after: string | null = null;
    do {
      const page: Leaver[] = await this.newsletter.page(after, LEAVERS);
      const kept = await this.keptOf(page);
      yield this.held(
        page
          .filter(({ email }) => !kept.has(mailboxKey(email)))
          .map(({ subscriptionId, firstName, email, leftAt }) => ({
            leadType: 'subscription',
            id: subscriptionId,
            firstName,
            lastName: '',
            email: mailboxKey(email),
            lastContact: this.time.dayOf(leftAt),
            dueOn: this.time.dayOf(leftAt),
          })),
      );
      after = page.length < LEAVERS ? null : page.at(-1)!.subscriptionId;
    } while (after !== null);
  }

  private async keptOf(leavers: readonly Leaver[]): Promise<ReadonlySet<string>> {
    const emails = leavers.map(({ email }) => mailboxKey(email));
    const people = await this.leads.of(emails);
    const kept = people.filter(({ isClient, leads }) => isClient || newestBooking(leads));
    return new Set([...kept.map(({ email }) => email), ...(await this.staying(emails))]);
  }

  private async quiet(people: readonly PersonOfLeads[], months: number): Promise<Omit<Found, 'isHeld'>[]> {
    const today = this.time.today();
    const isPast = (day: CalendarDate) => dueAfter(day, months) <= today;
    const silent = people.filter((person) => !person.isClient && isPast(this.lastDayOf(person)));
    const emails = silent.map(({ email }) => email);
    const [contacts, staying] = [await this.lastContacts(emails), await this.staying(emails)];
    return silent.flatMap((person) => {
      const [booking, contact] = [newestBooking(person.leads), contacts.get(person.email)];
      const lastContact = later(this.lastDayOf(person), contact ? this.time.dayOf(contact) : '');
      if (!booking || staying.has(person.email) || !isPast(lastContact)) return [];
      const { id, firstName, lastName } = booking;
      const dueOn = dueAfter(lastContact, months);
      return [
        {
          leadType: 'appointment' as const,
          id,
          firstName,
          lastName,
          email: person.email,
          lastContact,
          dueOn,
        },
      ];
    });
  }

  /** Those of the addresses with whose people some part stays in contact. */
  private async staying(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const staying = new Set<string>();
    for (const part of this.data.parts)
      for (const email of (await part.staying?.(emails)) ?? []) staying.add(email);
    return staying;
  }

  /** When there was contact last, by all that the parts know. */
  private async lastContacts(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const last = new Map<string, string>();
    for (const part of this.data.parts)
      for (const [email, at] of (await part.lastContact?.(emails)) ?? [])
        last.set(email, later(at, last.get(email) ?? ''));
    return last;
  }

  private async held(found: readonly Omit<Found, 'isHeld'>[]): Promise<Found[]> {
    const held = await this.holds.among(found.map(({ email }) => email));
    return found.map((one) => ({ ...one, isHeld: held.has(one.email) }));
  }

  private lastDayOf({ lastContactAt, lastDay }: PersonOfLeads): CalendarDate {
    return later(this.time.dayOf(lastContactAt), lastDay);
  }
}

function newestBooking(leads: readonly NamedLead[]): NamedLead | undefined {
  return leads.find(({ leadType }) => leadType === 'appointment');
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
