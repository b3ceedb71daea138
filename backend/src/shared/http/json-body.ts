import express, { type RequestHandler } from 'express';
import { sendError } from './error-answer.js';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** An article of 200 kB may take several times that as JSON; nothing else comes near 100 kB. */
const parse = express.json({ limit: '100kb', strict: true });
const parseArticle = express.json({ limit: '1500kb', strict: true });

/** Reads JSON bodies under /api, and refuses every other kind with 415. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && !JSON_TYPE.test(headers['content-type'] ?? ''))
    return sendError(response, { status: 415, message: 'Only application/json in UTF-8 is read' });
  const parser = request.originalUrl.startsWith('/api/admin/blog-posts') ? parseArticle : parse;
  parser(request, response, next);
};
