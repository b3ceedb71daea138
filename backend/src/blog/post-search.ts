export { isFound, searchOf } from './domain/post-search.js';
