import type { Config } from '../platform/config.js';
import { type BusinessIdentity, SAMPLE_BUSINESS } from '../platform/business-identity.js';

/** Without the tagline, because its sample suits any advisor. */
const VARIABLES: Readonly<Record<Exclude<keyof BusinessIdentity, 'tagline'>, string>> = {
  name: 'BUSINESS_NAME',
  advisor: 'ADVISOR_NAME',
  licence: 'LICENCE_NUMBER',
  phone: 'BUSINESS_PHONE',
  email: 'BUSINESS_EMAIL',
  address: 'BUSINESS_ADDRESS',
  socialUrl: 'SOCIAL_URL',
};

/** One sentence for each setting that the server accepts but that should be changed. */
export function startWarnings(config: Config): string[] {
  const { production, publicOrigin, https, rateLimits, trustProxy, host } = config;
  const samples = sampleVariables(config.business);
  return [
    production && samples.length > 0 && `The public site shows sample values; set ${samples.join(', ')}.`,
    production &&
      !https &&
      `PUBLIC_URL (${publicOrigin}) is not an https address: cookies and passwords are sent over plain HTTP.`,
    production && !rateLimits && 'RATE_LIMITS is off: the forms and guesses of passwords are not limited.',
    trustProxy > 0 &&
      host === null &&
      'TRUST_PROXY is set and the port is open on all interfaces: a client that connects without the proxy can choose ' +
        'the address it is counted by. Set HOST to 127.0.0.1, or to 0.0.0.0 if only the proxy can reach the port.',
  ].filter((warning) => warning !== false);
}

function sampleVariables(business: BusinessIdentity): string[] {
  return (Object.keys(VARIABLES) as (keyof typeof VARIABLES)[])
    .filter((field) => business[field] === SAMPLE_BUSINESS[field])
    .map((field) => VARIABLES[field]);
}
