// Writes one sheet of a workbook as CSV and ends; the server starts this thread for each workbook.
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './workbook-reader.js';
import type { WorkbookJob } from './workbooks.js';

parentPort!.postMessage(await readWorkbook(workerData as WorkbookJob));
