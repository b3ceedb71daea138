import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Post } from '../domain/post.js';
import type { PostRepository } from './ports.js';

/** Locks a post. Rejects one that does not exist or is deleted. */
export async function lockedPost(posts: PostRepository, unit: Unit, id: string): Promise<Post> {
  const stored = await posts.lock(unit, id);
  if (!stored || stored.deletedAt !== null) throw new NotFound('post.unknown');
  return stored.post;
}
