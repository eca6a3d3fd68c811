import type { OfficeScreenAssets } from '#shared/assets.ts';

/**
 * The screen at an address, by paths with parameters of which the last ones may be missing: `/school/content/:type?`.
 * A path without parameters comes before one that has them.
 */
export const screenAt = (screens: readonly OfficeScreenAssets[], url: string): OfficeScreenAssets | undefined => {
  const asked = segmentsOf(url.split('?')[0] ?? '');
  const isAt = ({ path }: OfficeScreenAssets): boolean => {
    const parts = segmentsOf(path);
    return (
      asked.length <= parts.length &&
      parts.every((part, at) =>
        asked[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === asked[at],
      )
    );
  };
  const found = screens.filter(isAt);
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
