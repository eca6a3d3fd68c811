import { gallery as contract } from '#schemas/sources/gallery.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const gallery = defineLoader(contract, async ({ reader, params }) => {
  const items = await reader.items('galleryAlbum');
  let left = params.pageSize;
  const albums = items.map(({ id, document }) => {
    const media = document.schoolThemeMediaJson;
    const kept = media.slice(0, Math.max(0, left));
    left -= kept.length;
    return { album_Id: id, album_Name: document.album_Name ?? '', ...pick(document, ['lang']), media: kept };
  });
  const references = albums.flatMap(({ media }) => media.flatMap(({ Media_Name }) => Media_Name || []));
  const pictures = references.length > 0 ? await reader.pictures(references) : undefined;
  return albums
    .map(({ media, ...album }) => ({
      ...album,
      schoolThemeMediaJson: media.flatMap(({ Media_Name, Video_Url, caption }) => {
        const stored = Media_Name ? pictures?.get(Media_Name) : undefined;
        if (!stored && !Video_Url) return [];
        const picture = stored?.(caption || album.album_Name);
        return {
          ...(picture ? { Media_Name: picture.url, Media_Name_Media: picture.media } : {}),
          ...(Video_Url ? { Video_Url } : {}),
          ...(caption ? { caption } : {}),
        };
      }),
    }))
    .filter(({ schoolThemeMediaJson }) => schoolThemeMediaJson.length > 0);
});
