// Runs a test file with jest-circus on Node's own modules instead of jest's sandbox: all files of a worker share one
// module graph, and only the test file itself is evaluated anew. Reasons: docs/decisions/0032-tests-on-native-modules.md
import './typescript.mjs';
import asyncHooks from 'node:async_hooks';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circusModule from 'jest-circus/runner';

const require = createRequire(import.meta.url);
const { default: circus } = circusModule;
const { AsyncLocalStorage } = asyncHooks;
// a value on Node 20, a getter without a setter on Node 24
const original = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');
let files = 0;
/** The instances that jest-circus created for the current test file, and the contexts that it ran there. */
const storages = [];
const contexts = [];
/** The properties of the global object that hold jest-circus's state, and with it all hooks and tests of the file. */
const STATE = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];
process.setSourceMapsEnabled(true);

/** Jest's `testRunner`: resolves to the result of one test file. */
export default async function run(globalConfig, config, environment, _runtime, testPath, send) {
  // jest's own prepareStackTrace knows nothing of the source maps of native modules
  Error.prepareStackTrace = undefined;
  Error.stackTraceLimit = 30;
  const start = process.cpuUsage();
  const result = await circus(globalConfig, config, environment, nativeRuntime(testPath), testPath, send);
  // otherwise every later promise of the worker would carry the context of this file
  for (const storage of storages.splice(0)) storage.disable();
  // what outlives the file, such as the port that Node leaves open for an import that fails, would retain its memory
  for (const context of contexts.splice(0)) for (const key of Object.keys(context)) delete context[key];
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (STATE.includes(key.description)) delete globalThis[key];
  const { user, system } = process.cpuUsage(start);
  result.perfStats.cpuSeconds = (user + system) / 1e6;
  return result;
}

/** The part of jest-runtime that jest-circus uses. */
function nativeRuntime(testPath) {
  return {
    requireInternalModule(path) {
      // its state is that of one test file
      delete require.cache[path];
      const value = class extends AsyncLocalStorage {
        constructor(...options) {
          super(...options);
          storages.push(this);
        }
        run(context, ...rest) {
          contexts.push(context);
          return super.run(context, ...rest);
        }
      };
      Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value, configurable: true });
      try {
        return require(path);
      } finally {
        Object.defineProperty(asyncHooks, 'AsyncLocalStorage', original);
      }
    },
    requireModule: require,
    setGlobalsForRuntime() {},
    unstable_shouldLoadAsEsm: () => true,
    async unstable_importModule(path) {
      const { href } = pathToFileURL(path);
      const { default: setup } = await import(path === testPath ? `${href}?${++files}` : href);
      if (typeof setup === 'function') await setup();
    },
    enterTestCode() {},
    leaveTestCode() {},
  };
}
