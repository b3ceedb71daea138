import { attention, type Finding, good, unknown } from './check.js';
import { ago, counted, daysSince, hoursSince } from './moments.js';
import type { BackupRecord } from './nightly-backup.js';
import { FIND_CAUSE } from './server-steps.js';

const OFF_FIX =
  'Have the nightly backup switched on; without one, a broken disk loses every lead and booking.';
const SWITCH_ON = {
  technical:
    'Set NIGHTLY_BACKUP=on and restart the server; “Backups” in docs/operations.md says where the files go.',
};
const LATE_HOURS = 30;
const PROOF_LATE_DAYS = 9;

/** Whether there is a recent backup. */
export function backupCheck(nightly: boolean, { lastBackup, lastFailure }: BackupRecord, now: Date): Finding {
  const last = lastBackup
    ? `The last backup was made ${ago(lastBackup.at, now)} (${lastBackup.file}).`
    : 'No backup has been made yet.';
  if (!nightly)
    return attention(
      lastBackup
        ? `The server makes no backups by itself any more. ${last}`
        : 'The server makes no backups by itself. Backups made in another way are not known here.',
      OFF_FIX,
      SWITCH_ON,
    );
  if (lastFailure)
    return attention(
      `The backup failed ${ago(lastFailure.at, now)}: ${lastFailure.reason}. ${last}`,
      'The server tries again every hour. If it fails again, the cause has to be corrected on the server.',
      { technical: `The nightly backup failed: ${lastFailure.reason}.` },
    );
  if (!lastBackup)
    return unknown('The first backup has not been finished yet.', 'Check again in a few minutes.');
  if (hoursSince(lastBackup.at, now) > LATE_HOURS)
    return attention(
      last,
      'The backup of last night is missing. Without it, a broken disk loses what came in since the last one.',
      { technical: FIND_CAUSE },
    );
  const { rows, encrypted, missingPictures } = lastBackup;
  if (missingPictures > 0)
    return attention(
      `${last} It lacks ${counted(missingPictures, 'file')} of pictures that the storage does not have.`,
      'Upload the pictures again that the site does not show.',
      { technical: 'Or put the missing files back into the storage of pictures.' },
    );
  return good(`${last} It has ${counted(rows, 'row')} and is ${encrypted ? '' : 'not '}encrypted.`);
}

/** What is wrong with backups that the server makes by itself, one sentence each. */
export function backupProblems(record: BackupRecord, now: Date): string[] {
  return [backupCheck(true, record, now), proofCheck(true, record, now)]
    .filter(({ state }) => state === 'attention')
    .map(({ detail }) => detail);
}

/** Whether a backup can be restored. */
export function proofCheck(nightly: boolean, { lastProof }: BackupRecord, now: Date): Finding {
  if (!lastProof)
    return nightly
      ? unknown(
          'No backup has been restored as a test yet.',
          'Check again in a few minutes after the first backup.',
        )
      : attention(
          'No backup has been restored as a test.',
          'Have the nightly backup switched on: the server then tests one every week.',
          SWITCH_ON,
        );
  const { at, file, rows, problem } = lastProof;
  if (problem !== null)
    return attention(
      `The backup ${file} could not be restored as a test ${ago(at, now)}: ${problem}.`,
      'Delete no older backup. The server tests the next backup again; if that fails too, the cause has to be corrected.',
      { technical: `Restoring the backup ${file} as a test failed: ${problem}.` },
    );
  if (daysSince(at, now) > PROOF_LATE_DAYS)
    return attention(
      `The last backup was restored as a test ${ago(at, now)}.`,
      nightly ? 'A backup should be tested every week, so something has stopped it.' : OFF_FIX,
      nightly ? { technical: FIND_CAUSE } : SWITCH_ON,
    );
  return good(
    `The backup ${file} was restored as a test ${ago(at, now)}, with all of its ${counted(rows, 'row')}.`,
  );
}
