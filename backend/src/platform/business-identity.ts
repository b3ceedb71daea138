/** Placeholder values, shown until the environment or the owner sets the real ones. */
export const SAMPLE_BUSINESS = {
  name: 'Harborlight Advisory',
  tagline: 'Plain advice for the people you look after',
  advisor: 'Maria Santos',
  licence: 'IC-0000-0000',
  // without a variable of its own: the owner sets it in the console
  licenceUrl: '',
  phone: '+63 2 8000 0000',
  email: 'hello@harborlight.example',
  address: 'Makati City, Metro Manila, Philippines',
  socialUrl: 'https://www.facebook.com/',
  // without a variable of its own: the owner sets it in the console
  chatUrl: '',
};

/** The business that runs the site, from the environment: what counts until the owner changes it in the console. */
export type BusinessIdentity = Readonly<typeof SAMPLE_BUSINESS>;

/** Reads the business from the environment; `text` returns the value of a variable or the fallback. */
export function readBusiness(text: (name: string, fallback: string) => string): BusinessIdentity {
  return {
    ...SAMPLE_BUSINESS,
    name: text('BUSINESS_NAME', SAMPLE_BUSINESS.name),
    tagline: text('BUSINESS_TAGLINE', SAMPLE_BUSINESS.tagline),
    advisor: text('ADVISOR_NAME', SAMPLE_BUSINESS.advisor),
    licence: text('LICENCE_NUMBER', SAMPLE_BUSINESS.licence),
    phone: text('BUSINESS_PHONE', SAMPLE_BUSINESS.phone),
    email: text('BUSINESS_EMAIL', SAMPLE_BUSINESS.email),
    address: text('BUSINESS_ADDRESS', SAMPLE_BUSINESS.address),
    socialUrl: text('SOCIAL_URL', SAMPLE_BUSINESS.socialUrl),
  };
}
