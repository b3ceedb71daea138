import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import { fixedAddress, type MailRules } from '../../mail/mail-kinds.js';
import {
  type BookingMailData,
  VISITOR_MAIL_KINDS,
  type VisitorMailKind,
} from '../domain/booking-mail-kinds.js';
import { bookingMailNow } from '../domain/booking-recipients.js';
import { hasBegun } from './booking-mail-parts.js';
import { LeadRepository } from './ports.js';
import { RenewBookingMail } from './renew-booking-mail.js';

/** What follows for the mails about bookings when they are handed over or sent again. */
@Injectable()
export class BookingRecipients {
  constructor(
    private readonly leads: LeadRepository,
    private readonly renew: RenewBookingMail,
    private readonly addresses: MailAddresses,
    private readonly time: BusinessTime,
  ) {}

  rules(): { readonly [K in keyof BookingMailData]: MailRules<K> } {
    const toStaff = <D>(data: D, stored: string) => this.addresses.toStaff(data, stored);
    return {
      ...(Object.fromEntries(VISITOR_MAIL_KINDS.map((kind) => [kind, this.toVisitor(kind)])) as {
        [K in VisitorMailKind]: MailRules<K>;
      }),
      booking_withdrawn: { recipient: fixedAddress('the invitation went to the address by mistake') },
      staff_new_booking: { recipient: toStaff },
      staff_visitor_request: { recipient: toStaff },
    };
  }

  private toVisitor<K extends VisitorMailKind>(kind: K): MailRules<VisitorMailKind> {
    return {
      recipient: async (data) => {
        const booking = await this.leads.findBooking(data.bookingId);
        return bookingMailNow(
          kind,
          data as BookingMailData[K],
          booking,
          (one) => isScheduled(one) && hasBegun(one, this.time),
        );
      },
      again: (...mail) => this.renew.execute(...mail),
    };
  }
}
