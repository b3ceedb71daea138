import '../platform/check-node.js';
import '../platform/source-lines.js';
import { runBackupProcess } from '../care/infrastructure/backup-process.js';
import { openPictureFiles } from '../media/infrastructure/open-picture-files.js';
import { SCHEMA } from './schema.js';

runBackupProcess({ schema: SCHEMA, openPictures: openPictureFiles });
