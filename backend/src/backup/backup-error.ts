/** A backup or restore that was rejected. The message is one sentence for the operator. */
export class BackupError extends Error {}

/** Of a backup from before the one migration that makes the schema of 1.0. */
export const madeBefore09 = () =>
  new BackupError(
    'The backup was made by a version of this program before 0.9; restore it with version 0.9 into an empty database, start ' +
      'that version once, then this one',
  );
