import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import helmet from 'helmet';
import { Config } from '../config.js';

/**
 * Who reads a response: programs, visitors of the public site, staff in the console, or the one person who has the secret
 * address of a page without script.
 */
export type Audience = 'api' | 'site' | 'console' | 'private';

/** Alternating names and values, the form that `writeHead` accepts. */
export type RawHeaders = readonly string[];

export function setHeaders(
  response: { setHeader(name: string, value: string): unknown },
  headers: RawHeaders,
): void {
  for (let index = 0; index < headers.length; index += 2)
    response.setHeader(headers[index]!, headers[index + 1]!);
}

const NOTHING = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };
const PAGE = {
  ...NOTHING,
  'script-src': ["'self'"],
  'font-src': ["'self'"],
  // articles may use pictures with http: addresses; on an https page browsers upgrade those to https
  'img-src': ["'self'", 'http:', 'https:', 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'manifest-src': ["'self'"],
};

const POLICIES: Record<Audience, Record<string, string[]>> = {
  api: NOTHING,
  site: { ...PAGE, 'style-src': ["'self'"] },
  private: { ...PAGE, 'style-src': ["'self'"], 'script-src': ["'none'"], 'connect-src': ["'none'"] },
  // MUI injects style elements at run time
  console: { ...PAGE, 'style-src': ["'self'", "'unsafe-inline'"] },
};

/** The security headers of every response to an audience; helmet computes them once, not per request. */
@Injectable()
export class SecurityHeaders {
  private readonly headers: Readonly<Record<Audience, RawHeaders>>;

  constructor({ https }: Config) {
    this.headers = {
      api: securityHeaders('api', https),
      site: securityHeaders('site', https),
      console: securityHeaders('console', https),
      private: securityHeaders('private', https),
    };
  }

  for(audience: Audience): RawHeaders {
    return this.headers[audience];
  }
}

/** The same for code that runs before there is an application. `https` adds Strict-Transport-Security. */
export function securityHeaders(audience: Audience, https: boolean): RawHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICIES[audience] },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: {
      policy: ['api', 'private'].includes(audience) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    },
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })(request, response, () => undefined);
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
