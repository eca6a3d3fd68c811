/** What takes minutes when it goes all the way, as `npm run test:long` does; see extent.ts. */
export const longTests: string[] = [
  'engine/render/kept-sections.test.ts',
  'engine/schema/prove-subset.property.test.ts',
  'tests/api/content-sequences.test.ts',
  'tests/checker/never-throws.test.ts',
  'tests/checker/passes-means-renders.test.ts',
  'tests/cli/pipes.test.ts',
  'tests/cli/theme-new.test.ts',
  'tests/faults/database-restarts.test.ts',
  'tests/office/browser-engine.test.ts',
  'tests/preview/safety.test.ts',
  'tests/security/malformed.test.ts',
  'tests/security/soak.test.ts',
  'tests/states/built-in-themes.test.ts',
];

const browserTests = (...names: readonly string[]): string[] => names.map((name) => `tests/e2e/${name}.test.ts`);

/** The same of what needs a browser and the server with all schools. */
export const longBrowserTests: string[] = browserTests('accessibility', 'blog', 'gallery', 'platform-pages');

/** What has nothing to say in less, or takes minutes even then: in `npm run test:long` alone. */
export const longOnlyTests: string[] = [
  'tests/cli/section-new.test.ts',
  'tests/faults/disk.test.ts',
  'tests/faults/kill.test.ts',
  'tests/faults/rolling-restart.test.ts',
  'tests/faults/starts.test.ts',
  'tests/html/nu-checker.test.ts',
  'tests/media/full-disk.test.ts',
  'tests/office/media-uploads.test.ts',
  'tests/preview/panel-choices.test.ts',
  'tests/preview/source-edits.test.ts',
  'tests/theme-test/command.test.ts',
];

/** The same of what needs a browser and the server with all schools. */
export const longOnlyBrowserTests: string[] = browserTests('boundaries', 'extremes', 'layout');
