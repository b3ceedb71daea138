export { actionWords } from './domain/action-words.js';
