import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { mailServerPort } from './ports';

/** A mail server that keeps what it accepts. It refuses recipients whose address begins with `gone` once told so. */
export class MailServer {
  refusing = false;
  /** The text of each message, in the order of acceptance, with quoted-printable line breaks removed. */
  readonly received: string[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((socket) => this.#serve(socket));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(mailServerPort, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {});
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | null = null;
    reply('220 tests');
    createInterface({ input: socket }).on('line', (line) => {
      if (message && line === '.') {
        this.received.push(message.join('\n').replace(/=\n/g, '').replaceAll('=3D', '='));
        message = null;
        reply('250 2.0.0 Ok: kept');
      } else if (message) {
        message.push(line);
      } else if (/^DATA/i.test(line)) {
        message = [];
        reply('354 Go on');
      } else if (this.refusing && /^RCPT TO:<gone/i.test(line)) {
        reply('550 5.1.1 No such user');
      } else if (/^QUIT/i.test(line)) {
        reply('221 Bye');
        socket.end();
      } else {
        reply('250 Ok');
      }
    });
  }
}
