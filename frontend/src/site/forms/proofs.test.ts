import { prepareProof, takeProof } from './proofs';
import './solveProof';

const challenge = { parameters: {} };
const solution = { counter: 7 };
const proof = btoa(JSON.stringify({ challenge, solution }));

class SolvingWorker {
  onmessage?: (event: { data: unknown }) => void;
  postMessage() {
    this.onmessage?.({ data: solution });
  }
  terminate() {}
}

const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  // takeProof() waits for a proof with a timeout, which only advanceTimersByTime() ends
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  Object.assign(globalThis, { Worker: SolvingWorker });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: {}, configurable: true });
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(challenge)));
});
afterEach(async () => {
  await takeProof();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis.crypto, 'subtle');
});

/** Waits until the work has begun: of an import it is not known when it ends. */
async function prepared() {
  const before = fetched.mock.calls.length;
  prepareProof();
  while (fetched.mock.calls.length === before) await new Promise(setImmediate);
}

test('a touched form has one proof, which is sent once', async () => {
  await prepared();
  prepareProof();
  expect(await takeProof()).toBe(proof);
  expect(await takeProof()).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
  await prepared();
  expect(await takeProof()).toBe(proof);
});

test('a form does not wait long for its proof, and not at all for one that failed', async () => {
  fetched.mockReturnValue(new Promise(() => {}));
  await prepared();
  const taken = takeProof();
  jest.advanceTimersByTime(1_500);
  expect(await taken).toBeUndefined();
  fetched.mockRejectedValue(new Error('offline'));
  await prepared();
  expect(await takeProof()).toBeUndefined();
});

test('an old proof is replaced', async () => {
  await prepared();
  jest.setSystemTime(Date.now() + 26 * 60_000);
  await prepared();
  expect(await takeProof()).toBe(proof);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a browser that cannot solve it sends none', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  prepareProof();
  expect(await takeProof()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
