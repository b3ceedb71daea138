import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

export type Face = 'api' | 'site' | 'console';

/** Names and values in turn, as `writeHead` takes them. */
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
  'img-src': ["'self'", 'https:', 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'manifest-src': ["'self'"],
};

const POLICIES: Record<Face, Record<string, string[]>> = {
  api: NOTHING,
  site: { ...PAGE, 'style-src': ["'self'"] },
  // MUI's engine writes its styles into the page as it goes
  console: { ...PAGE, 'style-src': ["'self'", "'unsafe-inline'"] },
};

/** The security headers of a face, made by helmet once instead of once a request. */
export function securityHeaders(face: Face, https: boolean): RawHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICIES[face] },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: face === 'api' ? 'no-referrer' : 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })(request, response, () => undefined);
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
