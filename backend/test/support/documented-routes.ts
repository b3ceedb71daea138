import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '../../src/users/access.js';

export interface DocumentedRoute {
  /** Such as `PATCH /api/admin/tasks/:id`. */
  readonly route: string;
  readonly access: Access;
  readonly confirmed: boolean;
  /** The code in the audit trail, or why there is none; empty for reads and pages. */
  readonly audit: string;
}

const API = join(import.meta.dirname, '../../../docs/api.md');
const ROUTE = /^([A-Z]+) (\/\S*): ([\w:]+)(, confirmed)?(?:; (.*))?$/gm;

/** Who may call what, as docs/api.md has it: what the tests expect of the running application. */
export const DOCUMENTED_ROUTES: readonly DocumentedRoute[] = [
  ...readFileSync(API, 'utf8').matchAll(ROUTE),
].map(([, method, path, access, confirmed, audit]) => ({
  route: `${method} ${path!.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  access: access as Access,
  confirmed: confirmed !== undefined,
  audit: audit ?? '',
}));
