// Writes the front end's API types (frontend/src/shared/api-schema.ts) from the OpenAPI document of the built backend.
// With --check it writes nothing and fails when the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { root } from './run.mjs';

const target = join(root, 'frontend/src/shared/api-schema.ts');
const types = astToString(await openapiTypes(pathToFileURL(join(root, 'backend/dist/app/openapi.json'))));
const text = `// Written by \`npm run openapi\` from the backend's OpenAPI document. Do not edit.\n\n${types}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('frontend/src/shared/api-schema.ts does not match the backend: run `npm run openapi`.');
  process.exitCode = 1;
}
