import { ACCOUNT_TEMPLATES } from '../account-mails/templates/account-templates.js';
import { FIGURE_MAILS } from '../care/domain/figure-mails.js';
import { figuresOverdue } from '../care/templates/figures-overdue.js';
import { withoutBookings } from '../desk/application/daily-briefs.js';
import { DESK_MAILS } from '../desk/domain/desk-mails.js';
import { staffDailyBrief } from '../desk/templates/staff-daily-brief.js';
import { BOOKING_MAILS } from '../leads/domain/booking-mail-kinds.js';
import { BOOKING_TEMPLATES } from '../leads/templates/booking-templates.js';
import { TEST_MAIL } from '../mail/domain/mail-words.js';
import { fixedAddress, MailKinds } from '../mail/mail-kinds.js';
import { testMail } from '../mail/templates/test-mail.js';
import { POLICY_MAILS } from '../policies/domain/policy-mails.js';
import { POLICY_TEMPLATES } from '../policies/templates/policy-templates.js';
import { NEWSLETTER_MAILS } from '../newsletter/domain/newsletter-mails.js';
import { deliveryEnded } from '../newsletter/store/delivery-end.js';
import { NEWSLETTER_TEMPLATES } from '../newsletter/templates/newsletter-templates.js';
import { ACCOUNT_MAILS } from '../users/account-mails.js';
import { WEBHOOK_MAILS } from '../webhooks/domain/webhook-mails.js';
import { webhookOff } from '../webhooks/templates/webhook-off.js';

/** Every kind of mail with the rules that need no services, for a command beside the server. */
export function everyMailKind(): MailKinds {
  const kinds = new MailKinds();
  const recipient = fixedAddress('a command beside the server hands nothing over');
  kinds.register(TEST_MAIL, { test: testMail }, { test: { recipient } });
  kinds.register(BOOKING_MAILS, BOOKING_TEMPLATES, {
    booking_received: { recipient },
    booking_confirmed: { recipient },
    booking_rescheduled: { recipient },
    booking_cancelled: { recipient },
    booking_unchanged: { recipient },
    booking_reminder: { recipient },
    booking_withdrawn: { recipient },
    staff_new_booking: { recipient },
    staff_visitor_request: { recipient },
  });
  kinds.register(
    DESK_MAILS,
    { staff_daily_brief: staffDailyBrief },
    { staff_daily_brief: { recipient, withoutBookings } },
  );
  kinds.register(ACCOUNT_MAILS, ACCOUNT_TEMPLATES, {
    staff_new_sign_in: { recipient },
    password_reset: { recipient },
    account_news: { recipient },
  });
  kinds.register(POLICY_MAILS, POLICY_TEMPLATES, {
    premium_due: { recipient },
    premium_in_grace: { recipient },
    policy_anniversary: { recipient },
  });
  kinds.register(WEBHOOK_MAILS, { webhook_off: webhookOff }, { webhook_off: { recipient } });
  kinds.register(FIGURE_MAILS, { figures_overdue: figuresOverdue }, { figures_overdue: { recipient } });
  kinds.register(NEWSLETTER_MAILS, NEWSLETTER_TEMPLATES, {
    subscription_confirmation: { recipient },
    subscription_reminder: { recipient },
    newsletter: { recipient, ended: deliveryEnded },
  });
  return kinds;
}
