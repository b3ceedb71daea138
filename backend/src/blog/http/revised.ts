import { Conflict } from '../../platform/domain-error.js';
import { ChangedMeanwhile, type Post } from '../domain/post.js';
import { type PostView, postView } from './blog.dto.js';

/** The answer to an edit; a conflict says how the post is now. */
export async function revised(edit: Promise<Post>): Promise<PostView> {
  try {
    return postView(await edit);
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw new Conflict('post.changed', postView(error.post));
    throw error;
  }
}
