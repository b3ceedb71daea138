import type { AuthProvider } from 'react-admin';
import { ApiError, call } from '../../shared/api-client';
import type { SessionUser } from '../../shared/api-types';
import { hasAccess } from './access';
import { setSessionUser, sessionUser } from './session';

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

/** Authentication with the API's session cookie. */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    setSessionUser(await call<SessionUser>('/api/login', { method: 'POST', body: { username, password } }));
  },
  async logout() {
    const user = await sessionUser().catch(() => null);
    // there is no session to end
    if (!user) return;
    // before the request: the server closes the live channel at once, which must not count as an ended session
    setSessionUser(null);
    try {
      await call('/api/logout', { method: 'POST' });
    } catch (error) {
      setSessionUser(user);
      throw error;
    }
  },
  async checkAuth() {
    await requireUser();
  },
  async checkError(error: unknown) {
    if (!(error instanceof ApiError) || error.status !== 401) return;
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
