import { fetchWhenIdle, lazyScreen } from './screenCode';

const idle: (() => void)[] = [];
const loaded: string[] = [];
const missing = new Set<string>();

function register(resource: string) {
  lazyScreen(resource, async () => {
    if (missing.has(resource)) throw new TypeError('Failed to fetch dynamically imported module');
    loaded.push(resource);
    return () => null;
  });
}

/** Lets the browser be idle until nothing waits for it. */
async function beIdle() {
  do {
    idle.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  } while (idle.length > 0);
}

// names of no screen, because other tests of the worker may have loaded those
beforeAll(() => ['first', 'second', 'third', 'fourth'].forEach(register));
beforeEach(() => {
  loaded.length = 0;
  window.requestIdleCallback = (run) => idle.push(() => run({} as IdleDeadline));
  window.cancelIdleCallback = () => idle.splice(0);
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  ['fetches nothing where the user saves data', true],
  ['fetches a screen where the user does not save data', false],
])('%s', async (_, saveData) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  fetchWhenIdle(['first']);
  expect(loaded).toEqual([]);
  await beIdle();
  expect(loaded).toEqual(saveData ? [] : ['first']);
});

test('fetches the named screens in their order, each once', async () => {
  fetchWhenIdle(['third', 'second']);
  await beIdle();
  fetchWhenIdle(['second', 'fourth']);
  await beIdle();
  expect(loaded).toEqual(['third', 'second', 'fourth']);
});

test('ends at a part that cannot be loaded, and starts with it the next time', async () => {
  ['fifth', 'sixth'].forEach(register);
  missing.add('fifth');
  fetchWhenIdle(['fifth', 'sixth']);
  await beIdle();
  expect(loaded).toEqual([]);
  missing.clear();
  fetchWhenIdle(['fifth', 'sixth']);
  await beIdle();
  expect(loaded).toEqual(['fifth', 'sixth']);
});

test('fetches nothing after it was stopped', async () => {
  register('seventh');
  fetchWhenIdle(['seventh'])();
  await beIdle();
  expect(loaded).toEqual([]);
});
