import { floodedContent, greenfieldContent, hostileContent, sparseContent } from '../e2e/support/fixtures.ts';
import { type RunningSite, startSiteWith } from '../e2e/support/site.ts';
import type { ShotOptions } from './options.ts';
import { readTheme, schoolOf } from './pages.ts';

const contents = {
  reference: greenfieldContent,
  sparse: sparseContent,
  flooded: floodedContent,
  hostile: hostileContent,
} as const;

/** The built server with the demo schools, and with a test school in each theme where one is asked for. */
export const startShotServer = ({ school, themes }: ShotOptions): Promise<RunningSite> => {
  if (school === 'demo') return startSiteWith([]);
  return startSiteWith(
    themes.map((theme) => {
      const slug = schoolOf(theme, school);
      const content = contents[school]();
      const header = { ...content.header, schoolKey: slug.toUpperCase() };
      return { slug, themeId: readTheme(theme).themeId, content: { ...content, header } };
    }),
  );
};
