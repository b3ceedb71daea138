import '../platform/check-node.js';
import '../platform/source-lines.js';
import { runBackupProcess } from '../care/infrastructure/backup-process.js';
import { SCHEMA } from './schema.js';

runBackupProcess(SCHEMA);
