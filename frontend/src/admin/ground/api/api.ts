import type { PathsWithMethod, SuccessResponseJSON } from 'openapi-typescript-helpers';
import { ApiError, call, type ApiRequest } from '@/shared/api-client';
import type { paths } from '@/shared/api-schema';

type Method = NonNullable<ApiRequest['method']>;
type PathOf<M extends Method> = PathsWithMethod<paths, Lowercase<M>>;
type Operation<M extends Method, P extends PathOf<M>> = paths[P][Lowercase<M> & keyof paths[P]];

// in brackets: of several operations, any of their bodies
type BodyOf<O> = [O] extends [{ requestBody: { content: { 'application/json': infer B } } }]
  ? { readonly body: B }
  : unknown;
/** The places of the path, the query, the headers and the body of a request, where its operation has them. */
type RequestOf<O> = [O] extends [{ parameters: infer P }] ? P & BodyOf<O> : never;
type Answer<O> = O extends Record<string, unknown> ? OrVoid<SuccessResponseJSON<O>> : never;
type OrVoid<T> = T extends undefined ? void : T;

/** The body of a call, and its answer. */
export type Sent<M extends Method, P> =
  P extends PathOf<M> ? (RequestOf<Operation<M, P>> extends { readonly body: infer B } ? B : never) : never;
export type Answered<M extends Method, P> = P extends PathOf<M> ? Answer<Operation<M, P>> : never;

interface AnyRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly header?: Record<string, string>;
  readonly body?: unknown;
}

const sender =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>, O extends Operation<M, P>>(
    path: P,
    ...[request]: object extends RequestOf<O> ? [request?: RequestOf<O>] : [request: RequestOf<O>]
  ): Promise<Answer<O>> => {
    const { path: places, query, header: headers, body } = (request ?? {}) as AnyRequest;
    const address = path.replace(/\{(\w+)\}/g, (_, place: string) =>
      encodeURIComponent(places?.[place] ?? ''),
    );
    return call(query ? `${address}?${new URLSearchParams(query)}` : address, { method, headers, body });
  };

/** Each call of the API as its document describes it: address, body and answer. Rejects with an ApiError on an error response. */
export const api = {
  get: sender('GET'),
  post: sender('POST'),
  put: sender('PUT'),
  patch: sender('PATCH'),
  delete: sender('DELETE'),
};

/** The answer, or null when there is no such record. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

/** Resolves when the change is made; the screens fetch again what they show of it. */
export const done = async (answer: Promise<unknown>): Promise<void> => void (await answer);

/** The range of the first rows of a list. */
export const firstOf = (count: number) => `[0,${count - 1}]`;
