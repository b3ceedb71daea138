// Finds the Chromium for the browser tests.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// the shell opens no windows, which costs half as much for each page
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium: CHROMIUM_PATH, or one on the PATH. Undefined when there is none. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = [...PATH.split(delimiter).filter(Boolean), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
