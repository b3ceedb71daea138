/**
 * The limits of the request bodies as TypeScript, from the OpenAPI document: by path the smallest and largest length of a
 * text or list, or value of a number. Each body is an export of its own, so that a bundle has only those that it uses.
 */
export function bodyLimits({ paths, components: { schemas } }) {
  const resolved = (schema) => {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
    return reference ? schemas[reference.split('/').at(-1)] : schema;
  };
  const limits = (schema, path) => {
    const { properties, items, minItems, maxItems, minLength, maxLength, minimum, maximum } =
      resolved(schema);
    const max = maxItems ?? maxLength ?? maximum;
    const least = minItems ?? minLength;
    // that a text or a list is not empty is no limit
    const min = least > 1 ? least : minimum;
    return [
      ...(max === undefined ? [] : [[path, { min, max }]]),
      ...(items ? limits(items, path) : []),
      ...Object.entries(properties ?? {})
        .filter(([name]) => name !== 'ifUpdatedAt')
        .flatMap(([name, inner]) => limits(inner, path === '' ? name : `${path}.${name}`)),
    ];
  };
  const bodies = new Map();
  const sections = [];
  for (const [path, operations] of Object.entries(paths))
    for (const { requestBody } of Object.values(operations)) {
      const schema = requestBody?.content['application/json']?.schema;
      const found = schema?.$ref ? limits(schema, '') : [];
      if (found.length === 0) continue;
      const name = constantOf(schema.$ref.split('/').at(-1));
      bodies.set(name, Object.fromEntries(found));
      const [, section] = /^\/api\/admin\/settings\/(\w+)$/.exec(path) ?? [];
      if (section && section !== 'preview') sections.push(`${section}: ${name}`);
    }
  const named = new Map();
  const constants = [...bodies].map(([name, found]) => {
    const written = JSON.stringify(found);
    const same = named.get(written);
    if (!same) named.set(written, name);
    return `export const ${name} = ${same ?? `${written} as const`};`;
  });
  return `interface Limit {
  readonly min?: number;
  readonly max: number;
}

/** The limits of a body by path. */
export type Limits = Readonly<Record<string, Limit>>;

${constants.join('\n')}

export const SECTION_LIMITS: Readonly<Record<string, Limits>> = { ${sections.join(', ')} };
`;
}

/** `NewCaseBody`: newCaseLimits. */
const constantOf = (name) => `${name.charAt(0).toLowerCase()}${name.slice(1).replace(/Body$/, '')}Limits`;
