import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/** One server for all files of this folder: `vitest run --config tests/e2e/vitest.config.ts`. */
// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default defineConfig({
  ...base,
  root: `${import.meta.dirname}/../..`,
  test: {
    ...base.test,
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/support/global-setup.ts'],
  },
});
