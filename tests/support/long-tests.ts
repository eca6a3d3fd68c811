/** What takes minutes when it goes all the way, as `npm run test:long` does; see extent.ts. */
export const longTests: string[] = [
  'engine/render/kept-sections.test.ts',
  'engine/schema/prove-subset.property.test.ts',
  'tests/api/content-sequences.test.ts',
  'tests/checker/never-throws.test.ts',
  'tests/checker/passes-means-renders.test.ts',
  'tests/cli/pipes.test.ts',
  'tests/cli/section-new.test.ts',
  'tests/cli/theme-new.test.ts',
  'tests/faults/database-restarts.test.ts',
  'tests/faults/kill.test.ts',
  'tests/faults/starts.test.ts',
  'tests/office/browser-engine.test.ts',
  'tests/preview/safety.test.ts',
  'tests/security/malformed.test.ts',
  'tests/security/soak.test.ts',
  'tests/states/built-in-themes.test.ts',
];

/** The same of what needs a browser and the server with all schools. */
export const longBrowserTests: string[] = ['accessibility', 'blog', 'gallery', 'layout', 'platform-pages'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** What has nothing to say in less: in `npm run test:long` alone. */
export const longOnlyTests: string[] = [
  'tests/faults/disk.test.ts',
  'tests/faults/rolling-restart.test.ts',
  'tests/html/nu-checker.test.ts',
  'tests/theme-test/command.test.ts',
];
