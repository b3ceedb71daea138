import type { Config } from '../platform/config.js';

/** One sentence for each setting that the server accepts but that should be changed. */
export function startWarnings(config: Config): string[] {
  const { production, publicOrigin, https, rateLimits, trustProxy, host, redisUrl, media } = config;
  return [
    production &&
      !https &&
      `PUBLIC_URL (${publicOrigin}) is not an https address: cookies and passwords are sent over plain HTTP.`,
    production && !rateLimits && 'RATE_LIMITS is off: the forms and guesses of passwords are not limited.',
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
