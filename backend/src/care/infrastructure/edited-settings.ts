import { Injectable } from '@nestjs/common';
import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';
import { Settings, type SettingsSection } from '../../settings/settings.js';

/** Without the tagline and the link, whose samples suit any advisor. */
const FIELDS = {
  name: 'the name of the business',
  advisor: 'the name of the advisor',
  licence: 'the licence number',
  phone: 'the phone number',
  email: 'the e-mail address',
  address: 'the address',
};

/** Which settings the office has made its own. */
@Injectable()
export class EditedSettings {
  constructor(private readonly settings: Settings) {}

  /** Whether the section has been changed since its first value. */
  async has(section: SettingsSection): Promise<boolean> {
    return (await this.settings.read(section)).updatedAt !== null;
  }

  async hasPicture(): Promise<boolean> {
    const { logo, portrait } = await this.settings.read('appearance');
    return logo !== '' || portrait !== '';
  }

  /** Whether clients get at least one of the messages about their policies. */
  async remindsClients(): Promise<boolean> {
    const mails = await this.settings.read('visitorMails');
    return mails.premium_due || mails.premium_in_grace || mails.policy_anniversary;
  }

  /** The fields of the identity that have their sample value, in words. */
  async sampleIdentity(): Promise<string[]> {
    const identity = await this.settings.read('identity');
    return (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
      .filter((field) => identity[field] === SAMPLE_BUSINESS[field])
      .map((field) => FIELDS[field]);
  }
}
