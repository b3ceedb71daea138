import {
  deleteDraft,
  deleteExpiredDrafts,
  isUnwritable,
  openDrafts,
  readDraft,
  writeDraft,
} from './draftStore';

const now = new Date('2026-11-22T06:00:00.000Z');
const draft = (value: string, savedAt = now.toISOString()) => ({ savedAt, start: '', value });

beforeEach(() => localStorage.clear());

test('stores one draft for each user and key', () => {
  writeDraft('ana', 'note.1', draft('mine'));
  writeDraft('ben', 'note.1', draft('his'));
  writeDraft('ana', 'note.2', draft('other'));
  expect(readDraft('ana', 'note.1')).toEqual(draft('mine'));
  deleteDraft('ana', 'note.1');
  expect(readDraft('ana', 'note.1')).toBeNull();
  expect(readDraft('ben', 'note.1')).toEqual(draft('his'));
  expect(readDraft('ana', 'note.2')).toEqual(draft('other'));
});

test('a draft is read with the key of its user and in its place only', () => {
  writeDraft('ana', 'note.1', draft('HIV positive, ñ'));
  const stored = localStorage.getItem('console.draft.ana.note.1')!;
  expect(stored).not.toMatch(/HIV|positive/);
  localStorage.setItem('console.draft.ana.note.2', stored);
  expect(readDraft('ana', 'note.2')).toBeNull();
  openDrafts(new Uint8Array(32).fill(1));
  expect(readDraft('ana', 'note.1')).toBeNull();
  openDrafts(null);
  expect(readDraft('ana', 'note.1')).toBeNull();
  writeDraft('ana', 'note.3', draft('after signing out'));
  expect(isUnwritable('ana', 'note.3')).toBe(true);
  openDrafts(new Uint8Array(32));
  expect(readDraft('ana', 'note.1')).toEqual(draft('HIV positive, ñ'));
});

test('deletes drafts that are not encrypted', () => {
  localStorage.setItem(
    'console.draft.ana.note',
    JSON.stringify(draft('readable', '2026-11-22T05:00:00.000Z')),
  );
  deleteExpiredDrafts(now);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('deletes only drafts older than 30 days, of all users', () => {
  localStorage.setItem('console.theme', 'dark');
  localStorage.setItem('console.draft.ana.broken', 'no JSON');
  writeDraft('ana', 'old', draft('old', '2026-10-23T05:59:59.000Z'));
  writeDraft('ben', 'recent', draft('recent', '2026-10-23T06:00:01.000Z'));
  deleteExpiredDrafts(now);
  expect(Object.keys(localStorage).sort()).toEqual(['console.draft.ben.recent', 'console.theme']);
});

test('ignores invalid drafts', () => {
  for (const text of ['no JSON', 'null', '7', '{}', '{"savedAt":1,"value":2}']) {
    localStorage.setItem('console.draft.ana.note', text);
    expect(readDraft('ana', 'note')).toBeNull();
  }
});

test('knows whether the last text of a draft could be stored', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft('ana', 'note', draft('text'));
  expect(isUnwritable('ana', 'note')).toBe(true);
  full.mockRestore();
  writeDraft('ana', 'note', draft('text'));
  expect(isUnwritable('ana', 'note')).toBe(false);
});
