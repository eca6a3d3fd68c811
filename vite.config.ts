import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Class names are `<section folder>_<name>`, the same on the server and in the browser. All stylesheets of a section
 * share them, so a variant's stylesheet styles what the section's own names.
 */
const scopedName = (name: string, file: string): string => `${basename(dirname(file.split('?')[0] ?? file))}_${name}`;

/** What takes minutes when it goes all the way, as `npm run test:long` does; see tests/support/extent.ts. */
const longTests = [
  'engine/schema/prove-subset.property.test.ts',
  'tests/checker/never-throws.test.ts',
  'tests/faults/database-restarts.test.ts',
  'tests/faults/kill.test.ts',
  'tests/faults/starts.test.ts',
  'tests/security/malformed.test.ts',
  'tests/states/built-in-themes.test.ts',
  'tests/theme-test/command.test.ts',
];

/** The same of what needs a browser and the server with all schools. */
const longBrowserTests = ['accessibility', 'blog', 'gallery', 'platform-pages'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** What has nothing to say in less: in `npm run test:long` alone. */
const longOnlyTests = [
  'tests/faults/disk.test.ts',
  'tests/faults/rolling-restart.test.ts',
  'tests/html/nu-checker.test.ts',
];

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
