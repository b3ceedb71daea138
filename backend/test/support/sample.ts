import type { AdminClient } from './admin-client.js';

export interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
  /** The status for allowed callers; null where it depends on a build of the front end. */
  readonly ok: number | null;
}

/** The status; with the body or what makes it; or the whole call where the path cannot be derived from the route. */
export type Sample =
  | (number | null)
  | readonly [ok: number, body: object]
  | readonly [ok: number, body: (admin: AdminClient) => object | Promise<object>]
  | ((admin: AdminClient) => Call | Promise<Call>);

/** Ends in letters: seven digits in a row would be a phone number, which names of insurers must not have. */
export const unique = (name: string) =>
  `${name}${Math.random()
    .toString(36)
    .slice(2)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;

/** Of every account that `createUser` makes. */
export const ownPassword = { password: 'member-password' };
