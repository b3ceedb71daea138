import type { AuthProvider } from 'react-admin';
import { ApiError } from '@/shared/api-client';
import type { SessionUser } from '@/shared/api-types';
import { hasAccess } from './access';
import { api } from './api';
import { signWithPasskey } from './passkeys';
import { openDrafts } from './draftStore';
import { clearSessionUser, loadDraftKey, sessionUser, setSessionUser } from './session';

/** Redirect target for a session that ended on the server; the login page shows a message for it. */
export const SESSION_ENDED = '/admin/login?ended';

/** An error without a notification: react-admin checks for `message: false`. */
function silent(details: { redirectTo?: string } = {}): Error {
  return Object.assign(new Error(), details, { message: false });
}

async function requireUser(): Promise<SessionUser> {
  const user = await sessionUser();
  if (!user) throw silent();
  return user;
}

/** A step of signing in: the password, what follows it, or a passkey alone. */
export type SignInStep =
  { readonly username: string; readonly password: string } | { readonly code: string } | 'passkey';

async function signedIn(step: SignInStep): Promise<SessionUser> {
  if (step === 'passkey')
    return api.post('/api/login/passkey', { body: { response: await signWithPasskey() } });
  if ('code' in step) return api.post('/api/login/second-factor', { body: { code: step.code } });
  return api.post('/api/login', { body: { username: step.username, password: step.password } });
}

/** The rule came with a restart of the server: loaded again, the console begins with setting up a factor. */
async function showWhatIsRequired(): Promise<void> {
  if ((await sessionUser())?.secondFactorRequired) return;
  clearSessionUser();
  window.location.reload();
}

/** Authentication with the API's session cookie. */
export const authProvider: AuthProvider = {
  async login(step: SignInStep) {
    const user = await signedIn(step);
    await loadDraftKey();
    setSessionUser(user);
  },
  async logout() {
    const user = await sessionUser().catch(() => null);
    // there is no session to end
    if (!user) return;
    // before the request: the server closes the live channel at once, which must not count as an ended session
    setSessionUser(null);
    try {
      await api.post('/api/logout');
      openDrafts(null);
    } catch (error) {
      setSessionUser(user);
      throw error;
    }
  },
  async checkAuth() {
    await requireUser();
  },
  async checkError(error: unknown) {
    if (!(error instanceof ApiError)) return;
    if (error.body?.secondFactorRequired) await showWhatIsRequired();
    if (error.status !== 401) return;
    // redirects only once: after the second error the login page is already open
    if (!(await sessionUser())) return;
    setSessionUser(null);
    throw silent({ redirectTo: SESSION_ENDED });
  },
  async getIdentity() {
    const user = await requireUser();
    return { ...user, fullName: user.name };
  },
  async getPermissions() {
    // also called on the login page, where a rejection would cause a loop
    return (await sessionUser())?.role ?? null;
  },
  async canAccess({ resource, action }) {
    return hasAccess((await requireUser()).role, resource, action);
  },
};
