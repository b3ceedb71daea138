import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response as the server sent it, with its body decompressed. */
export interface RecordedResponse {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** Records what is written to the response, and calls back once all of it is sent. */
export function recordResponse(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  onSent: (recorded: RecordedResponse) => void,
): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
  let head: OutgoingHttpHeaders = {};
  response.write = (...args: unknown[]) => {
    keep(args[0]);
    return write(...args);
  };
  response.end = (...args: unknown[]) => {
    keep(args[0]);
    return end(...args);
  };
  response.writeHead = (...args: unknown[]) => {
    head = rawHeaders(args.at(-1));
    return writeHead(...args);
  };
  response.on('finish', () => {
    const headers = { ...response.getHeaders(), ...head };
    const body = method === 'HEAD' ? '' : decoded(Buffer.concat(chunks), headers['content-encoding']);
    onSent({ method, url, status: response.statusCode, headers, body });
  });
}

/** The headers passed to `writeHead` as a flat list of names and values, the only form that the server uses. */
function rawHeaders(list: unknown): OutgoingHttpHeaders {
  const headers: Record<string, string> = {};
  if (Array.isArray(list))
    for (let index = 0; index < list.length; index += 2)
      headers[String(list[index]).toLowerCase()] = String(list[index + 1]);
  return headers;
}

function decoded(body: Buffer, encoding: unknown): string {
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}
