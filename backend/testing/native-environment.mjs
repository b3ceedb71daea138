import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { takeAttempts } from '../test/support/no-outside.mjs';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const bound = (object, ...names) =>
  Object.fromEntries(names.map((name) => [name, object[name].bind(object)]));

globalThis.jest = {
  ...bound(mocker, 'fn', 'spyOn', 'clearAllMocks', 'restoreAllMocks'),
  ...bound(
    timers,
    'useFakeTimers',
    'useRealTimers',
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'getTimerCount',
    'setSystemTime',
  ),
};

/** The worker's own global object, with the part of jest's global that the tests use. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = mocker;

  getVmContext() {
    return null;
  }

  async setup() {
    const { setTimeout, setInterval, setImmediate } = globalThis;
    this.ownTimers = { setTimeout, setInterval, setImmediate };
  }

  /** Fails a test that tried to reach another machine. */
  handleTestEvent({ name, test }) {
    if (name === 'test_done') test.errors.push(...takeAttempts());
  }

  async teardown() {
    mocker.restoreAllMocks();
    timers.dispose();
    // a spy that was on a fake timer has put the fake back
    Object.assign(globalThis, this.ownTimers);
  }
}
