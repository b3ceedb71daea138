import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { BadEnvironment } from '../config.js';
import { assertPortFree } from './free-port.js';

describe('the check of the port before the start', () => {
  it('rejects a port in use with one sentence, and leaves a free one free', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(
      new BadEnvironment([
        `PORT ${port} is in use by another program; stop that program or choose another port`,
      ]),
    );
    other.close();
    await once(other, 'close');
    for (const host of ['127.0.0.1', 'localhost', '127.0.0.1']) await assertPortFree(port, host);
  });

  it('rejects an address of another machine', async () => {
    await expect(assertPortFree(0, '192.0.2.1')).rejects.toThrow(
      'HOST 192.0.2.1 is not an address of this machine',
    );
  });
});
