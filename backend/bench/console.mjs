// The console in Chromium: how it starts, and how smooth it is with many leads.
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { consoleFrames } from './console-frames.mjs';
import { consoleStart } from './console-start.mjs';

export async function inBrowser(options) {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('left out: no Chromium was found; set CHROMIUM_PATH');
    return [];
  }
  // Chromium's sandbox does not start as root
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid() !== 0 });
  try {
    return [...(await consoleStart(browser, options)), ...(await consoleFrames(browser, options))];
  } finally {
    await browser.close();
  }
}
