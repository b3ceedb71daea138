import type { AuditCode } from './domain/actions.js';

export { actionWords } from './domain/actions.js';
export type { AuditCode } from './domain/actions.js';

declare module '../platform/http/audited.js' {
  interface AuditCodes extends Readonly<Record<AuditCode, unknown>> {}
}
