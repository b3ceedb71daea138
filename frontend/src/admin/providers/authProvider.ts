import type { AuthProvider } from 'react-admin';
import { ApiError, call } from '../../shared/api-client';
import type { SessionUser } from '../../shared/api-types';
import { mayAccess } from './access';
import { rememberSession, sessionUser } from './session';

/** Where the console goes when the session ended elsewhere; the login page then says so. */
export const SESSION_ENDED = '/admin/login?ended';

/** An error that react-admin acts on without announcing it; it looks for `message: false`. */
function silent(details: { redirectTo?: string } = {}): Error {
  return Object.assign(new Error(), details, { message: false });
}

async function requireUser(): Promise<SessionUser> {
  const user = await sessionUser();
  if (!user) throw silent();
  return user;
}

/** Signing in and out over the API's session cookie. */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    rememberSession(await call<SessionUser>('/api/login', { method: 'POST', body: { username, password } }));
  },
  async logout() {
    const user = await sessionUser().catch(() => null);
    // a stranger, or somebody whose session ended elsewhere, has nothing to sign out of
    if (!user) return;
    // first, because the server closes the live channel at once, and that must not look like an end from elsewhere
    rememberSession(null);
    try {
      await call('/api/logout', { method: 'POST' });
    } catch (error) {
      rememberSession(user);
      throw error;
    }
  },
  async checkAuth() {
    await requireUser();
  },
  async checkError(error: unknown) {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    // only the first refusal leads away: by the second the console is on the login page already
    if (!(await sessionUser())) return;
    rememberSession(null);
    throw silent({ redirectTo: SESSION_ENDED });
  },
  async getIdentity() {
    const user = await requireUser();
    return { ...user, fullName: user.name };
  },
  async getPermissions() {
    // asked on the login page too, where a refusal would be asked again and again
    return (await sessionUser())?.role ?? null;
  },
  async canAccess({ resource, action }) {
    return mayAccess((await requireUser()).role, resource, action);
  },
};
