import { Injectable } from '@nestjs/common';
import type { ContentOf } from '../../mail/mail-kinds.js';
import { Clock } from '../../platform/clock.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { VisitorMailKind } from '../domain/booking-mail-kinds.js';
import { LeadChanges } from './lead-changes.js';
import type { MailsAndLinks } from './lead-follow-ups.js';

/**
 * Sends a visitor a mail once more, about the booking as it is now, under that key. False, and nothing is stored, when
 * it makes no sense any more. Rejects a booking that does not exist.
 */
@Injectable()
export class RenewBookingMail {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    original: ContentOf<VisitorMailKind>,
    dedupKey: string,
    actor: Actor,
  ): Promise<boolean> {
    const now = this.clock.timestamp();
    let mailsAndLinks: MailsAndLinks | null = null;
    await this.changes.appointment(
      id,
      actor,
      (lead) => {
        mailsAndLinks = this.mails.again(lead, original, dedupKey, now);
        const activity = { actionType: 'mail_sent_again', actionDetails: 'Message sent again' } as const;
        return { lead, activity: mailsAndLinks && activity };
      },
      () => mailsAndLinks ?? {},
    );
    return mailsAndLinks !== null;
  }
}
