import { ACCOUNT_BODIES } from './account-bodies.js';
import type { AdminClient } from './admin-client.js';
import type { BodySample } from './body-sample.js';
import { CLIENT_BODIES } from './client-bodies.js';
import { describedFields, FIELDS } from './described-fields.js';
import { DOCUMENTED_ROUTES } from './documented-routes.js';
import type { Field } from './field-rules.js';
import { LEAD_BODIES } from './lead-bodies.js';
import { OFFICE_BODIES } from './office-bodies.js';
import { pathOf } from './sample-requests.js';
import { WRITING_BODIES } from './writing-bodies.js';

/** A route with a request body, and the rules of its fields. */
export interface BodyRoute extends BodySample {
  readonly signedIn: boolean;
  /** Whether it is for API keys. */
  readonly keyed: boolean;
  readonly path: (admin: AdminClient) => Promise<string>;
  /** As their class declares them, with the rules of the sample. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields of other bodies, of answers and of tables; a body with one is rejected. */
  readonly foreign: readonly string[];
}

const SAMPLES: readonly BodySample[] = [
  ...LEAD_BODIES,
  ...CLIENT_BODIES,
  ...OFFICE_BODIES,
  ...WRITING_BODIES,
  // last, because the webhooks that these create would receive events of later requests
  ...ACCOUNT_BODIES,
];

const isPublic = (route: string) =>
  DOCUMENTED_ROUTES.some((documented) => documented.route === route && documented.access === 'public');

const isKeyed = (route: string) => route.includes(' /api/v1/');

export const BODY_ROUTES: readonly BodyRoute[] = SAMPLES.map((sample) => {
  const described = describedFields(sample.route);
  // each change makes another one the good one
  const rules = { ...('ifUpdatedAt' in described && { ifUpdatedAt: { good: [] } }), ...sample.rules };
  return {
    path: (admin) => pathOf(sample.route, admin),
    ...sample,
    signedIn: !isPublic(sample.route) && !isKeyed(sample.route),
    keyed: isKeyed(sample.route),
    fields: withRules(described, rules),
    foreign: FIELDS.filter((name) => !(name in described)),
  };
});

function withRules(fields: Readonly<Record<string, Field>>, rules: NonNullable<BodySample['rules']>) {
  const unknown = Object.keys(rules).filter((name) => !fields[name]);
  if (unknown.length > 0) throw new Error(`No such fields: ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      rules[name] === null ? [] : [[name, { ...field, ...rules[name] }]],
    ),
  );
}

/** The JSON of the body with this field added or replaced. */
export function withField(body: Record<string, unknown>, name: string, value: unknown): string {
  return withFields(body, [[name, value]]);
}

/** The JSON of the body with these fields added or replaced; a plain object could not hold a field named __proto__. */
export function withFields(
  body: Record<string, unknown>,
  changes: readonly (readonly [string, unknown])[],
): string {
  const changed = changes.map(([name]) => name);
  const others = Object.entries(body).filter(([field]) => !changed.includes(field));
  const fields = [...others, ...changes.filter(([, value]) => value !== undefined)];
  return `{${fields.map(([field, some]) => `${JSON.stringify(field)}:${JSON.stringify(some)}`).join(',')}}`;
}
