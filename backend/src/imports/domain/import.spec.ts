import { Conflict } from '../../platform/domain-error.js';
import {
  assertDecidable,
  beginStep,
  type Import,
  IMPORT_STATES,
  mapImport,
  NO_COUNTS,
  NO_LAYOUT,
  NONE_LEFT_OUT,
  sourceOf,
  stopStep,
  WORKING,
  type WorkingState,
} from './import.js';

const AT = '2026-11-26T08:00:00.000Z';
const imported = (changes: Partial<Import> = {}): Import => ({
  id: 'i',
  kind: 'clients',
  fileName: 'people.csv',
  state: 'uploaded',
  encoding: 'utf-8',
  separator: ',',
  ...NO_LAYOUT,
  headings: ['Name'],
  preset: null,
  samples: null,
  mapping: { columns: {}, options: {} },
  rows: 1,
  done: 1,
  counts: { ...NO_COUNTS, create: 1 },
  leftOut: NONE_LEFT_OUT,
  undo: null,
  again: false,
  failure: null,
  createdAt: AT,
  createdBy: 'u',
  createdByName: 'Ana',
  appliedAt: null,
  expiresAt: AT,
  ...changes,
});
const undo = { undone: 1, left: 0 };

describe('the steps of an import', () => {
  it.each<[state: Partial<Import>, allowed: WorkingState[]]>([
    [{ mapping: null }, []],
    [{}, ['checking']],
    [{ state: 'checking' }, []],
    [{ state: 'checked' }, ['checking', 'applying']],
    [{ state: 'applying', appliedAt: AT }, []],
    [{ state: 'applied', appliedAt: AT }, ['undoing']],
    [{ state: 'undoing', appliedAt: AT, undo }, []],
    [{ state: 'undone', appliedAt: AT, undo }, []],
    [{ state: 'failed' }, ['checking']],
    [{ state: 'failed', appliedAt: AT }, ['applying', 'undoing']],
    [{ state: 'failed', appliedAt: AT, undo }, ['undoing']],
  ])('from %j are %j', (state, allowed) => {
    const before = imported(state);
    const leads = (['checking', 'applying', 'undoing'] as const).filter((step) => {
      try {
        return beginStep(before, step).state === step;
      } catch (error) {
        expect(error).toBeInstanceOf(Conflict);
        return false;
      }
    });
    expect(leads).toEqual(allowed);
  });

  it('a new mapping has to be checked again, and is rejected when rows were applied', () => {
    const mapping = { columns: { Name: 'firstName' }, options: {} };
    expect(mapImport(imported({ state: 'checked' }), mapping)).toMatchObject({
      state: 'uploaded',
      mapping,
      counts: NO_COUNTS,
      leftOut: NONE_LEFT_OUT,
      done: 0,
    });
    expect(() => mapImport(imported({ state: 'applied', appliedAt: AT }), mapping)).toThrow(Conflict);
    expect(() => mapImport(imported({ state: 'checking' }), mapping)).toThrow(Conflict);
  });

  it('of an applied import begin again for rows that were decided since, and go on where they failed', () => {
    const applied = imported({ state: 'applied', appliedAt: AT });
    expect(() => beginStep(applied, 'applying', false)).toThrow(Conflict);
    const again = beginStep(applied, 'applying', true);
    expect(again).toMatchObject({ state: 'applying', again: true });
    expect(beginStep({ ...again, state: 'failed' }, 'applying')).toMatchObject({ again: true });
    expect(beginStep({ ...again, state: 'applied' }, 'undoing')).toMatchObject({ again: false });
    expect(beginStep(imported({ state: 'checked' }), 'applying', true)).toMatchObject({ again: false });
  });

  it('count from the first row, and forget the failure of before', () => {
    const failed = imported({ state: 'failed', failure: 'stopped', done: 7, appliedAt: AT });
    expect(beginStep(failed, 'applying')).toMatchObject({ done: 0, failure: null });
  });

  it('count anew in a check; what was applied and taken back stays counted in the others', () => {
    const counts = { ...NO_COUNTS, create: 3 };
    const leftOut = { unreadable: 1, notConfirmed: 2 };
    const before = imported({ state: 'checked', counts, leftOut });
    expect(beginStep(before, 'checking')).toMatchObject({
      counts: NO_COUNTS,
      leftOut: NONE_LEFT_OUT,
      undo: null,
    });
    expect(beginStep(before, 'applying')).toMatchObject({ counts, leftOut, undo: null });
    const applied = { ...before, appliedAt: AT };
    expect(beginStep({ ...applied, state: 'applied' }, 'undoing')).toMatchObject({
      counts,
      leftOut,
      undo: { undone: 0, left: 0 },
    });
    expect(beginStep({ ...applied, state: 'failed', undo }, 'undoing')).toMatchObject({ undo });
  });

  it('are stopped while they work', () => {
    for (const state of IMPORT_STATES)
      if (WORKING.some((one) => one === state))
        expect(stopStep(imported({ state }))).toEqual(imported({ state: 'failed', failure: 'stopped' }));
      else expect(() => stopStep(imported({ state }))).toThrow(Conflict);
  });
});

test('rows are decided about when they were checked or applied, and nothing was taken back', () => {
  const isDecidable = (changes: Partial<Import>) => {
    try {
      assertDecidable(imported(changes));
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Conflict);
      return false;
    }
  };
  expect(IMPORT_STATES.filter((state) => isDecidable({ state }))).toEqual(['checked', 'applied']);
  expect(isDecidable({ state: 'applied', undo })).toBe(false);
  expect(() => assertDecidable(imported())).toThrow(expect.objectContaining({ code: 'import.not-checked' }));
});

test.each([
  ['the one that the mapping names', { columns: {}, options: { source: 'crm' } }, 'ghost', 'crm'],
  ['the one whose headings they are', { columns: {}, options: {} }, 'ghost', 'ghost'],
  ['that of a file made by hand', null, null, 'file'],
])('the source of ids is %s', (_, mapping, preset, source) =>
  expect(sourceOf({ mapping, preset })).toBe(source),
);
