import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../../..');
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

export interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  profiles?: string[];
  ports?: string[];
  networks: string[] | Record<string, { aliases?: string[] }>;
  volumes?: string[];
  secrets?: string[];
  environment?: Record<string, string>;
  command?: string[];
  healthcheck?: { test: string[]; interval: string };
  depends_on?: Record<string, { condition: string }>;
  cap_add?: string[];
  cap_drop: string[];
  security_opt: string[];
  tmpfs: string[];
  user?: string;
  read_only: boolean;
  init?: boolean;
  privileged?: boolean;
  restart: string;
  stop_grace_period?: string;
  mem_limit: string;
  pids_limit: number;
  ulimits: { nofile: { soft: number; hard: number } };
  logging: { driver: string; options: Record<string, string> };
  deploy?: { replicas: string };
}

export interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; enable_ipv6?: boolean }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

export const composeText = read('docker-compose.yml');

/** The file as Compose reads it, with `${NAME:-fallback}` replaced from the environment. */
export const composed = (env: Record<string, string> = {}) =>
  JSON.parse(JSON.stringify(parse(composeText, { merge: true })), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(
          /(?<!\$)\$\{(\w+)(?::-([^}]*))?\}/g,
          (_all, name: string, fallback = '') => env[name] || String(fallback),
        )
      : value,
  ) as ComposeFile;

export const compose = composed();

export const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
};
