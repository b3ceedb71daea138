import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { InMemoryBackupFiles, InMemoryBackupRecords } from '../testing/in-memory-backups.js';
import { MakeNightlyBackup } from './make-nightly-backup.js';
import { BackupFailed } from './ports.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function office() {
  const clock = new FixedClock('2026-11-22T18:30:00.000Z');
  const files = new InMemoryBackupFiles(() => clock.now());
  const records = new InMemoryBackupRecords();
  const failures: string[] = [];
  const replica = () =>
    new MakeNightlyBackup(records, files, clock, {
      timeZone: 'Asia/Manila',
      keepDays: 14,
      encrypted: true,
      onBackup: () => undefined,
      onProof: () => undefined,
      onFailure: (message, _, reason) => failures.push(`${message}: ${reason}`),
    });
  return { clock, files, records, failures, replica, backup: replica() };
}

describe('the nightly backup', () => {
  it('is made once a night, and recorded', async () => {
    const { clock, files, records, backup } = office();
    await backup.execute();
    expect(records.record.lastBackup).toEqual({
      at: '2026-11-22T18:30:00.000Z',
      file: 'nightly-20261122-183000Z.jsonl.gz',
      bytes: 1_000,
      rows: 12,
      missingPictures: 0,
      encrypted: true,
    });
    clock.moveBy(10 * 60_000);
    await backup.execute();
    expect(files.files.size).toBe(1);
    clock.moveBy(DAY);
    await backup.execute();
    expect(files.files.size).toBe(2);
  });

  it('is made by one of several replicas', async () => {
    const { files, replica } = office();
    await Promise.all([replica(), replica(), replica()].map((one) => one.execute()));
    expect(files.files.size).toBe(1);
  });

  it('is proved after the first time and then once a week', async () => {
    const { clock, files, records, backup } = office();
    for (let night = 0; night < 15; night += 1) {
      await backup.execute();
      clock.moveBy(DAY);
    }
    expect(files.proved).toEqual([
      'nightly-20261122-183000Z.jsonl.gz',
      'nightly-20261129-183000Z.jsonl.gz',
      'nightly-20261206-183000Z.jsonl.gz',
    ]);
    expect(records.record.lastProof).toMatchObject({ file: files.proved[2], rows: 12, problem: null });
  });

  it('that fails is recorded, reported, and tried again after an hour', async () => {
    const { clock, files, records, failures, backup } = office();
    files.failure = new BackupFailed('The disk of the folder of backups is full');
    await backup.execute();
    expect(records.record.lastFailure).toEqual({
      at: '2026-11-22T18:30:00.000Z',
      reason: 'The disk of the folder of backups is full',
    });
    expect(failures).toEqual(['the nightly backup failed: The disk of the folder of backups is full']);
    files.failure = null;
    clock.moveBy(HOUR / 2);
    await backup.execute();
    expect(files.files.size).toBe(0);
    clock.moveBy(HOUR);
    await backup.execute();
    expect(files.files.size).toBe(1);
    expect(records.record.lastFailure).toBeNull();
  });

  it('tells nothing of an error that was not expected', async () => {
    const { files, records, backup } = office();
    files.failure = new Error('Duplicate entry maria@sample.example');
    await backup.execute();
    expect(records.record.lastFailure?.reason).toBe(
      'It failed in an unexpected way; the log of the server says more',
    );
  });

  it('removes expired backups only while the newest can be restored', async () => {
    const { clock, files, records, backup } = office();
    const old = ['nightly-20261001-183000Z.jsonl.gz', 'nightly-20261101-183000Z.jsonl.gz'];
    for (const name of [...old, 'photos']) files.files.add(name);
    files.damage = 'The backup is damaged: its hash does not match';
    await backup.execute();
    expect([...files.files]).toEqual([...old, 'photos', 'nightly-20261122-183000Z.jsonl.gz']);
    expect(records.record.lastProof?.problem).toBe('The backup is damaged: its hash does not match');
    files.damage = null;
    clock.moveBy(DAY);
    await backup.execute();
    expect([...files.files]).toEqual([
      'photos',
      'nightly-20261122-183000Z.jsonl.gz',
      'nightly-20261123-183000Z.jsonl.gz',
    ]);
  });

  it('is given up when the application stops, so that the next start makes it', async () => {
    const { files, records, failures, backup, replica } = office();
    let open = () => {};
    files.gate = new Promise((resolve) => (open = resolve));
    const running = backup.execute();
    const stopped = backup.stop();
    open();
    await Promise.all([running, stopped]);
    expect(records.record.lastBackup).toBeNull();
    expect(failures).toEqual([]);
    await replica().execute();
    expect(files.files.size).toBe(1);
  });
});
