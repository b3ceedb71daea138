// Writes .br and .gz next to every text asset of the client builds; the server sends them as precompressed files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
for (const dir of ['site/assets', 'admin/assets'].map((name) => join(dist, name)).filter(existsSync)) {
  for (const file of readdirSync(dir).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    const path = join(dir, file);
    const raw = readFileSync(path);
    if (raw.length < 1024) continue;
    writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
      }),
    );
  }
}
