import { once } from 'node:events';
import { createServer } from 'node:net';
import { BadEnvironment } from '../config.js';

/**
 * Rejects a port that this process cannot listen on. It stops as soon as it listens, so that no client is accepted
 * and lost.
 */
export async function assertPortFree(port: number, host: string | null): Promise<void> {
  const probe = createServer();
  probe.once('listening', () => probe.close());
  probe.listen({ port, ...(host && { host }) });
  try {
    await once(probe, 'close');
  } catch (error) {
    throw new BadEnvironment([reasonOf((error as NodeJS.ErrnoException).code, port, host)]);
  }
}

function reasonOf(code: string | undefined, port: number, host: string | null): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program; stop that program or choose another port`;
  if (code === 'EACCES')
    return `PORT ${port} may not be used by this user (EACCES); choose a port above 1023`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine`;
  return `PORT ${port} cannot be used (${code})`;
}
