import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus the web globals that Node has and jest-environment-jsdom hides, and what the widgets ask for. */
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
    // jsdom has no pointer capture, which the toast asks about when it is clicked
    this.global.Element.prototype.hasPointerCapture = () => false;
  }
}
