import { formatDateTime } from '@/admin/ground/dates/dates';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import type { Consent, SubscriptionConsents } from '@/shared/api-types';

/** Where somebody subscribed. */
export const CONSENT_FORMS: Record<Consent['form'], string> = {
  newsletter: 'Newsletter form of the home page',
  footer: 'Form at the foot of the page',
  return: 'Page to unsubscribe, on coming back',
  unknown: 'Form not recorded',
  import: 'Imported from a file',
};

const CONFIRMED: Record<NonNullable<Consent['confirmedHow']>, string> = {
  link: 'Confirmed by the link in the mail',
  return: 'Came back on the page to unsubscribe',
  import: 'Given before the import, as its file says',
};

const WITHDRAWN: Record<NonNullable<Consent['withdrawnHow']>, string> = {
  link: 'Unsubscribed by the link in a mail',
  'one-click': 'Unsubscribed by the button of the mail program',
  import: 'Left elsewhere, as an imported file says',
  staff: 'Unsubscribed by staff on request',
  'address-changed': 'Ended because the address was changed',
};

/** What happened with a consent, in its order. */
export function consentEvents(consent: Consent): { at: string; what: string }[] {
  const { givenAt, confirmedAt, confirmedHow, withdrawnAt, withdrawnHow } = consent;
  return [
    { at: givenAt, what: 'Given' },
    confirmedAt !== null && { at: confirmedAt, what: confirmedHow ? CONFIRMED[confirmedHow] : 'Confirmed' },
    withdrawnAt !== null && { at: withdrawnAt, what: withdrawnHow ? WITHDRAWN[withdrawnHow] : 'Withdrawn' },
  ].filter((event) => event !== false);
}

/** The state of a subscription in words and its colour. */
export function consentChip({ state, consents }: SubscriptionConsents): {
  status: StatusName;
  label: string;
} {
  const [latest] = consents;
  const on = (time: string | null | undefined) => (time ? ` on ${formatDateTime(time)}` : '');
  switch (state) {
    case 'unconfirmed':
      return { status: 'Pending', label: 'Not confirmed' };
    case 'confirmed':
      return { status: 'New', label: `Confirmed${on(latest?.confirmedAt)}` };
    case 'left':
      return { status: 'Not Qualified', label: `Left${on(latest?.withdrawnAt)}` };
    case 'failing':
      return { status: 'Failed', label: 'Failing address' };
  }
}
