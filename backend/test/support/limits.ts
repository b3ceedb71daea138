import { send } from './http.js';
import { expectRefusal } from './refusals.js';
import type { RunningApp } from './running-app.js';
import { storingNothing } from './stored.js';

/** Fails unless that many get through and the next is refused with nothing stored. */
export async function expectOnly(
  running: RunningApp,
  count: number,
  call: (turn: number) => ReturnType<typeof send>,
  ok: number,
) {
  for (let turn = 0; turn < count; turn += 1)
    expect({ turn, status: (await call(turn)).status }).toEqual({ turn, status: ok });
  await storingNothing(running.app, async () => expectRefusal(await call(count), 429));
}
