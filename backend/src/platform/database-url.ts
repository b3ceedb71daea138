import { resolve } from 'node:path';
import type { DatabaseConfig } from './config.js';

export function parseDatabaseUrl(text: string): DatabaseConfig | undefined {
  if (text.startsWith('sqlite:')) {
    const path = text.slice('sqlite:'.length).replace(/^\/\//, '');
    return path === '' || path === ':memory:' ? undefined : { dialect: 'sqlite', path: resolve(path) };
  }
  const type = (['mariadb', 'mysql'] as const).find((name) => text.startsWith(`${name}://`));
  if (!type || !URL.canParse(text)) return undefined;
  const { hostname, pathname } = new URL(text);
  return hostname !== '' && pathname.length > 1 ? { dialect: 'mysql', type, url: text } : undefined;
}
