import { createRequire } from 'node:module';

// each program imports this first; scripts that run before a build preload it
createRequire(import.meta.url)('../../check-node.cjs');
