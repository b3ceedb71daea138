import type { AuditArea } from './domain/actions.js';

/** An entry of the audit trail, without its place in the chain of hashes. */
export interface RecordedEntry {
  readonly seq: number;
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly area: AuditArea;
  readonly userId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId: string | null;
}

/** What all given conditions hold for. */
export interface AuditFilter {
  readonly area?: AuditArea;
  /** A code, or the route that former entries have instead: either finds the entries of both. */
  readonly action?: string;
  readonly userId?: string;
  /** ISO 8601 UTC: from this moment on, and before that one. */
  readonly from?: string;
  readonly to?: string;
}

export interface AuditPageRequest {
  readonly filter: AuditFilter;
  readonly sort: 'seq' | 'at';
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** Reads the audit trail. */
export abstract class AuditEntries {
  /** A page, and the number of entries of all pages. */
  abstract page(
    request: AuditPageRequest,
  ): Promise<{ readonly rows: readonly RecordedEntry[]; readonly total: number }>;
}
