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

/** Most centavos of a premium or a payment. */
export const MOST_CENTAVOS = 1_000_000_000_000;
export const MOST_GRACE_DAYS = 366;
