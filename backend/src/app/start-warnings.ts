import { parseAddresses } from '../platform/mail-config.js';
import type { Config } from '../platform/config.js';

/** One sentence for each setting that the server accepts but that should be changed. */
export function startWarnings(config: Config): string[] {
  const { production, publicOrigin, https, rateLimits, trustProxy, host, redisUrl, media } = config;
  const { sessionSecret, business, misspelt, privateAddresses } = config;
  return [
    ...misspelt.map(({ name, meant }) => `${name} is not a setting and has no effect; was ${meant} meant?`),
    sessionSecret.length < 32 &&
      'SESSION_SECRET is shorter than 32 characters and can be guessed; production does not start with it.',
    parseAddresses(business.email)?.length !== 1 &&
      'BUSINESS_EMAIL is not an e-mail address: the site and the messages show it until the owner enters one under Business.',
    production &&
      !https &&
      `PUBLIC_URL (${publicOrigin}) is not an https address: cookies and passwords are sent over plain HTTP.`,
    production && !rateLimits && 'RATE_LIMITS is off: the forms and guesses of passwords are not limited.',
    privateAddresses &&
      'OUTBOUND_PRIVATE_ADDRESSES is allow: with the addresses that they enter, staff reach servers of the private network.',
    redisUrl !== null &&
      media.kind === 'folder' &&
      `Pictures are kept in the folder ${media.path}: replicas on one machine can share it, but replicas on several ` +
        'machines need S3 (MEDIA_URL=s3://…).',
    trustProxy > 0 &&
      host === null &&
      'TRUST_PROXY is set and the port is open on all interfaces: a client that connects without the proxy can choose ' +
        'the address it is counted by. Set HOST to 127.0.0.1, or to 0.0.0.0 if only the proxy can reach the port.',
  ].filter((warning) => warning !== false);
}
