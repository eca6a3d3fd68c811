import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium as CHROMIUM_PATH names it, the system's, or Playwright's own; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

/** A headless Chromium that speaks to nobody but the pages under test. */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH; npm test does it by itself.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};
