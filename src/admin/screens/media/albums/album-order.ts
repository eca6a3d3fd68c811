import type { AlbumPicture } from '#schemas/api/albums.ts';

/** A picture or film of an album, with a name of its own: the same may be in it twice. */
export interface Placed {
  readonly key: string;
  readonly picture: AlbumPicture;
}

/** What is in an album, each with its own key. */
export const placed = (pictures: readonly AlbumPicture[]): readonly Placed[] => {
  const seen = new Map<string, number>();
  return pictures.map((picture) => {
    const name = picture.Media_Name ?? picture.Video_Url ?? '';
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: `${name} ${times}`, picture };
  });
};

/** One put where another stands; the others make room. */
export const movedTo = (all: readonly Placed[], key: string, over: string): readonly Placed[] => {
  const at = all.findIndex((one) => one.key === key);
  const to = all.findIndex((one) => one.key === over);
  const moved = all[at];
  return moved && to >= 0 ? all.toSpliced(at, 1).toSpliced(to, 0, moved) : all;
};

/** The same as the album's document has it, with everything that is said of each. */
export const documentOf = (all: readonly Placed[]) => all.map(({ picture: { thumb: _, name: __, ...entry } }) => entry);
