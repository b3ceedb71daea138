import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { portWith } from '../../platform/testing/port-with.js';
import { ANA, aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { ControlSteps } from './control-steps.js';
import type { RunImports } from './run-imports.js';

function setUp() {
  const all = importsInMemory();
  const woken: string[] = [];
  const running = portWith<RunImports>({ wake: () => void woken.push('wake') });
  return { ...all, woken, control: new ControlSteps(all.units, all.imports, running, all.clock) };
}

describe('the steps of an import', () => {
  it('are begun in the name of a user, and worked on at once', async () => {
    const { control, imports, woken, put } = setUp();
    const { id } = put();
    expect(await control.begin(id, 'checking', ANA)).toMatchObject({ state: 'checking', done: 0 });
    expect(imports.begun.get(id)).toMatchObject({ startedAt: AT, startedBy: ANA, position: 0 });
    expect(woken).toEqual(['wake']);
  });

  it('are an application of an applied import only for rows that were decided since', async () => {
    const { control, imports, woken, put } = setUp();
    const applied = { state: 'applied', appliedAt: AT } as const;
    const { id } = put(applied, aRow({ outcome: 'conflict' }));
    expect(await rejectionOf(control.begin(id, 'applying', ANA))).toMatchObject({ kind: 'Conflict' });
    expect([imports.stored.get(id)!.state, woken]).toEqual(['applied', []]);
    put(applied, aRow({ outcome: 'conflict', choice: 'create' }));
    expect(await control.begin(id, 'applying', ANA)).toMatchObject({ state: 'applying', again: true });
  });

  it('are stopped where they are; without one there is nothing to stop', async () => {
    const { control, imports, put } = setUp();
    const { id } = put({ state: 'checking' });
    await control.stop(id);
    expect(imports.stored.get(id)).toMatchObject({ state: 'failed', failure: 'stopped' });
    expect(await rejectionOf(control.stop(id))).toMatchObject({ kind: 'Conflict' });
    expect(await rejectionOf(control.stop('none'))).toMatchObject({ kind: 'NotFound' });
  });
});
