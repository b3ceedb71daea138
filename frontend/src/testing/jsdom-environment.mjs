import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web globals of Node that jest-environment-jsdom hides. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
      structuredClone,
    });
    // jsdom has no pointer capture, which the toast uses on click
    this.global.Element.prototype.hasPointerCapture = () => false;
    // nor layout, which the list of search results observes and scrolls
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}
