import '../platform/check-node.js';
import { runBackupProcess } from '../care/infrastructure/backup-process.js';
import { SCHEMA } from './schema.js';

runBackupProcess(SCHEMA);
