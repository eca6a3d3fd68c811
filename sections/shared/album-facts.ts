import type { SectionEnv } from '#engine/section.ts';
import { longMonthName } from './dates.ts';
import { formatCount, say } from './say.ts';

interface Counted {
  readonly total?: number | undefined;
  readonly films?: number | undefined;
  readonly album_Date?: string | undefined;
}

/** What an album has, by the strings `photoCount`, `videoCount` and `mediaCount` (each with `One`), or `noPhotos`. */
const albumCount = (env: SectionEnv, { total = 0, films = 0 }: Counted): string => {
  if (total === 0) return say(env, 'noPhotos');
  return formatCount(env, films === 0 ? 'photoCount' : films === total ? 'videoCount' : 'mediaCount', total);
};

/** An album's month, where it has one, and what it has: `July 2026 · 3 photos`. */
export const albumFacts = (env: SectionEnv, album: Counted): string =>
  [album.album_Date && longMonthName(album.album_Date, env.locale), albumCount(env, album)].filter(Boolean).join(' · ');

/** The strings that both read. */
export const albumStrings = {
  en: {
    photoCount: '{n} photos',
    photoCountOne: '1 photo',
    videoCount: '{n} videos',
    videoCountOne: '1 video',
    mediaCount: '{n} photos and videos',
    mediaCountOne: '1 photo or video',
    noPhotos: 'No photos yet',
    morePhotos: 'More photos',
  },
  hi: {
    photoCount: '{n} फ़ोटो',
    photoCountOne: '1 फ़ोटो',
    videoCount: '{n} वीडियो',
    videoCountOne: '1 वीडियो',
    mediaCount: '{n} फ़ोटो और वीडियो',
    mediaCountOne: '1 फ़ोटो या वीडियो',
    noPhotos: 'अभी कोई फ़ोटो नहीं',
    morePhotos: 'और फ़ोटो',
  },
} as const;
