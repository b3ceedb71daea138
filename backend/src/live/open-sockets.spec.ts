import { PassThrough } from 'node:stream';
import { OpenSockets } from './open-sockets.js';

const user = (id: string) => ({ id, username: id, name: id, role: 'admin_assistant' as const });
const signedIn = (id: string, session: string) => ({ user: user(id), session });

/** Opens `count` sockets, each in the session that `of` returns; returns the accepted ones. */
function opened(open: OpenSockets, count: number, of: (index: number) => [user: string, session: string]) {
  const sockets = Array.from({ length: count }, () => new PassThrough());
  return sockets.filter((socket, index) => open.add(signedIn(...of(index)), socket));
}

async function closed(...sockets: PassThrough[]): Promise<void> {
  for (const socket of sockets) await new Promise((resolve) => socket.destroy().once('close', resolve));
}

describe('open sockets', () => {
  it('are at most ten of a session; a closed one is replaced', async () => {
    const open = new OpenSockets(true);
    const ten = opened(open, 12, () => ['ana', 'one']);
    expect(ten).toHaveLength(10);
    expect(opened(open, 1, () => ['ana', 'two'])).toHaveLength(1);
    await closed(ten[0]!, ten[1]!);
    expect(opened(open, 5, () => ['ana', 'one'])).toHaveLength(2);
  });

  it('are at most fifty of a user', () => {
    const open = new OpenSockets(true);
    expect(opened(open, 60, (index) => ['ana', `session ${index}`])).toHaveLength(50);
    expect(opened(open, 1, () => ['ben', 'one'])).toHaveLength(1);
  });

  it('are at most two thousand in total', async () => {
    const open = new OpenSockets(true);
    const all = opened(open, 2_100, (index) => [`user ${index}`, `session ${index}`]);
    expect(all).toHaveLength(2_000);
    await closed(all[7]!);
    expect(opened(open, 2, (index) => ['late', `${index}`])).toHaveLength(1);
  });

  it('do not count if they closed before', async () => {
    const open = new OpenSockets(true);
    const gone = new PassThrough();
    await closed(gone);
    for (let round = 0; round < 20; round += 1) expect(open.add(signedIn('ana', 'one'), gone)).toBe(true);
  });

  it('are unlimited without limits', () => {
    expect(opened(new OpenSockets(false), 3_000, () => ['ana', 'one'])).toHaveLength(3_000);
  });
});
