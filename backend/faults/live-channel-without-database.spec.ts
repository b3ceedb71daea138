import { bookingBody } from '../test/support/bodies.js';
import { LiveClient, rejectedUpgrade } from '../test/support/live-client.js';
import { send, signIn } from './support/client.js';
import { PrivateMariadb, withMariadbProgram } from './support/mariadb.js';
import { Server } from './support/server.js';
import { until } from './support/until.js';

withMariadbProgram('the live channel while the database is unavailable', () => {
  it('keeps its sockets, rejects new ones with 503, and continues when the database is back', async () => {
    const database = await PrivateMariadb.install();
    await database.start();
    const server = await Server.start(database.url());
    const cookie = await signIn(server.url);
    const { client } = await LiveClient.connect(server, cookie);
    const book = () => send(server.url, 'POST', '/api/appointments', { body: bookingBody() });

    await database.kill();
    expect((await book()).status).toBe(503);
    expect(await rejectedUpgrade(server, { cookie })).toBe(503);
    expect(client.frames).toHaveLength(1);

    await database.start();
    await until('bookings are stored', async () => (await book()).status === 201);
    expect((await client.next()).type).toBe('appointment_created');
    const { client: another } = await LiveClient.connect(server, cookie);
    for (const { socket } of [client, another]) socket.terminate();
    await server.kill();
    await database.remove();
  });
});
