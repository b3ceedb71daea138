import type { ErrorBody } from './api-types';

/**
 * An unsuccessful answer. `message` is `STATUS: body` (spec §8); `body` is the server's error where it sent one.
 * A request that never got an answer has status 0.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string, body?: ErrorBody) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** The server's own sentence, to show to a person. */
  get sentence(): string {
    return this.body?.message ?? this.message;
  }
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the API with cookies; a JSON body and its content type are sent only when there is a body (spec §7). */
export async function request(path: string, { method = 'GET', body, headers, signal }: ApiRequest = {}) {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response;
  const text = await response.text();
  throw new ApiError(response.status, text || response.statusText, errorBody(text));
}

/** The answer's JSON; undefined where there is none (204). */
export async function call<T>(path: string, options?: ApiRequest): Promise<T> {
  const response = await request(path, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function errorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}
