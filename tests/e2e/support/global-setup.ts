import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the one server that all files of this folder read from. */
    sitePort: number;
  }
}

let stop: (() => Promise<void>) | undefined;

export const setup = async (project: TestProject): Promise<void> => {
  const site = await startSite(project.config.provide.long ? 'on' : 'off');
  stop = site.stop;
  process.env.TEST_ENCODINGS = site.encodings;
  project.provide('sitePort', site.port);
};

export const teardown = async (): Promise<void> => stop?.();
