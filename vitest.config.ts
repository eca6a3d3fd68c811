import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { longBrowserTests, longOnlyBrowserTests, longOnlyTests, longTests } from './tests/support/long-tests.ts';
import viteConfig from './vite.config.ts';

/** What walks thousands of cases takes minutes; only against what hangs, like the other. In milliseconds. */
const longTimeout = 1_800_000;

/**
 * How often a test in a browser is tried again where nobody watches it: a browser that is late once is no fault of the
 * change at hand. `tests/run.ts` names what passed in a second attempt alone.
 */
const retry = process.env.CI === 'true' ? 1 : 0;

const tests = defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'scoped' }, include: /\.module\.css$/ },
    // Only against what hangs: a machine may have other work.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // A quarter of the time tests wait for other programs: one more worker than cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // To load the server takes longer than most files of tests; what a file leaves behind it clears away itself.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{engine,schemas,sections,cli,src,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/office/**', ...longOnlyTests],
          provide: { long: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'office',
          include: ['tests/office/**/*.test.ts'],
          exclude: longOnlyTests,
          provide: { long: false },
          retry,
        },
      },
      {
        extends: true,
        // One server with all its schools for every file.
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: longOnlyBrowserTests,
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          provide: { long: false },
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'long-browser',
          include: [...longBrowserTests, ...longOnlyBrowserTests],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          provide: { long: true },
          testTimeout: longTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [...longTests, ...longOnlyTests],
          provide: { long: true },
          testTimeout: longTimeout,
        },
      },
    ],
  },
});

export default mergeConfig(viteConfig, tests);
