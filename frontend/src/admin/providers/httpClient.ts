import type { fetchUtils } from 'react-admin';
import { request } from '../../shared/api-client';

type HttpClient = typeof fetchUtils.fetchJson;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The shared API client in the shape that ra-data-simple-rest calls. */
export const httpClient: HttpClient = async (url, { method = 'GET', body, signal } = {}) => {
  const response = await request(String(url), {
    method: method as Method,
    ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  const json: unknown = text === '' ? {} : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: text, json };
};
