import { call } from '../../shared/api-client';
import type { OwnSession } from '../../shared/api-types';

/** The console's use cases of one's own account, and of a forgotten password. */
export interface AccountProvider {
  /** Newest first. */
  ownSessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  ownEmail(): Promise<{ email: string | null }>;
  /** Rejects a wrong password, with a message for its field. */
  changeOwnEmail(email: string | null, password: string): Promise<void>;
  changeUserEmail(id: string, email: string | null): Promise<void>;
  /** Opens what needs a recent confirmation for 15 minutes. Rejects a wrong password, with a message for its field. */
  confirmPassword(password: string): Promise<void>;
  /** Resolves once the session is confirmed. */
  requireConfirmation(): Promise<void>;
  /** `account` is a username or an e-mail address; the response does not tell whether there is one. */
  askForPasswordLink(account: string): Promise<{ message: string }>;
  /** Rejects with 404 when the link does not work any more. */
  setForgottenPassword(token: string, newPassword: string): Promise<void>;
}

const SESSIONS = '/api/user/sessions';
const CONFIRMATION = '/api/user/confirmation';

export const accountProvider: AccountProvider = {
  ownSessions: () => call<OwnSession[]>(SESSIONS),
  endSession: (id) => call(`${SESSIONS}/${id}`, { method: 'DELETE' }),
  endOtherSessions: () => call(SESSIONS, { method: 'DELETE' }),
  ownEmail: () => call('/api/user/email'),
  changeOwnEmail: (email, password) => call('/api/user/email', { method: 'PUT', body: { email, password } }),
  changeUserEmail: (id, email) => call(`/api/admin/users/${id}/email`, { method: 'PUT', body: { email } }),
  confirmPassword: (password) => call(CONFIRMATION, { method: 'POST', body: { password } }),
  requireConfirmation: async () => void (await call(CONFIRMATION)),
  askForPasswordLink: (account) => call('/api/password/forgotten', { method: 'POST', body: { account } }),
  setForgottenPassword: (token, newPassword) =>
    call('/api/password/reset', { method: 'POST', body: { token, newPassword } }),
};
