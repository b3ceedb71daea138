import type { fetchUtils } from 'react-admin';
import { send } from '@/shared/api-client';

type HttpClient = typeof fetchUtils.fetchJson;

/** Adapts the shared API client to the interface of ra-data-simple-rest, which encodes bodies itself. */
export const httpClient: HttpClient = async (url, { method, body, signal } = {}) => {
  const response = await send(String(url), typeof body === 'string' ? body : undefined, {
    ...(method ? { method } : {}),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  const json: unknown = text === '' ? {} : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: text, json };
};
