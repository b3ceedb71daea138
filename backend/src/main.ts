import './platform/check-node.js';
import * as nodeModule from 'node:module';
import { join } from 'node:path';

// Compiled code of the packages is kept between starts, from Node 22 on; a folder that cannot be written is no error.
// Only modules loaded after this line profit, so the server is one of them.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => void };
enableCompileCache?.(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
await import('./app/server.js');
