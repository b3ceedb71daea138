import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus the web globals that Node has and jest-environment-jsdom hides. */
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
  }
}
