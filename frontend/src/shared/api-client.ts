import type { ErrorBody } from './api-types';

/** An error response. `message` is `STATUS: body` (spec §8); `body` is the server's error object, if it sent one. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** The Retry-After header, in seconds, if the server sent one. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, body?: ErrorBody, retryAfter?: number) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The server's error message, for display. */
  get userMessage(): string {
    return this.body?.message ?? this.message;
  }
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

export interface ApiRequest extends RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** The user for whom the tab was opened, and what to do when the session is another one's. */
interface Caller {
  readonly userId: string;
  readonly onOtherUser: () => void;
}

let caller: Caller | null = null;

/** Says for whom all later requests are meant; the server rejects them in the session of another user. Null for nobody. */
export function callAs(next: Caller | null): void {
  caller = next;
}

/** The headers that say for whom a request is meant. */
export const callerHeaders = (): Record<string, string> =>
  caller ? { 'x-signed-in-as': caller.userId } : {};

/**
 * Sends a request with cookies and rejects with an ApiError unless the response is successful. `json` is an encoded
 * body; its content type is sent only when there is a body (spec §7).
 */
export async function send(path: string, json?: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', headers, signal } = options;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...callerHeaders(),
      ...headers,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: json }),
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response;
  const { status, statusText, headers: sent } = response;
  throw apiError(status, (await response.text()) || statusText, sent.get('retry-after'));
}

/** The error of an error response with this text and Retry-After header. */
export function apiError(status: number, text: string, retryAfter: string | null): ApiError {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  const body = errorBody(text);
  if (body?.code === 'session.other-user') caller?.onOtherUser();
  return new ApiError(status, text, body, seconds);
}

/** Calls the API and returns the JSON of the response; undefined for an empty response (204). */
export async function call<T>(path: string, { body, ...options }: ApiRequest = {}): Promise<T> {
  const response = await send(path, body === undefined ? undefined : JSON.stringify(body), options);
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
