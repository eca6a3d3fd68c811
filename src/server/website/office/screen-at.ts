import type { OfficeScreenAssets } from '#shared/assets.ts';

/** The screen at an address, by paths with parameters of which the last ones may be missing: `/school/content/:type?`. */
export const screenAt = (screens: readonly OfficeScreenAssets[], url: string): OfficeScreenAssets | undefined => {
  const asked = segmentsOf(url.split('?')[0] ?? '');
  return screens.find(({ path }) => {
    const parts = segmentsOf(path);
    return (
      asked.length <= parts.length &&
      parts.every((part, at) =>
        asked[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === asked[at],
      )
    );
  });
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
