import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { LiveAdapter } from './live/live.adapter.js';
import { describeApi } from './openapi.js';
import { FRONTEND } from './pages/site-renderer.js';
import { assets, publicFiles } from './pages/static-files.js';
import { HotAnswers } from './shared/http/hot-answers.js';
import { jsonBody } from './shared/http/json-body.js';
import { OriginCheck } from './shared/http/origin-check.js';
import type { RawHeaders } from './shared/http/security-headers.js';
import { Logger } from './shared/logger.js';
import { Authenticator } from './shared/staff.js';

/** Slow senders are cut off: Node looks at its own limits only every 30 s unless told otherwise. */
const HTTP_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};

/** Express that tells `/API/user` and `/api/user/` from `/api/user`: one path, one spelling. */
class OfficeExpress extends ExpressAdapter {
  constructor() {
    const instance = express();
    instance.set('case sensitive routing', true).set('strict routing', true).set('etag', false);
    instance.disable('x-powered-by');
    super(instance);
  }

  override initHttpServer(): void {
    this.httpServer = createServer(HTTP_LIMITS, this.getInstance<RequestListener>());
  }
}

export function expressAdapter(): ExpressAdapter {
  return new OfficeExpress();
}

/** The whole application, ready to listen. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), expressAdapter(), {
    bodyParser: false,
    logger: new Logger(config),
    abortOnError: false,
  });
  return configureApp(app);
}

/** What every request passes before a route sees it, in this order; tests use the same. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(Config);
  const answers = app.get(HotAnswers);
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use('/assets', assets(resolve(FRONTEND, 'site/assets'), answers.headersOf('site')));
  app.use('/admin/assets', assets(resolve(FRONTEND, 'admin/assets'), answers.headersOf('console')));
  app.use(publicFiles(resolve(FRONTEND, 'site'), answers.headersOf('site')));
  app.use(named(answers.headersOf('api')));
  if (config.publicOrigin?.startsWith('https:')) app.use(overHttps);
  app.use(app.get(OriginCheck).middleware);
  app.use('/api', jsonBody);
  app.use(['/book', '/subscribe'], express.urlencoded({ extended: false, limit: '20kb' }));
  app.use(app.get(Authenticator).middleware);
  app.useWebSocketAdapter(new LiveAdapter(app));
  app.enableShutdownHooks();
  describeAtOpenApi(app);
  return hotAnswersFirst(app, answers);
}

/** A request id, and headers for an answer of the API; pages put their own in their place. */
function named(headers: RawHeaders): RequestHandler {
  return (_request, response, next) => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Cache-Control', 'no-store');
    for (let index = 0; index < headers.length; index += 2)
      response.setHeader(headers[index]!, headers[index + 1]!);
    next();
  };
}

/** The one public origin is https, so that is how people came, whatever the last hop to here used. */
const overHttps: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'secure', { value: true });
  next();
};

/** Looks public answers up before Express sees the request. */
function hotAnswersFirst(app: NestExpressApplication, answers: HotAnswers): NestExpressApplication {
  const server = app.getHttpServer();
  const [express] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!answers.serve(request, response)) express?.(request, response);
  });
  return app;
}

/** The document is made when it is first asked for: most processes never are. */
function describeAtOpenApi(app: NestExpressApplication): void {
  let text: string | undefined;
  app.use('/api/openapi.json', ((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    text ??= JSON.stringify(describeApi(app));
    response.type('json').send(text);
  }) satisfies RequestHandler);
}
