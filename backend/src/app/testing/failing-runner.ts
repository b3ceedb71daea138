import type { QueryRunner } from 'typeorm';

/** Fails before the first statement that begins with this text. */
export function failing(runner: QueryRunner, text: string): QueryRunner {
  return new Proxy(runner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return value;
      return (sql: string, ...rest: unknown[]) => {
        if (sql.startsWith(text)) throw new Error('cut off');
        return (value as (...args: unknown[]) => unknown).apply(target, [sql, ...rest]);
      };
    },
  });
}
