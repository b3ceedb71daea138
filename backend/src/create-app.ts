import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import type { HttpServer } from './http-server.js';
import { LiveAdapter } from './live/live.adapter.js';
import { describeApi } from './openapi.js';
import { FRONTEND } from './pages/site-renderer.js';
import { assets, publicFiles } from './pages/static-files.js';
import { HotAnswers } from './shared/http/hot-answers.js';
import { jsonBody } from './shared/http/json-body.js';
import { OriginCheck } from './shared/http/origin-check.js';
import { Overload } from './shared/http/overload.js';
import { type RawHeaders, setHeaders } from './shared/http/security-headers.js';
import { Logger } from './shared/logger.js';
import { SitePages } from './shared/site-pages.js';
import { Authenticator } from './shared/staff.js';

/** Express that tells `/API/user` and `/api/user/` from `/api/user`: one path, one spelling. */
class OfficeExpress extends ExpressAdapter {
  constructor(private readonly front: HttpServer) {
    const instance = express();
    instance.set('case sensitive routing', true).set('strict routing', true).set('etag', false);
    instance.disable('x-powered-by');
    super(instance);
  }

  override initHttpServer(): void {
    this.httpServer = this.front.server;
  }

  override close(): Promise<void> {
    return this.front.close();
  }
}

export function expressAdapter(front: HttpServer): ExpressAdapter {
  return new OfficeExpress(front);
}

/** The whole application, which answers at that server. `onSilence` is told while the database does not answer. */
export async function createApp(
  config: Config,
  front: HttpServer,
  onSilence: () => void,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, onSilence),
    expressAdapter(front),
    { bodyParser: false, logger: new Logger(config), abortOnError: false },
  );
  return openApp(app, front);
}

/** What every request passes before a route sees it, in this order; tests use the same. */
export async function openApp(
  app: NestExpressApplication,
  front: HttpServer,
): Promise<NestExpressApplication> {
  const config = app.get(Config);
  const answers = app.get(HotAnswers);
  const overload = app.get(Overload);
  const authenticate = app.get(Authenticator).middleware;
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use('/assets', assets(resolve(FRONTEND, 'site/assets'), answers.headersOf('site')));
  app.use('/admin/assets', assets(resolve(FRONTEND, 'admin/assets'), answers.headersOf('console')));
  app.use(publicFiles(resolve(FRONTEND, 'site'), answers.headersOf('site')));
  app.use(named(answers.headersOf('api')));
  if (config.https) app.use(overHttps);
  app.use(['/book', '/subscribe'], app.get(SitePages).refusals);
  app.use(app.get(OriginCheck).middleware);
  app.use('/api/admin', authenticate);
  app.use('/api', jsonBody);
  app.use(['/book', '/subscribe'], express.urlencoded({ extended: false, limit: '20kb' }));
  app.use(overload.middleware);
  app.use(exceptHealth(authenticate));
  app.useWebSocketAdapter(new LiveAdapter(app));
  describeAtOpenApi(app);
  await app.init();
  const routes = app.getHttpAdapter().getInstance() as RequestListener;
  // public answers are looked up before Express sees the request
  front.answerWith((request, response) => {
    if (!answers.serve(request, response) && !overload.refuses(request, response)) routes(request, response);
  });
  return app;
}

/** Whether the process lives is answered without a look at sessions, which are in the database. */
function exceptHealth(middleware: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.startsWith('/api/health/') ? next() : middleware(request, response, next);
}

/** A request id, and headers for an answer of the API; pages put their own in their place. */
function named(headers: RawHeaders): RequestHandler {
  return (_request, response, next) => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Cache-Control', 'no-store');
    setHeaders(response, headers);
    next();
  };
}

/** The one public origin is https, so that is how people came, whatever the last hop to here used. */
const overHttps: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'secure', { value: true });
  next();
};

/** The document is made when it is first asked for: most processes never are. */
function describeAtOpenApi(app: NestExpressApplication): void {
  let text: string | undefined;
  app.use('/api/openapi.json', ((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    text ??= JSON.stringify(describeApi(app));
    response.type('json').send(text);
  }) satisfies RequestHandler);
}
