import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

describe('a call that says for which user it is meant', () => {
  const running = runningApp();
  let admin: AdminClient;
  let ana: { readonly id: string; readonly cookie: string };
  let bea: { readonly id: string; readonly cookie: string };
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    [ana, bea] = [await admin.createSignedInUser(), await admin.createSignedInUser()];
  });

  const call = (method: string, path: string, meant?: string, body?: object, cookie = bea.cookie) =>
    send(running.app, method, path, {
      cookie,
      ...(body && { body }),
      ...(meant !== undefined && { headers: { 'X-Signed-In-As': meant } }),
    });
  const titles = async () =>
    ((await call('GET', '/api/admin/tasks?range=[0,99]')).body as { title: string }[]).map(
      ({ title }) => title,
    );

  it('does nothing in the session of another one, and is answered with 409', async () => {
    const task = { title: 'Call back', dueDate: '2026-12-01' };
    const answer = await call('POST', '/api/admin/tasks', ana.id, task);
    expectError(answer, 409);
    expect(answer.body).toMatchObject({ code: 'session.other-user' });
    expect(await titles()).not.toContain('Call back');
    expect((await call('POST', '/api/admin/tasks', bea.id, task)).status).toBe(201);
    expect(await titles()).toContain('Call back');
  });

  it.each([
    '/api/user',
    '/api/user/draft-key',
    '/api/user/sessions',
    '/api/appointments',
    '/api/admin/stats',
  ])('reads nothing of %s in the session of another one', async (path) => {
    for (const meant of [ana.id, '', 'undefined', `${bea.id}x`]) {
      const answer = await call('GET', path, meant);
      expect([answer.status, answer.body.code]).toEqual([409, 'session.other-user']);
    }
  });

  it('does not end the session of another one', async () => {
    expectError(await call('POST', '/api/logout', ana.id), 409);
    expect((await call('GET', '/api/user', bea.id)).status).toBe(200);
  });

  it('does not change the password of another one, before the password is looked at', async () => {
    const change = { currentPassword: 'wrong', newPassword: 'another-password-1' };
    expectError(await call('POST', '/api/user/password', ana.id, change), 409);
  });

  it('is a call without a session when there is none', async () => {
    expectError(await send(running.app, 'GET', '/api/user', { headers: { 'X-Signed-In-As': ana.id } }), 401);
  });

  it('may leave it out, as other programs do', async () => {
    expect((await call('GET', '/api/user')).status).toBe(200);
  });
});
