import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { longBrowserTests, longOnlyTests, longTests } from './tests/support/long-tests.ts';

/**
 * Class names are `<section folder>_<name>`, the same on the server and in the browser. All stylesheets of a section
 * share them, so a variant's stylesheet styles what the section's own names.
 */
const scopedName = (name: string, file: string): string => `${basename(dirname(file.split('?')[0] ?? file))}_${name}`;

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
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
          exclude: ['tests/e2e/**', ...longOnlyTests],
          provide: { long: false },
        },
      },
      {
        extends: true,
        // One server with all its schools for every file.
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          provide: { long: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'long-browser',
          include: longBrowserTests,
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          provide: { long: true },
        },
      },
      {
        extends: true,
        test: { name: 'long', include: [...longTests, ...longOnlyTests], provide: { long: true } },
      },
    ],
  },
});
