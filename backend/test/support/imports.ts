import type { AdminClient } from './admin-client.js';
import { send } from './http.js';
import { FORM_TYPE, peopleFile } from './uploads.js';

export const IMPORTS = '/api/admin/imports';

/** An import as the API shows it. */
export interface ImportBody {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly done: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly undo: { readonly undone: number; readonly left: number } | null;
  readonly failure: string | null;
  readonly columns: readonly { readonly heading: string; readonly suggested: string | null }[];
}

/** Uploads a file, and returns the response. */
export function uploadFile(
  { app, cookie }: Pick<AdminClient, 'app' | 'cookie'>,
  content?: string | Buffer,
  kind?: string,
) {
  const body = peopleFile(content, kind);
  return send(app, 'POST', IMPORTS, { cookie, headers: { 'Content-Type': FORM_TYPE }, body });
}

/** The fields by their headings, as they are guessed. */
function columnsOf({ columns }: ImportBody): Record<string, string | null> {
  return Object.fromEntries(columns.map(({ heading, suggested }) => [heading, suggested]));
}

interface HowMapped {
  readonly kind?: string;
  /** Besides those that are guessed. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly options?: object;
}

/** Uploads a file whose headings are guessed, and maps it. */
export async function mapped(
  admin: AdminClient,
  content: string,
  { kind = 'clients', columns = {}, options = {} }: HowMapped = {},
): Promise<ImportBody> {
  const uploaded = await uploadFile(admin, content, kind);
  expect(uploaded.status).toBe(201);
  const imported = uploaded.body as unknown as ImportBody;
  const body = { columns: { ...columnsOf(imported), ...columns }, options };
  const response = await admin.request('PUT', `${IMPORTS}/${imported.id}/mapping`, body);
  expect(response.body).toMatchObject({ state: 'uploaded', mapping: body });
  return response.body as ImportBody;
}

/** Begins a step and waits for its end. */
export async function pass(
  admin: AdminClient,
  id: string,
  step: 'dry-run' | 'apply' | 'undo',
): Promise<ImportBody> {
  const { status, body } = await admin.request('POST', `${IMPORTS}/${id}/${step}`);
  expect({ status, body }).toMatchObject({ status: 202 });
  for (;;) {
    const { body: now } = await admin.request('GET', `${IMPORTS}/${id}`);
    if (!['checking', 'applying', 'undoing'].includes(String(now.state))) return now as ImportBody;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Uploads, maps and checks a file. */
export async function checked(admin: AdminClient, content: string, how: HowMapped = {}): Promise<ImportBody> {
  return pass(admin, (await mapped(admin, content, how)).id, 'dry-run');
}

/** Uploads, maps, checks and applies a file. */
export async function applied(admin: AdminClient, content: string, how: HowMapped = {}): Promise<ImportBody> {
  return pass(admin, (await checked(admin, content, how)).id, 'apply');
}

/** A row of an import as the API shows it. */
export interface RowBody {
  readonly row: number;
  readonly outcome: string | null;
  readonly cells: readonly string[];
  readonly fields: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  readonly notices: readonly {
    readonly field: string;
    readonly code: string;
    readonly message: string;
    readonly value: string;
  }[];
  readonly candidates: readonly {
    readonly id: string;
    readonly name: string;
    readonly reasons: string[];
    readonly contradicts: string[];
    readonly person: Readonly<Record<string, string>> | null;
  }[];
  readonly decision: { readonly as: string; readonly clientId: string | null } | null;
  readonly undone: boolean | null;
  readonly left: Readonly<Record<string, unknown>> | null;
}

export async function rowsOf(admin: AdminClient, id: string, outcome?: string): Promise<RowBody[]> {
  const query = outcome === undefined ? '' : `?outcome=${outcome}`;
  return (await admin.request('GET', `${IMPORTS}/${id}/rows${query}`)).body as RowBody[];
}

/** Decides about rows in conflict, by number; `rest` for all others. */
export function decide(admin: AdminClient, id: string, rows: object, rest?: string) {
  return admin.request('PUT', `${IMPORTS}/${id}/decisions`, { rows, ...(rest && { rest }) });
}

let people = 0;
/** Somebody else in each call: first name, address, phone. */
export function newPerson() {
  people += 1;
  const number = String(people).padStart(3, '0');
  return { name: `Person${people}`, email: `person${people}@file.example`, phone: `+63917555${number}0` };
}

/** A file of clients with the given lines. */
export const clientFile = (...lines: string[]) =>
  `First name,Last name,E-mail,Phone,Notes\r\n${lines.join('\r\n')}\r\n`;
