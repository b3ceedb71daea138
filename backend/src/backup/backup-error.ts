/** A backup or restore that was rejected. The message is one sentence for the operator. */
export class BackupError extends Error {}
