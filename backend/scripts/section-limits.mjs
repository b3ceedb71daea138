/** The longest texts and lists of each section of the settings, by path, as TypeScript; from the OpenAPI document. */
export function sectionLimits({ paths, components: { schemas } }) {
  const resolved = (schema) => {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
    return reference ? schemas[reference.split('/').at(-1)] : schema;
  };
  const limits = (schema, path) => {
    const { properties, items, maxItems, maxLength } = resolved(schema);
    const limit = maxItems ?? maxLength;
    return [
      ...(limit === undefined ? [] : [[path, limit]]),
      ...(items ? limits(items, path) : []),
      ...Object.entries(properties ?? {})
        .filter(([name]) => name !== 'ifUpdatedAt')
        .flatMap(([name, inner]) => limits(inner, path === '' ? name : `${path}.${name}`)),
    ];
  };
  const sections = Object.entries(paths).flatMap(([path, { put }]) => {
    const [, section] = /^\/api\/admin\/settings\/(\w+)$/.exec(path) ?? [];
    if (!section || !put) return [];
    const found = limits(put.requestBody.content['application/json'].schema, '');
    return found.length > 0 ? [[section, Object.fromEntries(found)]] : [];
  });
  return `export const SECTION_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = ${JSON.stringify(Object.fromEntries(sections), null, 2)};\n`;
}
