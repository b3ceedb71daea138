// Writes what follows from the built backend: the types of the API (frontend/src/shared/api-schema.ts) and the limits of
// its request bodies (api-limits.ts) from its OpenAPI document, and the list of routes in docs/api.md. Besides the pages that
// the server knows (console-pages.ts), from the console's list.
// With --check it writes nothing and fails when a file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { bodyLimits } from './body-limits.mjs';
import { consolePages } from './console-pages.mjs';
import { withRouteList } from './route-list.mjs';
import { root } from './run.mjs';

const document = join(root, 'backend/dist/app/openapi.json');
const notice = "// Written by `npm run openapi` from the backend's OpenAPI document. Do not edit.\n\n";
const types = astToString(await openapiTypes(pathToFileURL(document), { immutable: true }));
write('frontend/src/shared/api-schema.ts', `${notice}${types}`);

const limits = 'frontend/src/shared/api-limits.ts';
write(limits, await formatted(limits, `${notice}${bodyLimits(JSON.parse(readFileSync(document, 'utf8')))}`));

const api = 'docs/api.md';
const { apiDocuments } = await import(pathToFileURL(join(root, 'backend/dist/app/openapi.js')).href);
const { routes } = await apiDocuments();
write(api, await formatted(api, withRouteList(readFileSync(join(root, api), 'utf8'), routes)));

const list = 'frontend/src/admin/frame/pages.ts';
const pages = 'backend/src/site/domain/console-pages.ts';
const writtenPages = `// Written by \`npm run openapi\` from ${list}. Do not edit.\n\n${await consolePages(readFileSync(join(root, list), 'utf8'))}`;
write(pages, await formatted(pages, writtenPages));

async function formatted(file, text) {
  const filepath = join(root, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

function write(file, text) {
  const target = join(root, file);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`${file} is out of date: run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
}
