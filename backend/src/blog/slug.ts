export { freeSlug, slugOf } from './domain/post.js';
