import { existsSync, readdirSync } from 'node:fs';
import express, { type RequestHandler } from 'express';
import { type RawHeaders, setHeaders } from '../shared/http/security-headers.js';

/** Hashed assets of a build: the compressed copies made with it, kept by browsers for a year. */
export function assets(folder: string, headers: RawHeaders): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const files = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    setHeaders: (response) => setHeaders(response, headers),
  });
  return (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = names.has(name) && request.acceptsEncodings(['br', 'gzip']);
    const compressed = `${name}.${encoding === 'br' ? 'br' : 'gz'}`;
    if (encoding && names.has(compressed)) {
      response.vary('Accept-Encoding').type(name).setHeader('Content-Encoding', encoding);
      request.url = `/${compressed}`;
    }
    void files(request, response, next);
  };
}

/** Everything else of a build, such as covers and icons, kept for a month. Its pages are templates and are not files. */
export function publicFiles(folder: string, headers: RawHeaders): RequestHandler {
  const paths = new Set(
    (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
      .map((name) => `/${String(name)}`)
      .filter((path) => !path.endsWith('.html') && !path.startsWith('/assets')),
  );
  const files = express.static(folder, {
    maxAge: '30d',
    index: false,
    redirect: false,
    setHeaders: (response) => setHeaders(response, headers),
  });
  // known names only: no request for a page or the API looks into the file system
  return (request, response, next) => {
    if (paths.has(request.path)) void files(request, response, next);
    else next();
  };
}
