import { prepareProof, takeProof } from './proofs';

const solveProof = jest.fn<Promise<string | undefined>, []>();
jest.mock('./solveProof', () => ({ solveProof: () => solveProof() }));

beforeEach(() => {
  Object.assign(globalThis, { Worker: class {} });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: {}, configurable: true });
  solveProof.mockReset().mockResolvedValue('proof');
});
afterEach(async () => {
  jest.useRealTimers();
  await takeProof();
});

test('a touched form has one proof, which is sent once', async () => {
  prepareProof();
  prepareProof();
  expect(await takeProof()).toBe('proof');
  expect(await takeProof()).toBeUndefined();
  expect(solveProof).toHaveBeenCalledTimes(1);
  prepareProof();
  expect(await takeProof()).toBe('proof');
});

test('a form does not wait long for its proof, and not at all for one that failed', async () => {
  solveProof.mockReturnValue(new Promise(() => {}));
  prepareProof();
  jest.useFakeTimers();
  const taken = takeProof();
  jest.advanceTimersByTime(1_500);
  expect(await taken).toBeUndefined();
  jest.useRealTimers();
  solveProof.mockRejectedValue(new Error('offline'));
  prepareProof();
  expect(await takeProof()).toBeUndefined();
});

test('an old proof is replaced', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  prepareProof();
  now.mockReturnValue(26 * 60_000);
  prepareProof();
  expect(await takeProof()).toBe('proof');
  expect(solveProof).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('a browser that cannot solve it sends none', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  prepareProof();
  expect(await takeProof()).toBeUndefined();
  expect(solveProof).not.toHaveBeenCalled();
});
