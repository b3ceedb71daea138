import { type Scope, SCOPES } from '../../src/api-keys/domain/scopes.js';
import { SUPERADMIN, type TestApp } from './app.js';
import { bookingBody, issueBody, NEXT_MONTH, postBody, taskBody } from './bodies.js';
import { send, signIn } from './http.js';

/** A well-formed id that no row has. */
export const NO_SUCH_ID = '00000000-0000-7000-8000-000000000000';

const MEMBER_PASSWORD = 'member-password';
let created = 0;

/** Calls the API as the first superadmin, and creates what a test needs. */
export class AdminClient {
  private key: Promise<string> | undefined;

  private constructor(
    readonly app: TestApp,
    /** The session cookie; changing the superadmin's own password replaces it. */
    public cookie: string,
  ) {}

  static async signIn(app: TestApp): Promise<AdminClient> {
    return new AdminClient(app, await signIn(app, SUPERADMIN));
  }

  request(method: string, path: string, body?: unknown) {
    return send(this.app, method, path, { cookie: this.cookie, body });
  }

  /** Books without a session, as a visitor does; returns the id. */
  async createBooking(changes: Record<string, unknown> = {}): Promise<string> {
    const response = await send(this.app, 'POST', '/api/appointments', { body: bookingBody(changes) });
    expect(response.status).toBe(201);
    return response.body.id as string;
  }

  /** Books as a robot that fills in every field; returns the id of the suspected submission. */
  createSuspected(changes: Record<string, unknown> = {}): Promise<string> {
    return this.createBooking({ subject: 'An offer', ...changes });
  }

  /** Subscribes without a session, as a visitor does; returns the id. */
  async createSubscription(changes: Record<string, unknown> = {}): Promise<string> {
    const body = { firstName: 'Aileen', email: `aileen-${++created}@sample.example`, ...changes };
    const response = await send(this.app, 'POST', '/api/subscriptions', { body });
    expect(response.status).toBe(201);
    return response.body.id as string;
  }

  /** Publishes a blog post; returns the id. */
  async createPost(changes: Record<string, unknown> = {}): Promise<string> {
    const response = await this.request('POST', '/api/admin/blog-posts', postBody(changes));
    expect(response.status).toBe(201);
    return response.body.id as string;
  }

  /** Drafts an issue of the newsletter; returns the id. */
  async createIssue(changes: Record<string, unknown> = {}): Promise<string> {
    const response = await this.request('POST', '/api/admin/newsletters', issueBody(changes));
    expect(response.status).toBe(201);
    return response.body.id as string;
  }

  /** Drafts an issue and plans its sending for a later day; returns the id. */
  async createScheduledIssue(): Promise<string> {
    const id = await this.createIssue();
    const response = await this.request('POST', `/api/admin/newsletters/${id}/send`, { at: NEXT_MONTH });
    expect(response.status).toBe(200);
    return id;
  }

  /** Adds a task; returns the id. */
  async createTask(changes: Record<string, unknown> = {}): Promise<string> {
    const response = await this.request('POST', '/api/admin/tasks', taskBody(changes));
    expect(response.status).toBe(201);
    return response.body.id as string;
  }

  /** Creates an account; `credentials` sign it in. */
  async createUser(changes: Record<string, unknown> = {}) {
    const credentials = { username: `member-${++created}`, password: MEMBER_PASSWORD };
    const response = await this.request('POST', '/api/admin/users', {
      ...credentials,
      name: 'Ana Cruz',
      ...changes,
    });
    expect(response.status).toBe(201);
    return { id: response.body.id as string, credentials: { ...credentials, ...changes } };
  }

  /** Creates an account and signs it in. */
  async createSignedInUser(changes: Record<string, unknown> = {}) {
    const user = await this.createUser(changes);
    return { ...user, cookie: await signIn(this.app, user.credentials) };
  }

  /** The headers of a call with an API key that may do everything; it is made once. */
  async keyHeaders(): Promise<{ Authorization: string }> {
    this.key ??= this.createKey();
    return { Authorization: `Bearer ${await this.key}` };
  }

  /** Makes an API key; returns its text. */
  async createKey(scopes: readonly Scope[] = SCOPES, changes: Record<string, unknown> = {}): Promise<string> {
    const body = { name: 'Google Sheets', scopes, ...changes };
    const response = await this.request('POST', '/api/admin/api-keys', body);
    expect(response.status).toBe(201);
    return response.body.key as string;
  }

  /** Sets the statuses of the account one after the other. */
  async setUserStatus(id: string, ...statuses: readonly string[]): Promise<void> {
    for (const status of statuses)
      expect(await this.request('PATCH', `/api/admin/users/${id}/status`, { status })).toMatchObject({
        status: 200,
      });
  }
}
