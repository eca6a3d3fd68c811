import type { Publication, Publishing } from '#server/domains/themes/index.ts';
import { colors } from './colors.ts';
import { schoolLossesText } from './school-losses.ts';
import { plural } from './show-value.ts';

/** A version and the start of its hash, long enough to name it by. */
export const describeVersion = (version: string | null, hash: string): string =>
  `${version ?? 'no version'} (${hash.slice(0, 12)})`;

/** What is live where, or would be, in a sentence. */
export const describeLive = ({ themeId, slug, version, hash, live }: Publication, origin: string): string =>
  `${colors.bold(`${slug} ${describeVersion(version, hash)}`)} ${live ? 'is' : 'would be'} live as theme ${themeId} at ${origin}.`;

/** The schools that lose something by a publication and the cure; empty if none does. */
export const describeLosses = ({ schools, moreSchools }: Publishing): string => {
  const count = schools.length + moreSchools;
  if (count === 0) return '';
  const verb = count === 1 ? 'has' : 'have';
  return [
    colors.yellow(`Warning: ${plural(count, 'school')} ${verb} choices that this version breaks.`),
    ...schools.map(schoolLossesText),
    ...(moreSchools > 0 ? [`  and ${plural(moreSchools, 'more school')}`] : []),
    'Choices that no longer mean anything are left off the page and kept in the record; colours stay as the school chose them.',
    'If something was only renamed, say so under "renames" in the theme and raise its "version".',
  ].join('\n');
};
