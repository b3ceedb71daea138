import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that keeps one calendar, as Google does: the same file has the same ETag. */
export class CalendarServer {
  /** What it answers; a number is a status without a file. */
  content: string | number = 404;
  readonly requests: IncomingHttpHeaders[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<CalendarServer> {
    const server = createServer();
    const calendars = new CalendarServer(server);
    server.on('request', ({ headers }, response) => {
      calendars.requests.push(headers);
      const { content } = calendars;
      if (typeof content === 'number') return response.writeHead(content).end();
      const etag = `"${createHash('sha1').update(content).digest('hex')}"`;
      if (headers['if-none-match'] === etag) return response.writeHead(304).end();
      return response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(content);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return calendars;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/private-4f2a9/basic.ics`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
