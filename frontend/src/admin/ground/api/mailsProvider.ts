import { call } from '@/shared/api-client';
import type { Mail, MailDetail, MailSummary } from '@/shared/api-types';

const MAILS = '/api/admin/mails';

/** The console's use cases of messages. */
export const mailsProvider = {
  mail: (id: string): Promise<MailDetail> => call(`${MAILS}/${id}`),
  /** Adds a new message of the same kind. */
  resendMail: (id: string): Promise<Mail> => call(`${MAILS}/${id}/resend`, { method: 'POST', body: {} }),
  sendTestMail: (to: string): Promise<Mail> => call(`${MAILS}/test`, { method: 'POST', body: { to } }),
  mailSummary: (): Promise<MailSummary> => call(`${MAILS}/summary`),
};
