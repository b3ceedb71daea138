import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { dateOfBirthError } from '../../calendar/domain/date-of-birth.js';
import { Invalid } from '../../platform/domain-error.js';
import { Business } from '../../settings/business.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { changeDetails } from '../domain/details.js';
import type { BookingDetails, SubscriptionDetails } from '../domain/lead-fields.js';
import { isOver } from '../domain/rescheduling.js';
import type { Subscription } from '../domain/subscription.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Corrects what a lead says about the person (details.ts). Waiting mails to the visitor follow the new address and
 * words; links that were mailed to another address stop working, and the visitor of a Confirmed booking that takes place in
 * another way gets a new invitation. Rejects a lead that does not exist, an impossible date of birth, a video call without the
 * office's link, and a subscription's address that another
 * subscription has.
 */
@Injectable()
export class ChangeDetails {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly time: BusinessTime,
    private readonly business: Business,
  ) {}

  async ofBooking(id: string, details: Partial<BookingDetails>, actor: Actor): Promise<Appointment> {
    const error = details.dateOfBirth && dateOfBirthError(details.dateOfBirth, this.time.today());
    if (error) throw new Invalid({ dateOfBirth: error });
    if (details.meetingWay === 'video' && this.business.current().hours.meeting.videoUrl === '')
      throw new Invalid({
        meetingWay: 'booking.no-video-link',
      });
    const choice = await this.mails.mailChoice();
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      actor,
      (lead) => changeDetails(lead, details),
      (before, after) => {
        const takesPlace = after.cancelledAt === null && !isOver(after, today);
        return this.mails.corrected(before, after, choice.tells('booking_confirmed') && takesPlace, now);
      },
    );
  }

  ofSubscription(id: string, details: Partial<SubscriptionDetails>, actor: Actor): Promise<Subscription> {
    return this.changes.subscription(id, actor, (lead) => changeDetails(lead, details));
  }
}
