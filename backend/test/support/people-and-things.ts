import type { TestApp } from './app.js';
import { bookingBody, postBody } from './bodies.js';
import { send, signIn } from './http.js';
import { SUPERADMIN } from './app.js';

/** An id of the right shape that nothing has. */
export const NO_SUCH_ID = '00000000-0000-7000-8000-000000000000';

const MEMBER_PASSWORD = 'member-password';
let made = 0;

/** Makes what a test needs, through the API, as a superadmin whose session stays. */
export class World {
  private constructor(
    readonly app: TestApp,
    /** The superadmin's session. */
    readonly cookie: string,
  ) {}

  static async of(app: TestApp): Promise<World> {
    return new World(app, await signIn(app, SUPERADMIN));
  }

  /** Sends as the superadmin. */
  as(method: string, path: string, body?: unknown) {
    return send(this.app, method, path, { cookie: this.cookie, body });
  }

  async booking(changes: Record<string, unknown> = {}): Promise<string> {
    const answer = await send(this.app, 'POST', '/api/appointments', { body: bookingBody(changes) });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  }

  async subscription(changes: Record<string, unknown> = {}): Promise<string> {
    const body = { firstName: 'Aileen', email: `aileen-${++made}@sample.example`, ...changes };
    const answer = await send(this.app, 'POST', '/api/subscriptions', { body });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  }

  async post(changes: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.as('POST', '/api/admin/blog-posts', postBody(changes));
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  }

  /** A new account; `credentials` sign it in. */
  async user(changes: Record<string, unknown> = {}) {
    const credentials = { username: `member-${++made}`, password: MEMBER_PASSWORD };
    const answer = await this.as('POST', '/api/admin/users', {
      ...credentials,
      name: 'Ana Cruz',
      ...changes,
    });
    expect(answer.status).toBe(201);
    return {
      id: answer.body.id as string,
      credentials: { ...credentials, ...changes },
    };
  }

  /** A new account, signed in. */
  async signedInUser(changes: Record<string, unknown> = {}) {
    const user = await this.user(changes);
    return { ...user, cookie: await signIn(this.app, user.credentials) };
  }

  async userStatus(id: string, ...statuses: readonly string[]): Promise<void> {
    for (const status of statuses)
      expect(await this.as('PATCH', `/api/admin/users/${id}/status`, { status })).toMatchObject({
        status: 200,
      });
  }
}
