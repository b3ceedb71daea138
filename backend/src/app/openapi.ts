import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '../platform/config.js';
import { applyApiDocs } from '../platform/http/api-docs.js';
import { AppModule } from './app.module.js';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.js';

/** Written by the build; beside the sources there is none. */
const BUILT = join(import.meta.dirname, 'openapi.json');

/** The OpenAPI document: the built one, else one that is generated from the controllers. */
export async function apiDescription(app: INestApplication): Promise<string> {
  return readFile(BUILT, 'utf8').catch(() => describeApi(app));
}

/** What is generated without a database: the document, and the routes for docs/api.md. */
export async function apiDocuments(): Promise<{ document: string; routes: readonly DeclaredRoute[] }> {
  const config = readConfig({ SESSION_SECRET: 'unused, because nothing is served', LOG_LEVEL: 'silent' });
  const app = await NestFactory.create(AppModule.with(config), { preview: true, logger: false });
  return { document: await describeApi(app), routes: declaredRoutes(app) };
}

async function describeApi(app: INestApplication): Promise<string> {
  const swagger = await import('@nestjs/swagger');
  applyApiDocs(swagger);
  const about = new swagger.DocumentBuilder()
    .setTitle('Advisory office')
    .setDescription('The API of the public site and the staff console. Errors and rules: docs/api.md')
    .setVersion('1')
    .addCookieAuth('sid')
    .build();
  return JSON.stringify(swagger.SwaggerModule.createDocument(app, about));
}
