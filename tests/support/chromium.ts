import type { Browser } from 'playwright';
import { launchChromium as launch } from '#theme-test/chromium.ts';

export { findChromium } from '#theme-test/chromium.ts';

/** A process for each page and for drawing is a quarter of what a test that opens a page takes. */
const fewProcesses = ['--renderer-process-limit=1', '--in-process-gpu'];

/** A browser for tests, whose pages share their processes. One that falls over as it starts is started once more. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> => {
  const args = [...fewProcesses, ...more];
  return launch(args).catch(() => launch(args));
};
