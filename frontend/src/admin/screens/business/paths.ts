/** The value at a path with dots, such as `items.0.quote`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    );
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, path: string): string {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
}

/** A copy of the value with another one at a path. */
export function withValueAt<T>(value: T, path: string, next: unknown): T {
  const [key = '', ...rest] = path.split('.');
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? changed(item, rest, next) : item,
    ) as T;
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: changed(fields[key], rest, next) } as T;
}

const changed = (inner: unknown, rest: readonly string[], next: unknown) =>
  rest.length === 0 ? next : withValueAt(inner, rest.join('.'), next);
