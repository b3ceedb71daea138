import { createRequire } from 'node:module';
import './style-matching.mjs';
import { JSDOM } from 'jsdom';
import NativeEnvironment from '../backend/testing/native-environment.mjs';

const require = createRequire(import.meta.url);

/**
 * jsdom matches each element with every style rule to learn whether it is hidden, which would take most of the time beside
 * the thousands of rules of MUI: it gets those that hide something, or that a test looks at.
 */
const LOOKED_AT =
  /[{;](?:display:none|visibility:|opacity:0;|pointer-events:|text-decoration:(?:line-through|underline)|(?:width|height):\d{3,}px)/;
const { StyleSheet } = createRequire(require.resolve('@emotion/react'))('@emotion/sheet');
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function (rule) {
  if (LOOKED_AT.test(rule)) insert.call(this, rule);
};

// React's development build captures a stack trace for every element that it creates, until this counter reaches a limit.
// No test reads those traces, and capturing them takes a tenth of the time.
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/' });

/** Globals that Node has too; a node of jsdom accepts only jsdom's own. */
const OF_THE_DOM = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
];
const INHERITED = ['addEventListener', 'dispatchEvent', 'removeEventListener'];

/** Installs what a page finds in its global object, besides Node's own globals. */
function installGlobals() {
  for (const name of [...Object.getOwnPropertyNames(window), ...INHERITED]) {
    if (name in globalThis && !OF_THE_DOM.includes(name)) continue;
    const value = window[name];
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    install(name, value === window ? globalThis : isMethod ? value.bind(window) : value);
  }
  // jsdom has no layout, which the list of search results observes and scrolls
  install(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  window.Element.prototype.scrollIntoView = () => {};
  // nor pointer capture, which the toast uses on click
  window.Element.prototype.hasPointerCapture = () => false;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}

function install(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// timers that a page leaves behind, of caches, for example, or of toasts, end with the file, and what they hold is freed
const timers = [];
for (const name of ['setTimeout', 'setInterval']) {
  const start = globalThis[name];
  const started = (...given) => {
    const timer = start(...given);
    timers.push(timer);
    return timer;
  };
  install(name, Object.assign(started, start));
}
installGlobals();

/** One document for all files of a worker, which runs console and site suites only; each begins with an empty one. */
export default class extends NativeEnvironment {
  async setup() {
    await super.setup();
    window.document.body.replaceChildren();
    window.document.title = '';
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }

  async teardown() {
    await super.teardown();
    for (const timer of timers.splice(0)) clearTimeout(timer);
  }
}
