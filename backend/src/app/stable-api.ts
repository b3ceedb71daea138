import type { INestApplication } from '@nestjs/common';
import { apiDescription } from './openapi.js';

/** The routes for API keys: what is there stays as it is, and only more is added. */
export const STABLE_API = '/api/v1';

interface Description {
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;

/** The OpenAPI document of the routes for API keys alone, with the schemas that they use. */
export async function stableApiDescription(app: INestApplication): Promise<string> {
  const { info, paths, components, ...rest } = JSON.parse(await apiDescription(app)) as Description;
  const stable = Object.fromEntries(
    Object.entries(paths).filter(([path]) => path.startsWith(`${STABLE_API}/`)),
  );
  const schemas: Record<string, object> = {};
  const take = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(SCHEMA)) {
      if (schemas[name]) continue;
      schemas[name] = components.schemas[name]!;
      take(schemas[name]);
    }
  };
  take(stable);
  const about = 'For other software, with an API key. Within v1 changes are additions only: docs/api.md';
  return JSON.stringify({
    ...rest,
    info: { ...info, title: 'Advisory office, API v1', description: about },
    paths: stable,
    components: { schemas, securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    security: [{ key: [] }],
  });
}
