import { readdir } from 'node:fs/promises';
import { BackupFolder } from '../application/ports.js';
import type { RemainingBackup } from '../domain/erasure.js';

const NAME =
  /^(nightly|office|before-restore)-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})Z\.jsonl\.gz(\.enc)?$/;
const DAY_MS = 24 * 3_600_000;

/** By their names, which tell when they were taken. Those of the nights are deleted after `keepDays`. */
export class FilesInBackupFolder extends BackupFolder {
  constructor(
    private readonly folder: string,
    private readonly keepDays: number,
  ) {
    super();
  }

  override async since(time: string | null): Promise<RemainingBackup[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .flatMap((file) => this.backup(file) ?? [])
      .filter(({ takenAt }) => time === null || takenAt >= time.slice(0, 19))
      .sort((one, other) => (one.takenAt < other.takenAt ? -1 : 1));
  }

  private backup(file: string): RemainingBackup | null {
    const [, kind, year, month, day, hour, minute, second] = NAME.exec(file) ?? [];
    const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    if (Number.isNaN(time)) return null;
    const goneBy = kind === 'nightly' ? new Date(time + this.keepDays * DAY_MS).toISOString() : null;
    return { file, takenAt: new Date(time).toISOString(), goneBy };
  }
}
