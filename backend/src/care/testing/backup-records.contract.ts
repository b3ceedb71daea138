import type { BackupRecords } from '../application/ports.js';

const NOW = '2026-11-22T18:30:00.000Z';
const UNTIL = '2026-11-22T20:30:00.000Z';
const BACKUP = {
  at: NOW,
  file: 'nightly-20261122-183000Z.jsonl.gz',
  bytes: 2_500_000_000,
  rows: 4_700_000,
  missingPictures: 0,
  encrypted: true,
};

/** What every store of the records promises. `fresh` returns one in which nothing was stored. */
export function backupRecordsContract(fresh: () => Promise<BackupRecords>): void {
  let records: BackupRecords;
  beforeEach(async () => {
    records = await fresh();
  });

  it('know nothing at first', async () => {
    expect(await records.read()).toEqual({ lastBackup: null, lastFailure: null, lastProof: null });
  });

  it('keep what is stored, each part alone', async () => {
    const { token } = (await records.lease(NOW, UNTIL))!;
    const lastFailure = { at: NOW, reason: 'The disk of the folder of backups is full; ñ 保险 😀 \'"' };
    const lastProof = { at: NOW, file: BACKUP.file, rows: 3, problem: null };
    await records.store(token, { lastFailure });
    await records.store(token, { lastProof });
    expect(await records.read()).toEqual({ lastBackup: null, lastFailure, lastProof });
    await records.store(token, { lastBackup: BACKUP, lastFailure: null });
    expect(await records.read()).toEqual({ lastBackup: BACKUP, lastFailure: null, lastProof });
  });

  it('give the work to one of several at the same moment', async () => {
    const leases = await Promise.all([1, 2, 3].map(() => records.lease(NOW, UNTIL)));
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('give the work away again when it is released, or after its time', async () => {
    const first = (await records.lease(NOW, UNTIL))!;
    expect(await records.lease('2026-11-22T20:29:59.999Z', '2026-11-22T22:29:59.999Z')).toBeNull();
    await records.release(first.token);
    const second = await records.lease(NOW, UNTIL);
    expect(second).not.toBeNull();
    expect(await records.lease(UNTIL, '2026-11-22T22:30:00.000Z')).not.toBeNull();
  });

  it('give the work away again when it was taken by a clock that was far ahead', async () => {
    await records.lease('2030-01-01T00:00:00.000Z', '2030-01-01T02:00:00.000Z');
    expect(await records.lease(NOW, UNTIL)).not.toBeNull();
  });

  it('store and release nothing for a replica whose lease has expired', async () => {
    const lost = (await records.lease(NOW, UNTIL))!;
    const later = (await records.lease('2026-11-22T21:00:00.000Z', '2026-11-22T23:00:00.000Z'))!;
    await records.store(lost.token, { lastBackup: BACKUP });
    await records.release(lost.token);
    expect((await records.read()).lastBackup).toBeNull();
    expect(await records.lease('2026-11-22T21:30:00.000Z', '2026-11-22T23:30:00.000Z')).toBeNull();
    await records.store(later.token, { lastBackup: BACKUP });
    expect((await records.read()).lastBackup).toEqual(BACKUP);
  });
}
