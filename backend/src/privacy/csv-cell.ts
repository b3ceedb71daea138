export { csvCell, csvCellValue } from './domain/csv-cell.js';
