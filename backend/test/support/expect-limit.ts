import { send } from './http.js';
import { expectError } from './expect-error.js';
import type { RunningApp } from './running-app.js';
import { expectNothingStored } from './database-state.js';

/** Asserts that exactly `count` calls pass, and that the next one gets 429 and stores nothing. */
export async function expectLimit(
  running: RunningApp,
  count: number,
  call: (turn: number) => ReturnType<typeof send>,
  ok: number,
) {
  for (let turn = 0; turn < count; turn += 1)
    expect({ turn, status: (await call(turn)).status }).toEqual({ turn, status: ok });
  await expectNothingStored(running.app, async () => expectError(await call(count), 429));
}
