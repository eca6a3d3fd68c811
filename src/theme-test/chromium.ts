import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { AppError } from '#shared/errors/app-error.ts';

const systemPaths = [
  // Debian's without windows, in which pages take half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium as CHROMIUM_PATH names it, the system's, or Playwright's own; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

/** A headless Chromium that connects only to the pages under test. Errors: `NO_CHROMIUM`. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw new AppError('NO_CHROMIUM');
  return chromium.launch({
    executablePath,
    // The program that is interrupted says so; its browser ends with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
};
