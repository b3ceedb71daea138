import { type BackupRecord, expiredBackups, isBackupDue, isProofDue, lastNight } from './nightly-backup.js';

const MANILA = 'Asia/Manila';
const NOTHING: BackupRecord = { lastBackup: null, lastFailure: null, lastProof: null };
const backupAt = (at: string): BackupRecord => ({
  ...NOTHING,
  lastBackup: { at, file: 'nightly-a', bytes: 1, rows: 1, missingPictures: 0, encrypted: false },
});
const due = (record: BackupRecord, now: string) => isBackupDue(record, MANILA, new Date(now));

describe('the night of a backup', () => {
  it.each([
    ['just before 02:30', '2026-11-22T18:29:59Z', '2026-11-21T18:30:00.000Z'],
    ['at 02:30', '2026-11-22T18:30:00Z', '2026-11-22T18:30:00.000Z'],
    ['in the evening', '2026-11-23T12:00:00Z', '2026-11-22T18:30:00.000Z'],
  ])('%s is the last one that began', (_, now, night) => {
    expect(lastNight(MANILA, new Date(now)).toISOString()).toBe(night);
  });

  it('is the moment after the change to summer time, where 02:30 does not exist', () => {
    const night = lastNight('Europe/Berlin', new Date('2026-03-29T12:00:00Z'));
    expect(night.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('a backup', () => {
  it('is due when there is none, and once each night', () => {
    expect(due(NOTHING, '2026-11-22T10:00:00Z')).toBe(true);
    const made = backupAt('2026-11-22T18:30:05.000Z');
    expect(due(made, '2026-11-22T18:40:00Z')).toBe(false);
    expect(due(made, '2026-11-23T18:29:59Z')).toBe(false);
    expect(due(made, '2026-11-23T18:30:00Z')).toBe(true);
  });

  it('is made up for when the machine was off at night', () => {
    const beforeTheHolidays = backupAt('2026-11-18T18:30:05.000Z');
    expect(due(beforeTheHolidays, '2026-11-23T01:00:00Z')).toBe(true);
    expect(due(backupAt('2026-11-23T01:00:05.000Z'), '2026-11-23T09:00:00Z')).toBe(false);
  });

  it('is tried again an hour after a failure', () => {
    const failed = {
      ...backupAt('2026-11-21T18:30:05.000Z'),
      lastFailure: { at: '2026-11-22T18:30:05.000Z', reason: 'full' },
    };
    expect(due(failed, '2026-11-22T19:30:00Z')).toBe(false);
    expect(due(failed, '2026-11-22T19:30:06Z')).toBe(true);
  });

  it('is due although a failure is dated in the future, by a clock that was wrong', () => {
    const failed = { ...NOTHING, lastFailure: { at: '2030-01-01T00:00:00.000Z', reason: 'full' } };
    expect(due(failed, '2026-11-22T19:30:00Z')).toBe(true);
  });
});

describe('the proof of a backup', () => {
  const proved = (at: string, problem: string | null = null): BackupRecord => ({
    ...NOTHING,
    lastProof: { at, file: 'nightly-a', rows: 1, problem },
  });
  const now = new Date('2026-11-22T18:31:00Z');

  it('is due after the first backup, and a week later', () => {
    expect(isProofDue(NOTHING, now)).toBe(true);
    expect(isProofDue(proved('2026-11-16T18:31:00.000Z'), now)).toBe(false);
    expect(isProofDue(proved('2026-11-15T18:31:30.000Z'), now)).toBe(true);
  });

  it('is due the next night when it failed', () => {
    expect(isProofDue(proved('2026-11-21T18:31:00.000Z', 'damaged'), now)).toBe(true);
  });
});

describe('expired backups', () => {
  const now = new Date('2026-11-22T18:31:00Z');
  const old = 'nightly-20261101-183000Z.jsonl.gz';
  const older = 'nightly-20261030-183000Z.jsonl.gz.enc';
  const recent = 'nightly-20261110-183000Z.jsonl.gz';
  const newest = 'nightly-20261122-183000Z.jsonl.gz.enc';

  it('are those older than the days for which they are kept', () => {
    expect(expiredBackups([newest, recent, old, older], 14, now, [])).toEqual([older, old]);
    expect(expiredBackups([newest, recent, old, older], 22, now, [])).toEqual([older]);
  });

  it('are never the newest one, however old, nor one to keep', () => {
    expect(expiredBackups([older, old], 1, now, [])).toEqual([older]);
    expect(expiredBackups([older, old, recent], 1, now, [older])).toEqual([old]);
    expect(expiredBackups([old], 1, now, [])).toEqual([]);
  });

  it('never include files that the nightly backup did not write', () => {
    const foreign = [
      'office-20200101-183000Z.jsonl.gz',
      'before-restore-20200101-183000Z.jsonl.gz',
      'nightly-20200101.jsonl.gz',
      'nightly-20200101-183000Z.jsonl.gz.part',
      'my nightly-20200101-183000Z.jsonl.gz',
      'photos',
    ];
    expect(expiredBackups([...foreign, newest], 1, now, [])).toEqual([]);
  });
});
