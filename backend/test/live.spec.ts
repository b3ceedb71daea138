import { once } from 'node:events';
import { Authenticator } from '../src/shared/staff.js';
import { SUPERADMIN } from './support/app.js';
import { DATABASES } from './support/databases.js';
import { send, signIn } from './support/http.js';
import { LiveClient, refusedUpgrade } from './support/live-client.js';
import { World } from './support/people-and-things.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('the live channel on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const connect = async (cookie = world.cookie) => (await LiveClient.connect(running.app, cookie)).client;

  it('is for staff of both roles, and says first that they are connected', async () => {
    for (const role of ['superadmin', 'admin_assistant']) {
      const { cookie } = await world.signedInUser({ role });
      const { client, first } = await LiveClient.connect(running.app, cookie);
      expect(first).toEqual({ type: 'connected', data: {} });
      client.socket.close();
      await client.closed;
    }
  });

  it('is for nobody else', async () => {
    const [signedOut, deactivated] = [await world.signedInUser(), await world.signedInUser()];
    await send(running.app, 'POST', '/api/logout', { cookie: signedOut.cookie });
    await world.userStatus(deactivated.id, 'deactivated');
    for (const cookie of [
      '',
      'sid=x',
      'sid=s%3Aforged.signature',
      signedOut.cookie,
      deactivated.cookie,
      'sid=%',
    ])
      expect(await refusedUpgrade(running.app, { cookie })).toBe(401);
    expect(await refusedUpgrade(running.app, {})).toBe(401);
  });

  it('is closed to whoever signs out while they connect', async () => {
    const { cookie } = await world.signedInUser();
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

  it('is for no other site', async () => {
    const { host } = new URL(running.app.url);
    const { cookie } = world;
    for (const origin of [
      'https://evil.example',
      `http://${host}.evil.example`,
      `http://x@${host}`,
      'null',
      '',
      `http://${host}/`,
    ])
      expect(await refusedUpgrade(running.app, { cookie, origin })).toBe(403);
    expect(await refusedUpgrade(running.app, { cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await refusedUpgrade(running.app, { origin: 'https://evil.example' })).toBe(403);
    for (const origin of [`http://${host}`, `https://${host}`]) {
      const { client } = await LiveClient.connect(running.app, cookie, { origin });
      client.socket.terminate();
    }
  });

  it('is at one address', async () => {
    const { cookie } = world;
    for (const path of ['/', '/ws/', '/WS', '/wss', '/api/ws', '/ws/x', '//ws', '/admin'])
      expect(await refusedUpgrade(running.app, { cookie }, path)).toBe(404);
  });

  it('tells every console of each change, by ids alone', async () => {
    const consoles = [await connect(), await connect((await world.signedInUser()).cookie)];
    const told = async () => {
      const messages = await Promise.all(consoles.map((console) => console.next()));
      expect(messages[1]).toEqual(messages[0]);
      return messages[0];
    };
    const booking = await world.booking({
      lastName: 'Canary',
      email: 'canary@sample.example',
      notes: 'Canary',
    });
    expect(await told()).toEqual({ type: 'appointment_created', data: { id: booking } });
    const subscription = await world.subscription({ firstName: 'Canary', email: 'canary@sample.example' });
    expect(await told()).toEqual({ type: 'subscription_created', data: { id: subscription } });
    for (const [path, body] of [
      [`appointments/${booking}/lead-status`, { leadStatus: 'In Progress' }],
      [`appointments/${booking}/booking-status`, { bookingStatus: 'Hold' }],
      [
        `appointments/${booking}/sales-info`,
        { productPurchased: 'Canary', premiumFrequency: 'monthly', premiumRate: '1' },
      ],
    ] as const) {
      await world.as('PATCH', `/api/admin/${path}`, body);
      expect(await told()).toEqual({ type: 'appointment_updated', data: { id: booking } });
    }
    await world.as('PATCH', `/api/admin/subscriptions/${subscription}/lead-status`, {
      leadStatus: 'Closed Sale',
    });
    expect(await told()).toEqual({ type: 'subscription_updated', data: { id: subscription } });
    for (const [leadType, leadId] of [
      ['appointment', booking],
      ['subscription', subscription],
    ] as const) {
      const { body } = await world.as('POST', `/api/admin/leads/${leadType}/${leadId}/notes`, {
        note: 'Canary',
      });
      expect(await told()).toEqual({ type: 'lead_note_added', data: { id: body.id, leadId, leadType } });
    }
    expect(consoles.flatMap(({ frames }) => frames).join()).not.toMatch(/canary/i);
    for (const { socket } of consoles) socket.terminate();
  });

  it('says nothing where nothing changed', async () => {
    const [booking, subscription] = [
      await world.booking(),
      await world.subscription({ email: 'same@sample.example' }),
    ];
    const console = await connect();
    const path = `/api/admin/appointments/${booking}`;
    await world.as('PATCH', `${path}/lead-status`, { leadStatus: 'New' });
    await world.as('PATCH', `${path}/booking-status`, { bookingStatus: 'Pending' });
    await world.as('PATCH', `/api/admin/subscriptions/${subscription}/lead-status`, { leadStatus: 'New' });
    await send(running.app, 'POST', '/api/subscriptions', {
      body: { firstName: 'Ana', email: 'SAME@sample.example' },
    });
    await world.as('PATCH', `${path}/lead-status`, { leadStatus: 'Other' });
    await world.as('PATCH', `/api/admin/appointments/${subscription}/lead-status`, { leadStatus: 'New' });
    await send(running.app, 'PATCH', `${path}/lead-status`, { body: { leadStatus: 'Closed Sale' } });
    await send(running.app, 'POST', '/api/appointments', { body: {} });
    await world.as('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' });
    expect(await console.next()).toEqual({ type: 'appointment_updated', data: { id: booking } });
    expect(console.frames).toHaveLength(2);
    console.socket.terminate();
  });

  it('speaks after the commit: what it tells of can be read', async () => {
    const console = await connect();
    for (let round = 0; round < 10; round += 1) {
      const booked = world.booking();
      const { data } = await console.next();
      const { body } = await world.as('GET', '/api/appointments');
      expect((body as { id: string }[]).map(({ id }) => id)).toContain(data.id);
      expect(await booked).toBe(data.id);
    }
    console.socket.terminate();
  });

  it.each<[string, (client: LiveClient) => void, number[]]>([
    ['text', ({ socket }) => socket.send('hello'), [1008]],
    ['JSON', ({ socket }) => socket.send('{"event":"x","data":1}'), [1008]],
    ['bytes', ({ socket }) => socket.send(Buffer.from([0, 1, 2])), [1008]],
    ['nothing in a frame', ({ socket }) => socket.send(''), [1008]],
    ['more than it would ever read', ({ socket }) => socket.send('x'.repeat(100_000)), [1006, 1009]],
  ])('is closed to who sends %s', async (_, speak, codes) => {
    const [speaker, bystander] = [await connect(), await connect()];
    speaker.socket.on('error', () => undefined);
    speak(speaker);
    expect(codes).toContain(await speaker.closed);
    const booking = await world.booking();
    expect(await bystander.next()).toEqual({ type: 'appointment_created', data: { id: booking } });
    expect(speaker.frames).toHaveLength(1);
    bystander.socket.terminate();
  });

  it('closes with the session: at sign-out, deactivation and reset, and for nobody else', async () => {
    const bystander = await connect();
    const ends = [
      (user: { id: string; cookie: string }) =>
        send(running.app, 'POST', '/api/logout', { cookie: user.cookie }),
      (user: { id: string }) =>
        world.as('PATCH', `/api/admin/users/${user.id}/status`, { status: 'deactivated' }),
      (user: { id: string }) =>
        world.as('PATCH', `/api/admin/users/${user.id}/password`, { password: 'abcdefg' }),
    ];
    for (const end of ends) {
      const user = await world.signedInUser();
      const client = await connect(user.cookie);
      await end(user);
      expect(await client.closed).toBe(4401);
      expect(await refusedUpgrade(running.app, { cookie: user.cookie })).toBe(401);
    }
    const pong = once(bystander.socket, 'pong');
    bystander.socket.ping();
    await pong;
    expect(bystander.frames).toHaveLength(1);
    bystander.socket.terminate();
  });

  it('stays open for the session that changes its own password, and closes for the others of the account', async () => {
    const member = await world.signedInUser();
    const own = await connect(member.cookie);
    const other = await connect(await signIn(running.app, member.credentials));
    const body = { currentPassword: member.credentials.password, newPassword: 'a-new-password' };
    await send(running.app, 'POST', '/api/user/password', { body, cookie: member.cookie });
    expect(await other.closed).toBe(4401);
    const booking = await world.booking();
    expect(await own.next()).toEqual({ type: 'appointment_created', data: { id: booking } });
    own.socket.terminate();
  });

  it('closes the socket of a session that signing in again replaces', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const client = await connect(cookie);
    await send(running.app, 'POST', '/api/login', { body: SUPERADMIN, cookie });
    expect(await client.closed).toBe(4401);
  });
});
