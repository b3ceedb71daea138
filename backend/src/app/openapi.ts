import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document, generated from the controllers. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Advisory office')
    .setDescription('The API of the public site and the staff console. Errors and rules: docs/api.md')
    .setVersion('1')
    .addCookieAuth('sid')
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** The same without a database; the front end's types are generated from it. */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const { AppModule } = await import('./app.module.js');
  const { readConfig } = await import('../platform/config.js');
  const config = readConfig({ SESSION_SECRET: 'unused, because nothing is served', LOG_LEVEL: 'silent' });
  const app = await NestFactory.create(AppModule.with(config), { preview: true, logger: false });
  return describeApi(app);
}
