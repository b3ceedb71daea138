export { freeSlug, slugOf } from './domain/slug.js';
