import { existsSync } from 'node:fs';
import { MARIADB_PROGRAM, PrivateMariadb } from './mariadb.js';
import { onlyWith } from './only-with.js';
import { freePort } from './server.js';

const LIBRARY = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'].find((path) =>
  existsSync(path),
);

export const withGalera = onlyWith(LIBRARY && MARIADB_PROGRAM);

/** Starts private MariaDB servers as one Galera cluster: each holds every row, and each may be killed. */
export async function startGalera(count: number): Promise<PrivateMariadb[]> {
  const nodes: PrivateMariadb[] = [];
  const addresses: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const node = await PrivateMariadb.install();
    const [group, transfer, copy] = [await freePort(), await freePort(), await freePort()];
    addresses.push(`127.0.0.1:${group}`);
    await node.start(
      '--wsrep-on=ON',
      `--wsrep-provider=${LIBRARY}`,
      '--wsrep-cluster-name=office',
      `--wsrep-cluster-address=gcomm://${place === 0 ? '' : addresses.join(',')}`,
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--wsrep-sync-wait=1',
      `--wsrep-node-address=127.0.0.1:${group}`,
      `--wsrep-sst-receive-address=127.0.0.1:${copy}`,
      `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${transfer}`,
    );
    nodes.push(node);
  }
  return nodes;
}
