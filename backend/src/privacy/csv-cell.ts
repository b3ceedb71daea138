export { csvCell } from './domain/csv-cell.js';
