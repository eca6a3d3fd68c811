import { createBoundedMap } from '#server/core/cache/bounded-map.ts';
import type { Identity } from '#server/files/drawing/identity.ts';
import { drawCard, drawIcon } from '#server/files/pictures/picture-process.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { iconFiles } from './addresses.ts';

/** Cards and icons, each drawn once in the picture process while it is remembered. */
export interface Drawings {
  /** `path`: the picture's own address, which says all that it shows. */
  card(path: string, shown: { readonly identity: Identity; readonly title: string }): Promise<Buffer>;
  icon(path: string, shown: { readonly identity: Identity; readonly file: string }): Promise<Buffer | undefined>;
}

interface Options {
  readonly storage: MediaStorage;
  readonly fonts: string;
}

/** A card takes some 40 kB. */
const maxDrawings = 500;

export const createDrawings = ({ storage, fonts }: Options): Drawings => {
  // A promise: several requests at once share one drawing.
  const known = createBoundedMap<string, Promise<Buffer>>(maxDrawings);

  const logoOf = async ({ logo }: Identity): Promise<Uint8Array | undefined> =>
    logo?.startsWith('/media/') ? storage.get(logo.slice('/media/'.length)) : undefined;

  const remember = (path: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = known.get(path);
    if (cached) return cached;
    const drawn = draw();
    known.set(path, drawn);
    drawn.catch(() => known.delete(path));
    return drawn;
  };

  return {
    card: (path, { identity, title }) =>
      remember(`${identity.host}${path}`, async () =>
        drawCard({ identity, fonts, title, logo: await logoOf(identity) }),
      ),
    async icon(path, { identity, file }) {
      const size = iconFiles.get(file);
      if (!size) return undefined;
      return remember(`${identity.host}${path}`, async () =>
        drawIcon({ identity, fonts, ...size, logo: await logoOf(identity) }),
      );
    },
  };
};
