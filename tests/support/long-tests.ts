import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

/**
 * What has nothing to say in less, takes minutes even then, or walks beside the main path of a screen or command: in
 * `npm run test:long` alone.
 */
export const longOnlyTests: string[] = [
  'src/theme-test/run-states.test.ts',
  'src/theme-test/test-theme.test.ts',
  'tests/api/attendance-year.test.ts',
  'tests/cli/backup.test.ts',
  'tests/cli/diff.test.ts',
  'tests/cli/explain.test.ts',
  'tests/cli/fmt-graph.test.ts',
  'tests/cli/publish.test.ts',
  'tests/cli/schools.test.ts',
  'tests/cli/section-new.test.ts',
  'tests/cli/themes.test.ts',
  'tests/faults/database-restarts.test.ts',
  'tests/faults/disk.test.ts',
  'tests/faults/import-kill.test.ts',
  'tests/faults/kill.test.ts',
  'tests/faults/register-kill.test.ts',
  'tests/faults/rolling-restart.test.ts',
  'tests/faults/standard-output.test.ts',
  'tests/faults/starts.test.ts',
  'tests/html/nu-checker.test.ts',
  'tests/media/full-disk.test.ts',
  'tests/office/admission-seasons.test.ts',
  'tests/office/admissions-chosen.test.ts',
  'tests/office/attendance-halves.test.ts',
  'tests/office/audit.test.ts',
  'tests/office/browser-engine.test.ts',
  'tests/office/calendar.test.ts',
  'tests/office/content-bulk.test.ts',
  'tests/office/disclosure.test.ts',
  'tests/office/every-type.test.ts',
  'tests/office/failing.test.ts',
  'tests/office/first-steps.test.ts',
  'tests/office/hindi.test.ts',
  'tests/office/history.test.ts',
  'tests/office/holiday-registers.test.ts',
  'tests/office/item-languages.test.ts',
  'tests/office/item-preview.test.ts',
  'tests/office/lists.test.ts',
  'tests/office/live.test.ts',
  'tests/office/many-staff.test.ts',
  'tests/office/media-albums.test.ts',
  'tests/office/media-bulk.test.ts',
  'tests/office/media-uploads.test.ts',
  'tests/office/messages.test.ts',
  'tests/office/new-version.test.ts',
  'tests/office/notice-paper.test.ts',
  'tests/office/palette.test.ts',
  'tests/office/papers.test.ts',
  'tests/office/platform.test.ts',
  'tests/office/profile.test.ts',
  'tests/office/publish-later.test.ts',
  'tests/office/reach.test.ts',
  'tests/office/samples.test.ts',
  'tests/office/settings.test.ts',
  'tests/office/staff-leave.test.ts',
  'tests/office/student-draft.test.ts',
  'tests/office/student-waits.test.ts',
  'tests/office/students-chosen.test.ts',
  'tests/office/support-access.test.ts',
  'tests/office/syllabus.test.ts',
  'tests/office/used-themes.test.ts',
  'tests/office/visitors-pick-up.test.ts',
  'tests/office/visits.test.ts',
  'tests/office/website-further.test.ts',
  'tests/preview/panel-choices.test.ts',
  'tests/preview/panel.test.ts',
  'tests/preview/safety.test.ts',
  'tests/preview/school-choices.test.ts',
  'tests/preview/source-edits.test.ts',
  'tests/preview/theme-edits.test.ts',
  'tests/preview/website-loader.test.ts',
  'tests/store/snapshot.test.ts',
  'tests/store/upgrade.test.ts',
  'tests/theme-test/command.test.ts',
  'tools/artwork/artwork.test.ts',
];

const browserFolder = 'tests/e2e';

/** The same of what needs a browser and the server with all schools. */
export const longOnlyBrowserTests: string[] = [
  'admission-season',
  'april',
  'banner',
  'blog',
  'boundaries',
  'days',
  'extremes',
  'gallery',
  'late-layout',
  'layout',
  'losses',
  'morning',
  'navigation',
  'school-goes-live',
  'stone-school',
  'testimonials',
].map((name) => `${browserFolder}/${name}.test.ts`);

const rooms = ['cli', 'engine', 'schemas', 'sections', 'src', 'tests', 'tools'];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** A script, and the files of tests that it imports. */
interface Script {
  readonly file: string;
  readonly imports: readonly string[];
}

const readScript = (file: string): Script => {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  const specifiers = [...text.matchAll(/ from '([^']+)';/g)].map(([, specifier = '']) => specifier);
  const toFile = (specifier: string): string =>
    specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier);
  return { file, imports: specifiers.map(toFile) };
};

const listScripts = (room: string): string[] =>
  readdirSync(join(packageRoot, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(room, name));

/** What goes further in `npm run test:long`: the tests that import extent.ts, or a helper of tests that does. */
const findTestsWithExtent = (): string[] => {
  const scripts = rooms.flatMap(listScripts).map(readScript);
  const importing = (file: string): string[] =>
    scripts.filter(({ imports }) => imports.includes(file)).map((script) => script.file);
  const direct = importing('tests/support/extent.ts');
  const indirect = direct.filter((file) => !isTest(file)).flatMap(importing);
  const alone = new Set([...longOnlyTests, ...longOnlyBrowserTests]);
  return [...new Set([...direct, ...indirect])].filter((file) => isTest(file) && !alone.has(file)).sort();
};

const isInBrowser = (file: string): boolean => file.startsWith(`${browserFolder}/`);
const withExtent = findTestsWithExtent();

export const longTests: string[] = withExtent.filter((file) => !isInBrowser(file));

/** The same of what needs a browser and the server with all schools. */
export const longBrowserTests: string[] = withExtent.filter(isInBrowser);
