// Writes what the front end takes from the OpenAPI document of the built backend: the types of the API
// (frontend/src/shared/api-schema.ts) and the limits of the settings (frontend/src/shared/section-limits.ts).
// With --check it writes nothing and fails when a file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { root } from './run.mjs';
import { sectionLimits } from './section-limits.mjs';

const document = join(root, 'backend/dist/app/openapi.json');
write('api-schema.ts', astToString(await openapiTypes(pathToFileURL(document))));
const limits = join(root, 'frontend/src/shared/section-limits.ts');
write(
  'section-limits.ts',
  await format(sectionLimits(JSON.parse(readFileSync(document, 'utf8'))), {
    ...(await resolveConfig(limits)),
    parser: 'typescript',
  }),
);

function write(name, content) {
  const target = join(root, 'frontend/src/shared', name);
  const text = `// Written by \`npm run openapi\` from the backend's OpenAPI document. Do not edit.\n\n${content}`;
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`frontend/src/shared/${name} does not match the backend: run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
}
