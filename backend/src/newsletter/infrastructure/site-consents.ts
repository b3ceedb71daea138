import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Business } from '../../settings/business.js';
import { NewConsents } from '../application/ports.js';
import { CONSENT_VERSION, type ConsentForm, consentWording } from '../domain/consent-wording.js';
import { type Consent, giveConsent } from '../domain/subscriber.js';

@Injectable()
export class SiteConsents extends NewConsents {
  constructor(
    private readonly business: Business,
    private readonly clock: Clock,
  ) {
    super();
  }

  override give(subscriptionId: string, form: ConsentForm): Consent {
    const { identity, legal } = this.business.current();
    const policyDate = legal.privacyPolicy.date;
    const terms = {
      wording: consentWording(identity.name, policyDate),
      wordingVersion: CONSENT_VERSION,
      policyDate,
    };
    return giveConsent(subscriptionId, form, terms, newId(), this.clock.timestamp());
  }
}
