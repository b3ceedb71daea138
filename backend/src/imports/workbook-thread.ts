// Writes one sheet of a workbook as CSV and ends; the server starts this thread for each workbook.
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './infrastructure/workbook-reader.js';
import type { WorkbookJob } from './infrastructure/workbooks.js';

parentPort!.postMessage(await readWorkbook(workerData as WorkbookJob));
