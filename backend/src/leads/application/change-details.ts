import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { Invalid } from '../../platform/domain-error.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { dateOfBirthError } from '../domain/booking-dates.js';
import { type BookingDetails, changeDetails, type SubscriptionDetails } from '../domain/details.js';
import type { Subscription } from '../domain/subscription.js';
import { BookingMessages } from './booking-messages.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Corrects what a lead says about the person (details.ts). Waiting messages to the visitor follow the new address and
 * words; links that were mailed to another address stop working. Rejects a lead that does not exist, an impossible date of birth, and a subscription's address that another
 * subscription has.
 */
@Injectable()
export class ChangeDetails {
  constructor(
    private readonly changes: LeadChanges,
    private readonly messages: BookingMessages,
    private readonly time: BusinessTime,
  ) {}

  async ofBooking(id: string, details: Partial<BookingDetails>, actor: Actor): Promise<Appointment> {
    const error = details.dateOfBirth && dateOfBirthError(details.dateOfBirth, this.time.today());
    if (error) throw new Invalid({ dateOfBirth: error });
    return this.changes.appointment(
      id,
      actor,
      (lead) => changeDetails(lead, details),
      (before, after) => this.messages.corrected(before, after, this.time.timestamp()),
    );
  }

  ofSubscription(id: string, details: Partial<SubscriptionDetails>, actor: Actor): Promise<Subscription> {
    return this.changes.subscription(id, actor, (lead) => changeDetails(lead, details));
  }
}
