import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { KeyAuthenticator } from '../api-keys/http/key-authenticator.js';
import { KEY_POST_BODY_LIMIT, POST_BODY_LIMIT } from '../blog/paths.js';
import { PublicPictures } from '../media/http/public-pictures.js';
import { TableUpload } from '../imports/http/table-upload.js';
import { IMPORTS_PATH } from '../imports/paths.js';
import { UploadBody } from '../media/http/upload-body.js';
import { MEDIA_PATH, STAFF_MEDIA_PATH } from '../media/paths.js';
import { ISSUE_BODY_LIMIT } from '../newsletter/paths.js';
import { SETTINGS_BODY_LIMIT } from '../settings/paths.js';
import { AppModule } from './app.module.js';
import { Config } from '../platform/config.js';
import type { HttpServer } from '../platform/http/http-server.js';
import { LiveAdapter } from '../live/live.adapter.js';
import { apiDescription } from './openapi.js';
import { STABLE_API, stableApiDescription } from './stable-api.js';
import { FormPages } from '../site/form-pages.js';
import { FRONTEND } from '../site/site-renderer.js';
import { assets, publicFiles } from '../site/static-files.js';
import { jsonBody } from '../platform/http/json-body.js';
import { OriginCheck } from '../platform/http/origin-check.js';
import { LoadShedding } from '../platform/http/load-shedding.js';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { type RawHeaders, SecurityHeaders, setHeaders } from '../platform/http/security-headers.js';
import { Logger } from '../platform/logger.js';
import { PrivatePages } from '../site/private-pages.js';
import { Authenticator } from '../users/authenticator.js';
import express, { type RequestHandler } from 'express';

const ASSETS = [
  ['/assets', 'site/assets', 'site'],
  ['/admin/assets', 'admin/assets', 'console'],
] as const;

/** Express with case-sensitive and strict routing: each path has one spelling. */
class StrictExpress extends ExpressAdapter {
  constructor(private readonly http: HttpServer) {
    const instance = express();
    instance.set('case sensitive routing', true).set('strict routing', true).set('etag', false);
    instance.disable('x-powered-by');
    super(instance);
  }

  override initHttpServer(): void {
    this.httpServer = this.http.server;
  }

  /** Express reads each path itself, and fails on a wrong one; Nest would read all of them once more before. */
  override normalizePath(path: string): string {
    return path;
  }

  override close(): Promise<void> {
    return this.http.close();
  }
}

export function expressAdapter(http: HttpServer): ExpressAdapter {
  return new StrictExpress(http);
}

/** Creates the application and connects it to the server. */
export async function createApp(config: Config, http: HttpServer): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), expressAdapter(http), {
    bodyParser: false,
    logger: new Logger(config),
    abortOnError: false,
  });
  return openApp(app, http);
}

/** Adds the middleware in its order, and connects the application to the server; tests use the same. */
export async function openApp(
  app: NestExpressApplication,
  http: HttpServer,
): Promise<NestExpressApplication> {
  const config = app.get(Config);
  const cache = app.get(PublicResponseCache);
  const headers = app.get(SecurityHeaders);
  const loadShedding = app.get(LoadShedding);
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  for (const [path, folder, audience] of ASSETS) {
    const { handler, paths } = assets(path, resolve(FRONTEND, folder), headers.for(audience));
    app.use(path, handler);
    loadShedding.exemptPaths(paths);
  }
  app.use(publicFiles(resolve(FRONTEND, 'site'), headers.for('site')));
  app.use(apiHeaders(headers.for('api')));
  app.use(MEDIA_PATH, app.get(PublicPictures).middleware);
  loadShedding.exemptPathsBelow(`${MEDIA_PATH}/`);
  if (config.https) app.use(secure);
  app.use(['/book', '/subscribe'], app.get(FormPages).errorPages);
  app.use(['/booking', '/newsletter'], app.get(PrivatePages).errorPages);
  const originCheck = app.get(OriginCheck);
  originCheck.acceptNullOrigin('/booking/');
  originCheck.acceptNullOrigin('/newsletter/confirm/');
  originCheck.acceptAnyOrigin('/newsletter/unsubscribe/');
  app.use(originCheck.middleware);
  // before the body, because only staff may send a large one
  app.use(onApi(app.get(Authenticator).middleware));
  describeAt(app, '/api/v1/openapi.json', stableApiDescription);
  app.use(STABLE_API, app.get(KeyAuthenticator).middleware);
  const uploads = [STAFF_MEDIA_PATH, IMPORTS_PATH];
  for (const path of uploads) http.allowUploads(path);
  app.use(STAFF_MEDIA_PATH, app.get(UploadBody).middleware);
  app.use(IMPORTS_PATH, app.get(TableUpload).middleware);
  app.use(
    '/api',
    jsonBody([POST_BODY_LIMIT, KEY_POST_BODY_LIMIT, ISSUE_BODY_LIMIT, SETTINGS_BODY_LIMIT], uploads),
  );
  app.use(
    ['/book', '/subscribe', '/booking', '/newsletter'],
    express.urlencoded({ extended: false, limit: '20kb' }),
  );
  app.use(loadShedding.takeSlot);
  app.useWebSocketAdapter(new LiveAdapter(app));
  describeAt(app, '/api/openapi.json', apiDescription);
  await app.init();
  const routes = app.getHttpAdapter().getInstance() as RequestListener;
  http.setHandler((request, response) => {
    if (cache.serve(request, response)) return;
    // rejects before the body is read; the slot is taken only after it, so that a slow sender holds none
    if (!loadShedding.rejects(request, response)) routes(request, response);
  });
  return app;
}

/** Pages and API keys need no session, and health checks must not depend on the sessions in the database. */
function onApi(middleware: RequestHandler): RequestHandler {
  const without = ['/api/health/', `${STABLE_API}/`];
  return (request, response, next) =>
    request.path.startsWith('/api/') && !without.some((folder) => request.path.startsWith(folder))
      ? middleware(request, response, next)
      : next();
}

/** Sets a request id and the headers of API responses; pages replace the headers with their own. */
function apiHeaders(headers: RawHeaders): RequestHandler {
  return (_request, response, next) => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Cache-Control', 'no-store');
    setHeaders(response, headers);
    next();
  };
}

/** The public origin is https, so the client used it, even if the proxy forwards over plain HTTP. */
const secure: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'secure', { value: true });
  next();
};

/** Reads the document at the first request, which most processes never get. */
function describeAt(
  app: NestExpressApplication,
  path: string,
  describe: (app: NestExpressApplication) => Promise<string>,
): void {
  let text: Promise<string> | undefined;
  app.use(path, (async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.originalUrl.split('?')[0] !== path) return next();
    response.type('json').send(await (text ??= describe(app)));
  }) satisfies RequestHandler);
}
