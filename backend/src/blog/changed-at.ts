export { changedAt } from './domain/publication.js';
