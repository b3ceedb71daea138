import { NotFound } from '../../platform/domain-error.js';

/** A suspected post is not there any more. */
export class PostGone extends NotFound {
  constructor() {
    super('submission.gone');
  }
}
