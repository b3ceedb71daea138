import { type Config, readConfig } from '../config.js';

/** The configuration of an environment with these variables only. */
export function aConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    SESSION_SECRET: 'a secret for tests that is long enough',
    LOG_LEVEL: 'silent',
    ...env,
  });
}
