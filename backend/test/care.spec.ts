import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MakeNightlyBackup } from '../src/care/application/make-nightly-backup.js';
import { BackupFiles } from '../src/care/application/ports.js';
import { AdminClient } from './support/admin-client.js';
import { SUPERADMIN } from './support/app.js';
import { expectError } from './support/expect-error.js';
import { cookieOf, send } from './support/http.js';
import { runningApp } from './support/running-app.js';

interface Check {
  readonly id: string;
  readonly state: string;
  readonly detail: string;
}

describe('the care for an installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'care-'));
  const running = runningApp({ BACKUP_FOLDER: folder });
  let admin: AdminClient;

  beforeEach(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => running.app.setTime(null));
  afterAll(() => rmSync(folder, { recursive: true }));

  const checks = async (method: 'GET' | 'POST' = 'POST') => {
    const { status, body } = await admin.request(method, '/api/admin/self-check');
    expect(status).toBe(200);
    const { checks: all } = body as unknown as { checks: Check[] };
    return Object.fromEntries(all.map((check) => [check.id, check]));
  };
  const steps = async (cookie = admin.cookie) => {
    const { body } = await send(running.app, 'GET', '/api/admin/first-steps', { cookie });
    const all = body as unknown as { id: string; done: boolean }[];
    return Object.fromEntries(all.map(({ id, done }) => [id, done]));
  };

  it('names what a new installation lacks, each with what to do', async () => {
    const found = await checks();
    expect(Object.keys(found)).toEqual([
      'mail',
      'spf',
      'dkim',
      'dmarc',
      'backup',
      'proof',
      'audit',
      'address',
      'clock',
      'node',
      'replicas',
      'disk',
      'samples',
      'figures',
      'firstPassword',
      'secondFactors',
      'keysOfLeavers',
      'busyTimes',
      'privacyRequests',
      'retention',
      'registration',
    ]);
    for (const id of [
      'mail',
      'spf',
      'backup',
      'proof',
      'address',
      'samples',
      'firstPassword',
      'secondFactors',
    ])
      expect(found[id]).toMatchObject({ state: 'attention', fix: expect.any(String) });
    expect(found.samples?.detail).toContain('the statistics, the testimonials');
    expect(JSON.stringify(found)).not.toContain(SUPERADMIN.password);
  });

  it('shows the measurement of the last minute unless asked to measure again', async () => {
    await checks();
    const first = await admin.request('GET', '/api/admin/self-check');
    expect((await admin.request('GET', '/api/admin/self-check')).body).toEqual(first.body);
    await sleep(5);
    const again = await admin.request('POST', '/api/admin/self-check');
    expect(again.body.checkedAt).not.toBe(first.body.checkedAt);
  });

  it('is shown to superadmins only, and an assistant gets the steps that an assistant can take', async () => {
    const { cookie } = await admin.createSignedInUser({ role: 'admin_assistant' });
    for (const method of ['GET', 'POST']) {
      expectError(await send(running.app, method, '/api/admin/self-check', { cookie }), 403);
      expectError(await send(running.app, method, '/api/admin/self-check', {}), 401);
    }
    expectError(await send(running.app, 'GET', '/api/admin/first-steps', {}), 401);
    expect(Object.keys(await steps(cookie))).toEqual(['article', 'booking']);
  });

  it('ticks the first steps off as they are taken', async () => {
    expect(await steps()).toMatchObject({ article: false, booking: false, mail: false });
    await admin.createPost();
    await admin.createBooking();
    await admin.createUser();
    expect(await steps()).toMatchObject({ article: true, booking: true, mail: false, colleague: true });
    await running.restart({ SMTP_URL: 'smtp://127.0.0.1:9' });
    admin = await AdminClient.signIn(running.app);
    expect(await steps()).toMatchObject({ mail: true });
  });

  it('no longer shows the first steps to a user who has hidden them', async () => {
    const { cookie } = await admin.createSignedInUser({ role: 'admin_assistant' });
    const hide = () => admin.request('DELETE', '/api/admin/first-steps');
    expect([(await hide()).status, (await hide()).status]).toEqual([204, 204]);
    expect(await steps()).toEqual({});
    expect(Object.keys(await steps(cookie))).toEqual(['article', 'booking']);
  });

  it('knows when the first password has been changed', async () => {
    const newPassword = 'another-password';
    const change = await admin.request('POST', '/api/user/password', {
      currentPassword: SUPERADMIN.password,
      newPassword,
    });
    expect(change.status).toBe(204);
    admin.cookie = cookieOf(change);
    expect((await checks()).firstPassword).toMatchObject({ state: 'good' });
    await admin.request('POST', '/api/user/password', {
      currentPassword: newPassword,
      newPassword: SUPERADMIN.password,
    });
  });

  describe('with nightly backups', () => {
    /** Waits until the backup that is due has been made. */
    const night = async (daysLater = 0) => {
      if (daysLater > 0) running.app.setTime(new Date(Date.now() + daysLater * 24 * 3_600_000));
      await running.app.app.get(MakeNightlyBackup).execute();
    };

    it('makes the first one right after the start, proves it, and shows both', async () => {
      await running.restart({ NIGHTLY_BACKUP: 'on', BACKUP_KEY: 'a key for tests, long enough' });
      await night();
      admin = await AdminClient.signIn(running.app);
      const files = readdirSync(folder);
      expect(files).toEqual([expect.stringMatching(/^nightly-\d{8}-\d{6}Z\.jsonl\.gz\.enc$/)]);
      const { backup, proof } = await checks();
      expect(backup).toMatchObject({ state: 'good', detail: expect.stringContaining(files[0]!) });
      expect(proof).toMatchObject({ state: 'good', detail: expect.stringContaining('restored as a test') });
    });

    it('makes one on the next night, and says when it is damaged before it is proved', async () => {
      await running.restart({ NIGHTLY_BACKUP: 'on' });
      const files = running.app.app.get(BackupFiles);
      const prove = files.prove.bind(files);
      files.prove = (file, signal) => {
        const bytes = readFileSync(join(folder, file));
        // in the checksum at its end
        bytes[bytes.length - 6]! ^= 1;
        writeFileSync(join(folder, file), bytes);
        return prove(file, signal);
      };
      await night(8);
      admin = await AdminClient.signIn(running.app);
      const { backup, proof } = await checks();
      expect(backup?.state).toBe('good');
      expect(proof).toMatchObject({
        state: 'attention',
        detail: expect.stringMatching(
          /could not be restored as a test .*: (The backup is damaged|This is not a backup)/,
        ),
      });
      expect(readdirSync(folder)).toHaveLength(2);
    });

    it('says why no backup could be made', async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      await running.restart({ NIGHTLY_BACKUP: 'on', BACKUP_FOLDER: file });
      await night(20);
      admin = await AdminClient.signIn(running.app);
      expect((await checks()).backup).toMatchObject({
        state: 'attention',
        detail: expect.stringContaining('The folder of backups is not a folder'),
      });
    });
  });
});
