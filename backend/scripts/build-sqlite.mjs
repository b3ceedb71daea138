// Node 20 lacks the Node-API version that better-sqlite3 13 needs, and the older version for it has no prebuilt binary:
// this script compiles it once. It does nothing on newer versions of Node (docs/decisions/0015).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run } from './run.mjs';

const binary = join(root, 'node_modules/better-sqlite3-node20/build/Release/better_sqlite3.node');

if (Number(process.versions.napi) < 10 && !existsSync(binary)) {
  console.log(
    'Node 20: compiling better-sqlite3 12, once; this takes about two minutes. Node 24 needs no compiler.',
  );
  const { code, output } = await run(npm('rebuild', 'better-sqlite3-node20', '--ignore-scripts=false'));
  if (code !== 0) {
    console.error(output);
    console.error(
      'Compiling better-sqlite3 failed. Install Python 3, make and a C++ compiler, or use Node 24.',
    );
    process.exit(1);
  }
}
