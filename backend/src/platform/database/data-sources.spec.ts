import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dataSourceOptions, openDataSource } from './data-sources.js';
import { SCHEMA } from '../../app/schema.js';
import { UnusableDatabase } from './unusable-database.js';

describe('a MariaDB that rejects the connection', () => {
  it.each([
    [1045, 'ER_ACCESS_DENIED_ERROR'],
    [1049, 'ER_BAD_DB_ERROR'],
    // also where the first start of the database was interrupted before it created the user
    [1130, 'ER_HOST_NOT_PRIVILEGED'],
  ])('with error %d ends the start with one sentence', async (number, name) => {
    const packet = Buffer.from([0xff, number & 0xff, number >> 8, ...Buffer.from('Rejected')]);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(Buffer.concat([Buffer.from([packet.length, 0, 0, 0]), packet]));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `mariadb://office:password@127.0.0.1:${port}/office`;
    try {
      await expect(
        openDataSource(dataSourceOptions({ dialect: 'mysql', type: 'mariadb', url }, SCHEMA)),
      ).rejects.toThrow(
        new UnusableDatabase(`The database refused the connection (${name}): check DATABASE_URL.`),
      );
    } finally {
      server.close();
    }
  });
});
