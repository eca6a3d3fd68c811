import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const systemChromium = '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ args, ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}) });

/** How long a condition may take to come true; it is asked again and again until then. */
export const patient = { timeout: 30_000, interval: 50 };
