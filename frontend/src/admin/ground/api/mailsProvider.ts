import { api } from './api';

/** The console's use cases of messages. */
export const mailsProvider = {
  /** Adds a new message of the same kind. */
  resendMail: (id: string) => api.post('/api/admin/mails/{id}/resend', { path: { id } }),
  sendTestMail: (to: string) => api.post('/api/admin/mails/test', { body: { to } }),
  mailSummary: () => api.get('/api/admin/mails/summary'),
};
