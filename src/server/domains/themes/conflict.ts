import { firstOwnThemeId } from '#schemas/theme/theme-ids.ts';
import type { VersionLabel } from '#server/store/theme-versions.ts';

interface Candidate {
  readonly themeId: number;
  readonly slug: string;
  readonly version: string;
  readonly hash: string;
}

/** Why a theme cannot stand next to what is published already, with the cure; undefined if it can. */
export const conflictOf = (candidate: Candidate, published: readonly VersionLabel[]): string | undefined => {
  const { themeId, slug, version, hash } = candidate;
  const own = published.filter((label) => label.themeId === themeId);
  const holder = own.find((label) => label.slug !== null && label.slug !== slug)?.slug;
  if (holder)
    return `Theme ${themeId} is "${holder}", not "${slug}". Give "${slug}" a free themeId: ${freeId(published)}.`;
  if (own.length === 0 && themeId < firstOwnThemeId)
    return `Theme ids below ${firstOwnThemeId} belong to the built-in themes, and none of them has ${themeId}. Use a free themeId: ${freeId(published)}.`;
  const namesake = published.find((label) => label.slug === slug && label.themeId !== themeId);
  if (namesake)
    return `The slug "${slug}" belongs to theme ${namesake.themeId}. Publish under that themeId, or give this theme another slug.`;
  const sameVersion = own.find((label) => label.version === version && label.hash !== hash);
  if (sameVersion)
    return `Version ${version} of "${slug}" is published already with other content, and a version never changes. Raise "version", to ${nextVersion(own)} for example.`;
  return undefined;
};

const freeId = (published: readonly VersionLabel[]): number =>
  Math.max(firstOwnThemeId - 1, ...published.map(({ themeId }) => themeId)) + 1;

/** The highest version with its last part raised by one. */
const nextVersion = (own: readonly VersionLabel[]): string => {
  const versions = own.flatMap(({ version }) => (version ? [version.split('.').map(Number)] : []));
  const [major = 0, minor = 0, patch = 0] = versions.sort(compare).at(-1) ?? [];
  return `${major}.${minor}.${patch + 1}`;
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
