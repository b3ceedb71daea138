/** The business that runs the site, from the environment: a change needs no rebuild. */
export interface BusinessIdentity {
  readonly name: string;
  readonly tagline: string;
  readonly advisor: string;
  readonly licence: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly socialUrl: string;
}

/** Placeholder values, shown until the environment sets the real ones. */
export const SAMPLE_BUSINESS: BusinessIdentity = {
  name: 'Harborlight Advisory',
  tagline: 'Plain advice for the people you look after',
  advisor: 'Maria Santos',
  licence: 'IC-0000-0000',
  phone: '+63 2 8000 0000',
  email: 'hello@harborlight.example',
  address: 'Makati City, Metro Manila, Philippines',
  socialUrl: 'https://www.facebook.com/',
};
