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

beforeAll(() => ['leads', 'calendar', 'tasks', 'users'].forEach(register));
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
  fetchWhenIdle(['leads']);
  expect(loaded).toEqual([]);
  await beIdle();
  expect(loaded).toEqual(saveData ? [] : ['leads']);
});

test('fetches the named screens in their order, each once', async () => {
  fetchWhenIdle(['tasks', 'calendar']);
  await beIdle();
  fetchWhenIdle(['calendar', 'users']);
  await beIdle();
  expect(loaded).toEqual(['tasks', 'calendar', 'users']);
});

test('ends at a part that cannot be loaded, and starts with it the next time', async () => {
  ['blog', 'settings'].forEach(register);
  missing.add('blog');
  fetchWhenIdle(['blog', 'settings']);
  await beIdle();
  expect(loaded).toEqual([]);
  missing.clear();
  fetchWhenIdle(['blog', 'settings']);
  await beIdle();
  expect(loaded).toEqual(['blog', 'settings']);
});

test('fetches nothing after it was stopped', async () => {
  register('messages');
  fetchWhenIdle(['messages'])();
  await beIdle();
  expect(loaded).toEqual([]);
});
