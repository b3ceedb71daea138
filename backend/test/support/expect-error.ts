interface ErrorResponse {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/** As in platform/sentences: the thing, a dot, and what is wrong with it. */
const CODE = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;
/** Begins with a capital letter, or with the name of an unknown field, such as `__proto__`. */
const SENTENCE = /^[A-Z_]/;
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
  const { body = {}, headers } = response;
  const { params, ...others } = body;
  const errors = (body.errors ?? {}) as Record<string, unknown>;
  const codes = (body.codes ?? {}) as Record<string, { code: string }>;
  const named = Object.keys(errors);
  const sentences = Object.values(errors);
  const ofFields = status === 400 ? ['errors', 'codes'] : [];
  // one comparison: each costs the stack of an error
  expect({
    status: response.status,
    fields: [...named].sort(),
    contentType: String(headers['content-type']).split(';')[0],
    statusCode: body.statusCode,
    requestId: body.requestId,
    keys: Object.keys(others).sort(),
    params: params && typeof params,
    coded: Object.keys(codes),
    messageIsOfField: sentences.includes(body.message),
    notSentences: [body.message, ...sentences].filter(
      (text) => !(typeof text === 'string' && SENTENCE.test(text)),
    ),
    notCodes: [body.code, ...Object.values(codes).map(({ code }) => code)].filter(
      (code) => !(typeof code === 'string' && CODE.test(code)),
    ),
    retryIsSaid: Number(headers['retry-after']) > 0,
  }).toEqual({
    status,
    fields: status !== 400 ? [] : fields ? [...fields].sort() : expect.any(Array),
    contentType: 'application/json',
    statusCode: status,
    requestId: headers['x-request-id'],
    keys: ['statusCode', 'message', 'code', 'requestId', ...ofFields, ...details].sort(),
    params: params === undefined ? undefined : 'object',
    coded: named,
    messageIsOfField: status === 400,
    notSentences: [],
    notCodes: [],
    retryIsSaid: [429, 503].includes(status) ? true : expect.any(Boolean),
  });
  expect(body.requestId).toMatch(REQUEST_ID);
}
