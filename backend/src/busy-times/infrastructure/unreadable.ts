import type { Said } from '../../platform/domain-error.js';

/** An entry of a calendar cannot be read, and why. */
export class Unreadable extends Error {
  constructor(readonly reason: Said) {
    super('The entry cannot be read');
  }
}
