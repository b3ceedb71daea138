import { ACCOUNT_TEMPLATES } from '../account-mails/account-templates.js';
import { withoutBookings } from '../desk/application/daily-briefs.js';
import { DESK_MAILS } from '../desk/domain/desk-mails.js';
import { staffDailyBrief } from '../desk/templates/staff-daily-brief.js';
import { BOOKING_MAILS } from '../leads/domain/booking-mail-kinds.js';
import { BOOKING_TEMPLATES } from '../leads/templates/booking-templates.js';
import { TEST_MAIL } from '../mail/domain/mail-words.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { testMail } from '../mail/templates/test-mail.js';
import { POLICY_MAILS } from '../policies/domain/policy-mails.js';
import { POLICY_TEMPLATES } from '../policies/templates/policy-templates.js';
import { NEWSLETTER_MAILS } from '../newsletter/domain/newsletter-mails.js';
import { deliveryEnded } from '../newsletter/infrastructure/delivery-end.js';
import { NEWSLETTER_TEMPLATES } from '../newsletter/templates/newsletter-templates.js';
import { ACCOUNT_MAILS } from '../users/account-mails.js';
import { WEBHOOK_MAILS } from '../webhooks/domain/webhook-mails.js';
import { webhookOff } from '../webhooks/templates/webhook-off.js';

/** Every kind of mail with the rules that need no services, for a command beside the server. */
export function everyMailKind(): MailKinds {
  const kinds = new MailKinds();
  kinds.register(TEST_MAIL, { test: testMail });
  kinds.register(BOOKING_MAILS, BOOKING_TEMPLATES);
  kinds.register(
    DESK_MAILS,
    { staff_daily_brief: staffDailyBrief },
    { staff_daily_brief: { withoutBookings } },
  );
  kinds.register(ACCOUNT_MAILS, ACCOUNT_TEMPLATES);
  kinds.register(POLICY_MAILS, POLICY_TEMPLATES);
  kinds.register(WEBHOOK_MAILS, { webhook_off: webhookOff });
  kinds.register(NEWSLETTER_MAILS, NEWSLETTER_TEMPLATES, { newsletter: { ended: deliveryEnded } });
  return kinds;
}
