import type { IncomingMessage } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { ServerOptions, VerifyClientCallbackAsync } from 'ws';
import { OriginCheck } from '../shared/http/origin-check.js';
import { Authenticator, type SignedIn } from '../shared/staff.js';

/** Decides at the upgrade who gets a socket: 403 for a foreign origin, 401 for whoever is not signed in. */
export class LiveAdapter extends WsAdapter {
  constructor(private readonly app: INestApplication) {
    super(app);
  }

  override create(port: number, options: ServerOptions & { namespace?: string; server?: never }) {
    const origins = this.app.get(OriginCheck);
    const authenticator = this.app.get(Authenticator);
    const verifyClient: VerifyClientCallbackAsync = ({ req }, answer) => {
      if (!origins.allowsSocket(req)) return answer(false, 403, 'Forbidden');
      authenticator.ofUpgrade(req).then(
        (signedIn) => {
          if (!signedIn) return answer(false, 401, 'Unauthorized');
          (req as IncomingMessage & { signedIn?: SignedIn }).signedIn = signedIn;
          answer(true);
        },
        () => answer(false, 503, 'Service Unavailable'),
      );
    };
    return super.create(port, { ...options, verifyClient } as never) as unknown;
  }
}
