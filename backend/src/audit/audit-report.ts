/** The state of the audit trail, for the self-check and the console. */
export interface AuditState {
  /** Entries that were ever recorded. */
  readonly entries: number;
  /** The last verification; null before the first. */
  readonly verification: {
    readonly at: string;
    /** Entries that are good. */
    readonly entries: number;
    /** The hash of the last good one. */
    readonly hash: string;
    /** Such as `entry 17 was changed`; null when the chain is unbroken. */
    readonly problem: string | null;
  } | null;
  /** Actions since the start of this process that could not be recorded; each is in its log. */
  readonly unrecorded: number;
}

export abstract class AuditReport {
  abstract read(): Promise<AuditState>;
}
