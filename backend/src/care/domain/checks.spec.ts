import { auditCheck } from './audit-check.js';
import { backupCheck, backupProblems, proofCheck } from './backup-checks.js';
import { firstSteps, type FirstStepFacts } from './first-steps.js';
import { mailCheck, type MailFacts } from './mail-check.js';
import type { BackupRecord } from './nightly-backup.js';
import { DEFAULT_FIGURES } from '../../planning/domain/default-figures.js';
import { figuresCheck } from './figures-check.js';
import { samplesCheck } from './samples-check.js';
import {
  addressCheck,
  clockCheck,
  diskCheck,
  firstPasswordCheck,
  secondFactorsCheck,
  nodeCheck,
  replicasCheck,
} from './server-checks.js';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const EARLIER = '2026-11-21T10:00:00.000Z';
const GIB = 1024 ** 3;

describe('the check of mail', () => {
  const check = (facts: Partial<MailFacts>) =>
    mailCheck(
      { server: true, lastSentAt: null, lastFailure: null, lastTestAt: null, held: 0, ...facts },
      NOW,
    );

  it.each<[string, Partial<MailFacts>, string, RegExp]>([
    ['no mail server', { server: false, held: 3 }, 'attention', /kept, not sent \(3 are waiting\)/],
    ['nothing sent', {}, 'unknown', /nothing has been sent yet/],
    ['a message sent', { lastSentAt: EARLIER }, 'good', /accepted the last message\.$/],
    ['a test sent', { lastSentAt: EARLIER, lastTestAt: EARLIER }, 'good', /the last message, a test/],
    [
      'a failure after it',
      { lastSentAt: EARLIER, lastFailure: { at: '2026-11-22T09:00:00.000Z', reply: '535 no' } },
      'attention',
      /the mail server said: 535 no\./,
    ],
    [
      'a failure alone',
      { lastFailure: { at: EARLIER, reply: null } },
      'attention',
      /could not be delivered\.$/,
    ],
    [
      'a failure before it',
      { lastSentAt: EARLIER, lastFailure: { at: '2026-11-01T00:00:00.000Z', reply: '535 no' } },
      'good',
      /accepted/,
    ],
    ['only old messages', { lastSentAt: '2026-09-01T00:00:00.000Z' }, 'unknown', /more than 30 days ago/],
  ])('with %s', (_, facts, state, detail) => {
    expect(check(facts)).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });
});

describe('the check of the audit trail', () => {
  const verified = { at: EARLIER, entries: 1234, problem: null };
  it.each<[string, Partial<Parameters<typeof auditCheck>[0]>, string, RegExp]>([
    ['no verification', {}, 'unknown', /not been verified yet/],
    ['a good one', { verification: verified }, 'good', /24 hours ago: 1,234 entries, unbroken\.$/],
    [
      'an old one',
      { verification: { ...verified, at: '2026-11-01T00:00:00.000Z' } },
      'attention',
      /21 days ago/,
    ],
    [
      'a broken chain',
      { verification: { ...verified, problem: 'entry 17 was changed' }, unrecorded: 1 },
      'attention',
      /is broken: entry 17 was changed\.$/,
    ],
    [
      'an action that is missing',
      { verification: verified, unrecorded: 1 },
      'attention',
      /^1 action could not/,
    ],
  ])('with %s', (_, facts, state, detail) => {
    expect(auditCheck({ verification: null, unrecorded: 0, ...facts }, NOW)).toMatchObject({
      state,
      detail: expect.stringMatching(detail),
    });
  });
});

describe('the checks of backups', () => {
  const NOTHING: BackupRecord = { lastBackup: null, lastFailure: null, lastProof: null };
  const made = (at: string): BackupRecord => ({
    ...NOTHING,
    lastBackup: { at, file: 'nightly-a.jsonl.gz', bytes: 9, rows: 1234, missingPictures: 0, encrypted: true },
  });
  const proved = (at: string, problem: string | null = null): BackupRecord => ({
    ...NOTHING,
    lastProof: { at, file: 'nightly-a.jsonl.gz', rows: 1234, problem },
  });

  it('name what is wrong in sentences, and nothing else', () => {
    const lastFailure = { at: EARLIER, reason: 'the disk is full' };
    const lastProof = { at: EARLIER, file: 'a.gz', rows: 0, problem: 'it is damaged' };
    expect(backupProblems(NOTHING, NOW)).toEqual([]);
    expect(backupProblems({ ...made(EARLIER), lastProof: { ...lastProof, problem: null } }, NOW)).toEqual([]);
    expect(backupProblems({ ...made(EARLIER), lastFailure, lastProof }, NOW)).toEqual([
      expect.stringMatching(/^The backup failed 24 hours ago: the disk is full\./),
      'The backup a.gz could not be restored as a test 24 hours ago: it is damaged.',
    ]);
  });

  it.each<[string, boolean, BackupRecord, string, RegExp]>([
    ['switched off', false, NOTHING, 'attention', /makes no backups by itself/],
    [
      'switched off again',
      false,
      made(EARLIER),
      'attention',
      /any more\. The last backup was made 24 hours ago/,
    ],
    ['no backup yet', true, NOTHING, 'unknown', /has not been finished/],
    ['a recent one', true, made(EARLIER), 'good', /24 hours ago .* 1,234 rows and is encrypted/],
    [
      'one without all pictures',
      true,
      { ...NOTHING, lastBackup: { ...made(EARLIER).lastBackup!, missingPictures: 2 } },
      'attention',
      /It lacks 2 files of pictures/,
    ],
    ['an old one', true, made('2026-11-19T10:00:00.000Z'), 'attention', /made 3 days ago/],
    [
      'a failure',
      true,
      { ...made(EARLIER), lastFailure: { at: NOW.toISOString(), reason: 'The disk is full' } },
      'attention',
      /failed less than an hour ago: The disk is full\. The last backup/,
    ],
  ])('last backup: %s', (_, nightly, record, state, detail) => {
    expect(backupCheck(nightly, record, NOW)).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });

  it.each<[string, boolean, BackupRecord, string, RegExp]>([
    ['none, switched off', false, NOTHING, 'attention', /No backup has been restored/],
    ['none yet', true, NOTHING, 'unknown', /No backup has been restored/],
    [
      'a recent one',
      true,
      proved('2026-11-16T10:00:00.000Z'),
      'good',
      /6 days ago, with all of its 1,234 rows/,
    ],
    ['an old one', true, proved('2026-11-01T10:00:00.000Z'), 'attention', /restored as a test 21 days ago/],
    [
      'one that failed',
      true,
      proved(EARLIER, 'The backup is damaged: its hash does not match'),
      'attention',
      /could not be restored as a test 24 hours ago: The backup is damaged: its hash does not match\./,
    ],
  ])('last proof: %s', (_, nightly, record, state, detail) => {
    expect(proofCheck(nightly, record, NOW)).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });
});

describe('the checks of the machine', () => {
  it.each([
    [null, 'attention'],
    ['http://office.example', 'attention'],
    ['https://localhost', 'attention'],
    ['https://office.example', 'good'],
  ])('judge the address %s: %s', (url, state) => {
    expect(addressCheck(url).state).toBe(state);
  });

  it.each([
    ['far ahead of the database', 31_000, null, 'attention'],
    ['far behind the database', -31_000, true, 'attention'],
    ['in agreement with the database', 200, null, 'good'],
    ['following a time server', null, true, 'good'],
    ['that nothing confirms', null, null, 'unknown'],
  ])('judge a clock %s', (_, aheadOfDatabase, synchronised, state) => {
    expect(clockCheck({ businessTime: 'noon', aheadOfDatabase, synchronised }).state).toBe(state);
  });

  it.each([
    [20 * GIB, 100 * GIB, 'good'],
    [9 * GIB, 100 * GIB, 'attention'],
    [0.9 * GIB, 2 * GIB, 'attention'],
    [1.1 * GIB, 2 * GIB, 'good'],
  ])('judge a disk with %d of %d bytes free: %s', (free, size, state) => {
    expect(diskCheck([{ folder: '/data', free, size }]).state).toBe(state);
  });

  it('names the disk that is nearly full, and no other', () => {
    const { detail } = diskCheck([
      { folder: '/data', free: 50 * GIB, size: 100 * GIB },
      { folder: '/backups', free: 0.5 * GIB, size: 100 * GIB },
    ]);
    expect(detail).toBe('The disk is nearly full: 512 MB of 100.0 GB are free for /backups.');
  });

  it.each([
    ['20.20.2', 'attention'],
    ['24.1.0', 'good'],
    ['31.0.0', 'unknown'],
  ])('judge Node %s: %s', (version, state) => {
    expect(nodeCheck(version, NOW).state).toBe(state);
  });

  it.each([
    [false, '/data/media', 'good'],
    [true, null, 'good'],
    [true, '/data/media', 'unknown'],
  ])('judge pictures with Redis %s and the folder %s: %s', (redis, folder, state) => {
    expect(replicasCheck(redis, folder).state).toBe(state);
  });

  it.each([
    [true, 'attention'],
    [false, 'good'],
    [null, 'unknown'],
  ])('a first password that is still used: %s', (used, state) => {
    expect(firstPasswordCheck('admin', used).state).toBe(state);
  });
});

it('a check says in plain words what has to be done on the server, and in technical words apart', () => {
  const nothing: BackupRecord = { lastBackup: null, lastFailure: null, lastProof: null };
  const mail = { server: false, lastSentAt: null, lastFailure: null, lastTestAt: null, held: 0 };
  const broken = { at: EARLIER, entries: 1, problem: 'entry 17 was changed' };
  for (const { detail, fix, technical } of [
    mailCheck(mail, NOW),
    mailCheck({ ...mail, server: true, lastFailure: { at: EARLIER, reply: null } }, NOW),
    backupCheck(false, nothing, NOW),
    proofCheck(false, nothing, NOW),
    auditCheck({ verification: broken, unrecorded: 0 }, NOW),
    addressCheck(null),
    addressCheck('http://office.ph'),
    addressCheck('https://localhost'),
    clockCheck({ businessTime: 'noon', aheadOfDatabase: 31_000, synchronised: null }),
    nodeCheck('20.20.2', NOW),
    replicasCheck(true, '/data/media'),
    secondFactorsCheck(['Ana'], false),
  ]) {
    expect(`${detail} ${fix}`).not.toMatch(/[A-Z]_[A-Z]|docs\/|npm run|NTP|replica|environment/);
    expect(technical).toMatch(/^[A-Z“].*\.$/);
  }
});

describe('the check of figures', () => {
  it('names figures whose expected change date has passed without a later check', () => {
    const on = (day: string) => figuresCheck(DEFAULT_FIGURES, day);
    expect(on('2026-11-29').state).toBe('good');
    expect(on('2027-01-31').state).toBe('good');
    expect(on('2027-02-01')).toMatchObject({
      state: 'attention',
      detail: expect.stringContaining('SSS contribution, of the salary credit'),
      link: '/admin/business/calculators',
    });
    const checked = DEFAULT_FIGURES.map((figure) => ({ ...figure, checkedOn: '2027-02-01' }));
    expect(figuresCheck(checked, '2027-02-02').state).toBe('good');
  });
});

describe('the check of samples', () => {
  it('names what is still a sample', () => {
    const check = samplesCheck({ identity: ['the licence number'], stats: true, testimonials: false });
    expect(check).toMatchObject({
      state: 'attention',
      detail: 'The public site still shows samples: the licence number, the statistics.',
      link: '/admin/business',
    });
    expect(samplesCheck({ identity: [], stats: false, testimonials: false }).state).toBe('good');
  });
});

describe('the first steps', () => {
  const NEW: FirstStepFacts = {
    identityEdited: false,
    hoursEdited: false,
    hasPicture: false,
    showsSamples: true,
    mailServer: false,
    hasOwnArticle: false,
    hasBooking: false,
    hasPolicy: false,
    remindsClients: false,
    staff: 1,
  };
  const done = (facts: Partial<FirstStepFacts>) =>
    firstSteps({ ...NEW, ...facts }, 'superadmin')
      .filter((step) => step.done)
      .map(({ id }) => id);

  it.each<[Partial<FirstStepFacts>, string[]]>([
    [{}, []],
    [{ identityEdited: true }, ['identity']],
    [{ hoursEdited: true }, ['hours']],
    [{ hasPicture: true }, ['look']],
    [{ showsSamples: false }, ['samples']],
    [{ mailServer: true }, ['mail']],
    [{ hasOwnArticle: true }, ['article']],
    [{ hasBooking: true }, ['booking']],
    [{ staff: 2 }, ['colleague']],
  ])('with %j, %j are done', (facts, ids) => {
    expect(done(facts)).toEqual(ids);
  });

  it('offer the messages about premiums once there is a policy', () => {
    const reminders = (facts: Partial<FirstStepFacts>) =>
      firstSteps({ ...NEW, ...facts }, 'superadmin').find(({ id }) => id === 'reminders');
    expect(reminders({})).toBeUndefined();
    expect(reminders({ hasPolicy: true })).toMatchObject({ done: false, link: '/admin/settings/mail' });
    expect(reminders({ hasPolicy: true, remindsClients: true })).toMatchObject({ done: true });
  });

  it('offer to import what the office has until there is a policy', () => {
    const link = (facts: Partial<FirstStepFacts>) =>
      firstSteps({ ...NEW, ...facts }, 'superadmin').find(({ id }) => id === 'import')?.link;
    expect(link({})).toBe('/admin/imports/new');
    expect(link({ hasPolicy: true })).toBeUndefined();
  });

  it('of an assistant are those that an assistant can take', () => {
    expect(firstSteps(NEW, 'admin_assistant').map(({ id }) => id)).toEqual(['article', 'booking']);
  });
});

describe('the check of second factors', () => {
  it.each<[string, string[], boolean, string, RegExp]>([
    ['nobody', [], false, 'good', /^Everybody/],
    ['one', ['Ana'], false, 'attention', /^Ana has no second factor/],
    ['three', ['Ana', 'Ben', 'Cora'], false, 'attention', /^Ana, Ben, and Cora have no second factor/],
    ['one, where it is required', ['Ana'], true, 'attention', /^Ana has .* cannot work/],
  ])('names who is without one: %s', (_, without, required, state, detail) => {
    expect(secondFactorsCheck(without, required)).toMatchObject({
      state,
      detail: expect.stringMatching(detail),
    });
  });
});
