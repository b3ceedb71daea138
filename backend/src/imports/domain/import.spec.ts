import { Conflict } from '../../platform/domain-error.js';
import {
  beginStep,
  type Import,
  mapImport,
  NO_COUNTS,
  NO_LAYOUT,
  NONE_LEFT_OUT,
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
});
