import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SAMPLE_BUSINESS } from '../platform/business-identity.js';
import { Config } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { Business, type BusinessIdentity } from '../settings/business.js';
import { Settings } from '../settings/settings.js';

/** Without the tagline, because its sample suits any advisor. */
const VARIABLES: Readonly<
  Record<Exclude<keyof BusinessIdentity, 'tagline' | 'licenceUrl' | 'chatUrl'>, string>
> = {
  name: 'BUSINESS_NAME',
  advisor: 'ADVISOR_NAME',
  licence: 'LICENCE_NUMBER',
  phone: 'BUSINESS_PHONE',
  email: 'BUSINESS_EMAIL',
  address: 'BUSINESS_ADDRESS',
  socialUrl: 'SOCIAL_URL',
};

/** Warns at each start in production while the public site shows samples of the identity or of the stats. */
@Injectable()
export class SampleValues implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const warning of await this.warnings()) this.logger.warn(warning);
  }

  async warnings(): Promise<string[]> {
    if (!this.config.production) return [];
    const { identity } = await this.business.latest();
    const samples = sampleVariables(identity);
    const { updatedAt } = await this.settings.read('stats');
    return [
      ...(samples.length > 0
        ? [
            `The public site shows sample values; change them in the console under Business, or set ${samples.join(', ')}.`,
          ]
        : []),
      ...(updatedAt === null
        ? ['The home page shows sample numbers; replace them in the console under Business.']
        : []),
    ];
  }
}

function sampleVariables(business: BusinessIdentity): string[] {
  return (Object.keys(VARIABLES) as (keyof typeof VARIABLES)[])
    .filter((field) => business[field] === SAMPLE_BUSINESS[field])
    .map((field) => VARIABLES[field]);
}
