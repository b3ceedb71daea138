export const POLICY_LINES = ['life', 'health', 'accident', 'non-life'] as const;
export type PolicyLine = (typeof POLICY_LINES)[number];

/** What became of the application for the policy. */
export const APPLICATION_STATES = ['applied', 'issued', 'declined', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Whether the policy covers anybody, as the insurer says. Staff set it: nothing lapses by itself. */
export const FORCE_STATES = [
  'not yet',
  'in force',
  'lapsed',
  'surrendered',
  'matured',
  'claimed',
  'cancelled',
] as const;
export type ForceState = (typeof FORCE_STATES)[number];

/** How premiums reach the insurer. */
export const PAYMENT_METHODS = [
  'auto-debit',
  'card',
  'post-dated cheques',
  'bills payment',
  'counter',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Most riders or cheques of a policy. */
export const MOST_LISTED = 40;
/** Most centavos of a premium, a payment, or another amount of a policy. */
export const MOST_CENTAVOS = 1_000_000_000_000;
export const MOST_GRACE_DAYS = 366;
