import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { RawHeaders } from '../shared/http/security-headers.js';

/** Hashed assets of a build: the compressed copies made with it, kept by browsers for a year. */
export function assets(folder: string, headers: RawHeaders): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const files = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    setHeaders: (response) => setAll(response, headers),
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

/** Everything else of the front end's public folder, such as covers and icons, kept for a day. */
export function publicFiles(folder: string, headers: RawHeaders): RequestHandler {
  return express.static(resolve(folder), {
    maxAge: '1d',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response) => setAll(response, headers),
  });
}

function setAll(response: { setHeader(name: string, value: string): unknown }, headers: RawHeaders): void {
  for (let index = 0; index < headers.length; index += 2)
    response.setHeader(headers[index]!, headers[index + 1]!);
}
