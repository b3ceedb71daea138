const FAKEABLE: readonly FakeableAPI[] = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Fakes these alone: requests in flight need the other timers and clocks. */
export function fakeOnly(...faked: readonly FakeableAPI[]): void {
  jest.useFakeTimers({ doNotFake: FAKEABLE.filter((name) => !faked.includes(name)) });
}
