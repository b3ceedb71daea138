import { once } from 'node:events';
import { Authenticator } from '../src/users/authenticator.js';
import { SUPERADMIN } from './support/app.js';
import { cookieOf, send, signIn } from './support/http.js';
import { LiveClient, rejectedUpgrade } from './support/live-client.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

describe('the live channel', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const connect = async (cookie = admin.cookie) => (await LiveClient.connect(running.app, cookie)).client;

  it('accepts both roles, and first sends a connected message', async () => {
    for (const role of ['superadmin', 'admin_assistant']) {
      const { cookie } = await admin.createSignedInUser({ role });
      const { client, first } = await LiveClient.connect(running.app, cookie);
      expect(first).toEqual({ type: 'connected', data: { quietMs: expect.any(Number) } });
      client.socket.close();
      await client.closed;
    }
  });

  it('rejects requests without a valid session', async () => {
    const [signedOut, deactivated] = [await admin.createSignedInUser(), await admin.createSignedInUser()];
    await send(running.app, 'POST', '/api/logout', { cookie: signedOut.cookie });
    await admin.setUserStatus(deactivated.id, 'deactivated');
    for (const cookie of [
      '',
      'sid=x',
      'sid=s%3Aforged.signature',
      signedOut.cookie,
      deactivated.cookie,
      'sid=%',
    ])
      expect(await rejectedUpgrade(running.app, { cookie })).toBe(401);
    expect(await rejectedUpgrade(running.app, {})).toBe(401);
  });

  it('closes a socket whose session ends during the upgrade', async () => {
    const { cookie } = await admin.createSignedInUser();
    const authenticator = running.app.app.get(Authenticator);
    const ofUpgrade = authenticator.ofUpgrade.bind(authenticator);
    const spy = jest.spyOn(authenticator, 'ofUpgrade').mockImplementation(async (request) => {
      const signedIn = await ofUpgrade(request);
      await send(running.app, 'POST', '/api/logout', { cookie });
      return signedIn;
    });
    const { client } = await LiveClient.connect(running.app, cookie);
    spy.mockRestore();
    expect(await client.closed).toBe(4401);
  });

  it('rejects other origins', async () => {
    const { host } = new URL(running.app.url);
    const { cookie } = admin;
    for (const origin of [
      'https://evil.example',
      `http://${host}.evil.example`,
      `http://x@${host}`,
      'null',
      '',
      `http://${host}/`,
    ])
      expect(await rejectedUpgrade(running.app, { cookie, origin })).toBe(403);
    expect(await rejectedUpgrade(running.app, { cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await rejectedUpgrade(running.app, { origin: 'https://evil.example' })).toBe(403);
    for (const origin of [`http://${host}`, `https://${host}`]) {
      const { client } = await LiveClient.connect(running.app, cookie, { origin });
      client.socket.terminate();
    }
  });

  it('has one path', async () => {
    const { cookie } = admin;
    for (const path of ['/', '/ws/', '/WS', '/wss', '/api/ws', '/ws/x', '//ws', '/admin'])
      expect(await rejectedUpgrade(running.app, { cookie }, path)).toBe(404);
  });

  it('sends each change to every console, by ids and names of sections only', async () => {
    const consoles = [await connect(), await connect((await admin.createSignedInUser()).cookie)];
    const received = async () => {
      const messages = await Promise.all(consoles.map((console) => console.next()));
      expect(messages[1]).toEqual(messages[0]);
      return messages[0];
    };
    const booking = await admin.createBooking({
      lastName: 'Canary',
      email: 'canary@sample.example',
      notes: 'Canary',
    });
    expect(await received()).toEqual({ type: 'appointment_created', data: { id: booking } });
    const subscription = await admin.createSubscription({
      firstName: 'Canary',
      email: 'canary@sample.example',
    });
    expect(await received()).toEqual({ type: 'subscription_created', data: { id: subscription } });
    for (const [path, body] of [
      [`appointments/${booking}/lead-status`, { leadStatus: 'In Progress' }],
      [`appointments/${booking}/booking-status`, { bookingStatus: 'Hold' }],
      [
        `appointments/${booking}/sales-info`,
        { productPurchased: 'Canary', premiumFrequency: 'monthly', premiumRate: '1' },
      ],
    ] as const) {
      await admin.request('PATCH', `/api/admin/${path}`, body);
      expect(await received()).toEqual({ type: 'appointment_updated', data: { id: booking } });
    }
    await admin.request('PATCH', `/api/admin/subscriptions/${subscription}/lead-status`, {
      leadStatus: 'Closed Sale',
    });
    expect(await received()).toEqual({ type: 'subscription_updated', data: { id: subscription } });
    for (const [leadType, leadId] of [
      ['appointment', booking],
      ['subscription', subscription],
    ] as const) {
      const { body } = await admin.request('POST', `/api/admin/leads/${leadType}/${leadId}/notes`, {
        note: 'Canary',
      });
      expect(await received()).toEqual({ type: 'lead_note_added', data: { id: body.id, leadId, leadType } });
    }
    await admin.request('PUT', '/api/admin/settings/hero', { title: 'Canary', lead: 'Canary' });
    expect(await received()).toEqual({ type: 'settings_updated', data: { section: 'hero' } });
    expect(consoles.flatMap(({ frames }) => frames).join()).not.toMatch(/canary/i);
    for (const { socket } of consoles) socket.terminate();
  });

  it('sends nothing if nothing changed', async () => {
    const [booking, subscription] = [
      await admin.createBooking(),
      await admin.createSubscription({ email: 'same@sample.example' }),
    ];
    const console = await connect();
    const path = `/api/admin/appointments/${booking}`;
    await admin.request('PATCH', `${path}/lead-status`, { leadStatus: 'New' });
    await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Pending' });
    await admin.request('PATCH', `/api/admin/subscriptions/${subscription}/lead-status`, {
      leadStatus: 'New',
    });
    await send(running.app, 'POST', '/api/subscriptions', {
      body: { firstName: 'Ana', email: 'SAME@sample.example' },
    });
    await admin.request('PATCH', `${path}/lead-status`, { leadStatus: 'Other' });
    await admin.request('PATCH', `/api/admin/appointments/${subscription}/lead-status`, {
      leadStatus: 'New',
    });
    await send(running.app, 'PATCH', `${path}/lead-status`, { body: { leadStatus: 'Closed Sale' } });
    await send(running.app, 'POST', '/api/appointments', { body: {} });
    await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' });
    expect(await console.next()).toEqual({ type: 'appointment_updated', data: { id: booking } });
    expect(console.frames).toHaveLength(2);
    console.socket.terminate();
  });

  it('sends a change after its commit', async () => {
    const console = await connect();
    for (let round = 0; round < 10; round += 1) {
      const booked = admin.createBooking();
      const { data } = await console.next();
      const { body } = await admin.request('GET', '/api/appointments');
      expect((body as { id: string }[]).map(({ id }) => id)).toContain(data.id);
      expect(await booked).toBe(data.id);
    }
    console.socket.terminate();
  });

  it.each<[string, (client: LiveClient) => void, number[]]>([
    ['text', ({ socket }) => socket.send('hello'), [1008]],
    ['JSON', ({ socket }) => socket.send('{"event":"x","data":1}'), [1008]],
    ['bytes', ({ socket }) => socket.send(Buffer.from([0, 1, 2])), [1008]],
    ['an empty frame', ({ socket }) => socket.send(''), [1008]],
    ['more than the maximum payload', ({ socket }) => socket.send('x'.repeat(100_000)), [1006, 1009]],
  ])('closes a socket that sends %s', async (_, sendFrame, codes) => {
    const [sender, bystander] = [await connect(), await connect()];
    sender.socket.on('error', () => undefined);
    sendFrame(sender);
    expect(codes).toContain(await sender.closed);
    const booking = await admin.createBooking();
    expect(await bystander.next()).toEqual({ type: 'appointment_created', data: { id: booking } });
    expect(sender.frames).toHaveLength(1);
    bystander.socket.terminate();
  });

  it('closes the sockets of a session that ends by sign-out, deactivation or reset, and no others', async () => {
    const bystander = await connect();
    const ends = [
      (user: { id: string; cookie: string }) =>
        send(running.app, 'POST', '/api/logout', { cookie: user.cookie }),
      (user: { id: string }) =>
        admin.request('PATCH', `/api/admin/users/${user.id}/status`, { status: 'deactivated' }),
      (user: { id: string }) =>
        admin.request('PATCH', `/api/admin/users/${user.id}/password`, { password: 'abcdefg' }),
    ];
    for (const end of ends) {
      const user = await admin.createSignedInUser();
      const client = await connect(user.cookie);
      await end(user);
      expect(await client.closed).toBe(4401);
      expect(await rejectedUpgrade(running.app, { cookie: user.cookie })).toBe(401);
    }
    const pong = once(bystander.socket, 'pong');
    bystander.socket.ping();
    await pong;
    expect(bystander.frames).toHaveLength(1);
    bystander.socket.terminate();
  });

  it('stays open for the session that changes its password, and closes for the other sessions of the account', async () => {
    const member = await admin.createSignedInUser();
    const own = await connect(member.cookie);
    const other = await connect(await signIn(running.app, member.credentials));
    const body = { currentPassword: member.credentials.password, newPassword: 'a-new-password' };
    const changed = await send(running.app, 'POST', '/api/user/password', { body, cookie: member.cookie });
    expect(await other.closed).toBe(4401);
    const booking = await admin.createBooking();
    expect(await own.next()).toEqual({ type: 'appointment_created', data: { id: booking } });
    await send(running.app, 'POST', '/api/logout', { cookie: cookieOf(changed) });
    expect(await own.closed).toBe(4401);
  });

  it('closes the socket of a session that signing in again replaces', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const client = await connect(cookie);
    await send(running.app, 'POST', '/api/login', { body: SUPERADMIN, cookie });
    expect(await client.closed).toBe(4401);
  });
});
