import { send, type HttpResponse } from './http.js';
import type { AdminClient } from './admin-client.js';
import { plain } from '../../src/media/testing/files.js';

const BOUNDARY = 'boundary-of-a-test';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

interface Part {
  readonly name: string;
  readonly content: Buffer | string;
  /** Makes the part a file. */
  readonly filename?: string;
  readonly type?: string;
}

/** A form with files as browsers send it; names are sent unchanged. */
export function form(...parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, content, filename, type = 'image/jpeg' }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
}

/** A form with this picture. */
export function pictureForm(content: Buffer): Buffer {
  return form({ name: 'file', filename: 'office.jpg', content });
}

/** A form with a file of clients, as an import takes it. */
export function peopleFile(content: Buffer | string = 'First name\r\nLiza\r\n', kind = 'clients'): Buffer {
  return form(
    { name: 'kind', content: kind },
    { name: 'file', filename: 'people.csv', type: 'text/csv', content },
  );
}

/** Uploads this form, or this content as a picture. */
export function upload(
  { app, cookie }: Pick<AdminClient, 'app' | 'cookie'>,
  content: Buffer | readonly Part[],
): Promise<HttpResponse> {
  const body = Buffer.isBuffer(content) ? pictureForm(content) : form(...content);
  return send(app, 'POST', '/api/admin/media', { cookie, headers: { 'Content-Type': FORM_TYPE }, body });
}

let uploaded = 0;

/** The content of a small picture that no test has uploaded yet. */
export function newPicture(): Promise<Buffer> {
  uploaded += 1;
  const colour = `#${(uploaded % 0xffffff).toString(16).padStart(6, '0')}`;
  return plain(40 + uploaded, 30, colour)
    .png()
    .toBuffer();
}

/** Uploads a picture; returns its view. */
export async function uploadPicture(admin: AdminClient): Promise<{ id: string; hash: string; url: string }> {
  const response = await upload(admin, await newPicture());
  expect(response.status).toBe(201);
  return response.body as { id: string; hash: string; url: string };
}
