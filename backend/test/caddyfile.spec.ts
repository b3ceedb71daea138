import { securityHeaders } from '../src/platform/http/security-headers.js';
import { read, service } from './support/compose-file.js';

describe('the Caddyfile', () => {
  const caddyfile = read('backend/deploy/Caddyfile');
  const errorPage = caddyfile.slice(caddyfile.indexOf('handle_errors'));

  it('serves https for the address and port from docker-compose.yml', () =>
    expect(caddyfile).toMatch(/^https:\/\/\{\$SITE_ADDRESS:localhost\}:\{\$HTTPS_PORT:443\} \{$/m));

  it('distributes requests to all containers with the name of the application, ignoring search domains of the host', () =>
    expect(caddyfile).toMatch(/dynamic a \{\s*name app\.\s*port 3000\s/));

  it('disables the admin API', () => expect(caddyfile).toMatch(/^\tadmin off$/m));

  it('sets strict headers when no application responds', () => {
    for (const header of ['Retry-After', 'Content-Security-Policy', 'X-Content-Type-Options'])
      expect(errorPage).toContain(header);
  });

  it('sets the same HSTS policy then as the application', () => {
    const headers = securityHeaders('site', true);
    const policy = headers[headers.indexOf('strict-transport-security') + 1];
    expect(errorPage).toContain(`Strict-Transport-Security "${policy}"\n`);
  });

  it('limits how often the same error is logged', () =>
    expect(caddyfile).toMatch(/^\tlog \{\s*sampling \{\s*interval \d+s\s*first \d+\s*\}\s*\}$/m));

  it('responds to the health check of its container on the loopback interface only', () => {
    const [url = ''] = service('caddy').healthcheck?.test.slice(-1) ?? [];
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(caddyfile).toMatch(
      new RegExp(`^http://:${new URL(url).port} \\{\\s*bind 127\\.0\\.0\\.1\\s`, 'm'),
    );
  });
});
