import type { ReadOptions, SchoolFacts } from './content-reader.ts';
import type { SchoolSite } from './school-sites.ts';

/** What loaders know of a school, at a time in milliseconds since the epoch; for a page, in its language. */
export const schoolFacts = (
  { school, record, at }: SchoolSite,
  now: number,
  { languages, drafts }: ReadOptions = {},
): SchoolFacts => {
  const { schoolId, slug, schoolKey, name } = school;
  const { today, url } = at(now);
  return {
    schoolId,
    slug,
    schoolKey,
    name,
    themeId: record.themeId,
    host: new URL(url).host,
    today,
    ...(languages && { languages }),
    ...(drafts && { drafts }),
  };
};
