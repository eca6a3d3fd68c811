import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
    testTimeout: 60_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{engine,schemas,sections,cli,src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        extends: true,
        // One server with all its schools for every file.
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
        },
      },
    ],
  },
});
