import { gallery as contract } from '#schemas/sources/gallery.ts';
import { shapeAlbums } from './albums.ts';
import { defineLoader } from './define.ts';

export const gallery = defineLoader(contract, async ({ reader, params }) => {
  const all = await reader.items('galleryAlbum');
  const items = params.inAlbums ? all.filter(({ document }) => document.album_Name?.trim()) : all;
  const sizes = items.map(({ document }) => document.schoolThemeMediaJson.length);
  if (sizes.every((size) => size === 0)) return [];
  const isShared = params.perAlbum < contract.params.properties.perAlbum.default;
  const first = isShared ? inTurn(sizes, params) : inOrder(sizes, params.pageSize);
  return shapeAlbums(
    items.map((item, at) => ({ item, first: first[at] ?? 0 })),
    reader,
  );
});

/** How many of each are taken where the first give all that they have. */
const inOrder = (sizes: readonly number[], most: number): number[] => {
  let left = most;
  return sizes.map((size) => {
    const taken = Math.min(size, left);
    left -= taken;
    return taken;
  });
};

/** How many of each are taken where each gives one in turn. */
const inTurn = (
  sizes: readonly number[],
  { pageSize, perAlbum }: { readonly pageSize: number; readonly perAlbum: number },
): number[] => {
  const taken = sizes.map(() => 0);
  let left = pageSize;
  for (let round = 0; round < perAlbum && left > 0; round += 1) {
    for (const [at, size] of sizes.entries()) {
      if (size <= round || left === 0) continue;
      taken[at] = round + 1;
      left -= 1;
    }
  }
  return taken;
};
