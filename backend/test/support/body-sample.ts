import type { AdminClient } from './admin-client.js';
import type { Field } from './field-rules.js';

/** A route with a request body, and what its class does not declare of the fields. */
export interface BodySample {
  readonly route: string;
  /** Without it the record is made that `:id` stands for. */
  readonly path?: (admin: AdminClient) => Promise<string>;
  readonly body: () => Record<string, unknown>;
  /** What docs/api.md promises of a field, or its class does not declare; null for one that is tested elsewhere. */
  readonly rules?: Readonly<Record<string, Partial<Field> | null>>;
  /** The status for the valid body. */
  readonly ok: number;
}
