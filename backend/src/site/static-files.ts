import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import express, { type RequestHandler, type Response } from 'express';
import { sendError } from '../platform/http/error-response.js';
import { errorResponseOf } from '../platform/http/error.filter.js';
import { type RawHeaders, setHeaders } from '../platform/http/security-headers.js';

/** The handler for the hashed assets of a build, and their paths. */
export interface Assets {
  readonly handler: RequestHandler;
  /** The paths of all files. */
  readonly paths: readonly string[];
}

/**
 * Serves hashed assets in the compressed variants of the build, cached by browsers for a year. A missing asset gets a
 * short 404, because rendering a page would cost far more than the request.
 */
export function assets(path: string, folder: string, headers: RawHeaders): Assets {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const files = fileHandler(folder, { immutable: true, maxAge: '1y' }, headers);
  const handler: RequestHandler = (request, response, next) => {
    const name = request.path.slice(1);
    if (!names.has(name)) {
      setHeaders(response, headers);
      startError(response);
      return void response.status(404).type('text/plain').send('Not found');
    }
    // one by one: of a list Express takes what the client names first, and browsers name gzip first
    const encoding = (['br', 'gzip'] as const).find((accepted) => request.acceptsEncodings(accepted));
    const compressed = `${name}.${encoding === 'br' ? 'br' : 'gz'}`;
    if (encoding && names.has(compressed)) {
      response.vary('Accept-Encoding').type(name).setHeader('Content-Encoding', encoding);
      request.url = `/${compressed}`;
    }
    files(request, response, next);
  };
  return { handler, paths: [...names].map((name) => `${path}/${name}`) };
}

/** Serves the other files of a build, such as images and icons, cached for a month. HTML templates are excluded. */
export function publicFiles(folder: string, headers: RawHeaders): RequestHandler {
  const paths = new Set(
    (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
      .map((name) => `/${String(name)}`)
      .filter((path) => !path.endsWith('.html') && !path.startsWith('/assets')),
  );
  const files = fileHandler(folder, { maxAge: '30d' }, headers);
  // known names only, so that requests for pages and the API do not access the file system
  return (request, response, next) => {
    if (paths.has(request.path)) files(request, response, next);
    else next();
  };
}

function fileHandler(
  folder: string,
  caching: { maxAge: string; immutable?: boolean },
  headers: RawHeaders,
): RequestHandler {
  const files = express.static(folder, {
    ...caching,
    index: false,
    redirect: false,
    setHeaders: (response) => setHeaders(response, headers),
  });
  return (request, response, next) =>
    void files(request, response, (error?: unknown) => {
      if (error === undefined) return next();
      startError(response);
      sendError(response, errorResponseOf(error));
    });
}

/** Replaces the headers of the file by those of an error. */
function startError(response: Response): void {
  for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges'])
    response.removeHeader(name);
  const requestId = randomUUID();
  response.locals.requestId = requestId;
  response.setHeader('X-Request-Id', requestId).setHeader('Cache-Control', 'no-store');
}
