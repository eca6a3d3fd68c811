import { album as contract } from '#schemas/sources/album.ts';
import { albumSlug, looseSlug } from '#server/tenancy/item-slugs.ts';
import { shapeAlbums } from './albums.ts';
import { defineLoader } from './define.ts';

export const album = defineLoader(contract, async ({ reader, params }) => {
  const items = await reader.items('galleryAlbum');
  const found = items.filter((item) => albumSlug(item) === params.slug);
  const shaped = await shapeAlbums(
    found.map((item) => ({ item, first: item.document.schoolThemeMediaJson.length })),
    reader,
  );
  const [first] = shaped;
  if (!first) return null;
  // Photos that are in no album may be kept in several lists.
  const media = shaped.flatMap(({ schoolThemeMediaJson }) => schoolThemeMediaJson);
  const films = media.filter(({ Video_Url }) => Video_Url).length;
  return {
    ...(first.album_Slug === looseSlug ? {} : { album_Name: first.album_Name }),
    items: [{ ...first, total: media.length, films, schoolThemeMediaJson: media }],
  };
});
