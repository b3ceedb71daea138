import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { NewConsents } from '../application/ports.js';
import {
  CONSENT_VERSION,
  type ConsentForm,
  consentWording,
  PRIVACY_POLICY_DATE,
} from '../domain/consent-wording.js';
import { type Consent, giveConsent } from '../domain/subscriber.js';

@Injectable()
export class SiteConsents extends NewConsents {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  override give(subscriptionId: string, form: ConsentForm): Consent {
    const terms = {
      wording: consentWording(this.config.business.name),
      wordingVersion: CONSENT_VERSION,
      policyDate: PRIVACY_POLICY_DATE,
    };
    return giveConsent(subscriptionId, form, terms, newId(), this.clock.timestamp());
  }
}
