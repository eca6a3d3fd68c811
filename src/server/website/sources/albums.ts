import type { ContentDocumentOf } from '#schemas/content/index.ts';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import type { ContentItem, ContentReader } from '#server/tenancy/content-reader.ts';
import { albumSlug } from '#server/tenancy/item-slugs.ts';
import { pick } from '#server/tenancy/shape-items.ts';

type AlbumItem = ContentItem<ContentDocumentOf<'galleryAlbum'>>;

/** Albums with their first media, so many of each, in the shape of the contract. */
export const shapeAlbums = async (
  chosen: readonly { readonly item: AlbumItem; readonly first: number }[],
  reader: Pick<ContentReader, 'pictures'>,
): Promise<GalleryAlbumItem[]> => {
  const kept = chosen.map(({ item, first }) => ({ item, media: item.document.schoolThemeMediaJson.slice(0, first) }));
  const references = kept.flatMap(({ media }) => media.flatMap(({ Media_Name }) => Media_Name || []));
  const pictures = references.length > 0 ? await reader.pictures(references) : undefined;
  return kept.map(({ item, media }) => {
    const name = item.document.album_Name ?? '';
    return {
      album_Id: item.id,
      album_Name: name,
      album_Slug: albumSlug(item),
      ...pick(item.document, ['album_Date', 'lang']),
      total: item.document.schoolThemeMediaJson.length,
      films: item.document.schoolThemeMediaJson.filter(({ Video_Url }) => Video_Url).length,
      schoolThemeMediaJson: media.flatMap(({ Media_Name, Video_Url, caption }) => {
        const stored = Media_Name ? pictures?.get(Media_Name) : undefined;
        if (!stored && !Video_Url) return [];
        const picture = stored?.(caption || name);
        return {
          ...(picture ? { Media_Name: picture.url, Media_Name_Media: picture.media } : {}),
          ...(Video_Url ? { Video_Url } : {}),
          ...(caption ? { caption } : {}),
        };
      }),
    };
  });
};
