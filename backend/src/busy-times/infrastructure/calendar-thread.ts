// Reads one calendar file and ends; the server starts this thread for each file.
import { parentPort, workerData } from 'node:worker_threads';
import { IcalReader } from './ical-reader.js';
import type { CalendarJob } from './threaded-calendar-reader.js';

const { file, span, officeZone } = workerData as CalendarJob;
parentPort!.postMessage(await new IcalReader(officeZone).read(file, span));
