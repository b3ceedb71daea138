interface ErrorResponse {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/** As in platform/sentences: the thing, a dot, and what is wrong with it. */
const CODE = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;
const REQUEST_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Asserts the common form of errors under /api; for a 400, also that it names exactly these fields. `details` are what the
 * response has besides.
 */
export function expectError(
  response: ErrorResponse,
  status: number,
  fields?: readonly string[],
  details: readonly string[] = [],
): void {
  const { body, headers } = response;
  expect({
    status: response.status,
    fields: Object.keys((body?.errors as object | undefined) ?? {}).sort(),
  }).toEqual({ status, fields: status === 400 && fields ? [...fields].sort() : expect.any(Array) });
  expect(String(headers['content-type'])).toMatch(/^application\/json/);
  expect(body.statusCode).toBe(status);
  expect(body.requestId).toMatch(REQUEST_ID);
  expect(body.requestId).toBe(headers['x-request-id']);
  expect(body.message).toEqual(expect.stringMatching(/^[A-Z_]/));
  const errors = Object.values((body.errors as Record<string, unknown> | undefined) ?? {});
  if (status === 400) expect(errors).toContain(body.message);
  else expect(errors).toEqual([]);
  for (const sentence of errors) expect(sentence).toEqual(expect.stringMatching(/^[A-Z_]/));
  expect(body.code).toEqual(expect.stringMatching(CODE));
  const codes = (body.codes as Record<string, { code: string }> | undefined) ?? {};
  expect(Object.keys(codes)).toEqual(Object.keys((body.errors as object | undefined) ?? {}));
  for (const { code } of Object.values(codes)) expect(code).toEqual(expect.stringMatching(CODE));
  const ofFields = status === 400 ? ['errors', 'codes'] : [];
  const { params, ...others } = body;
  expect([undefined, 'object']).toContain(params && typeof params);
  expect(Object.keys(others).sort()).toEqual(
    ['statusCode', 'message', 'code', 'requestId', ...ofFields, ...details].sort(),
  );
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}
