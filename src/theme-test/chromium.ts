import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

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

/** There is no browser on this machine. */
export class NoChromiumError extends Error {
  readonly hint = 'Install one with: npx playwright install chromium. Or name one in CHROMIUM_PATH.';

  constructor() {
    super('There is no Chromium.');
    this.name = 'NoChromiumError';
  }
}

/** A headless Chromium that connects only to the pages under test. Errors: `NoChromiumError`. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw new NoChromiumError();
  return chromium.launch({
    executablePath,
    // The program that is interrupted says so; its browser ends with it.
    handleSIGINT: false,
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
