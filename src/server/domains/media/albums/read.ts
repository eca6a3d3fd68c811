import { and, asc, eq, sql } from 'drizzle-orm';
import { type AlbumPicture, getAlbum, listAlbums } from '#schemas/api/albums.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { shownDocument } from '#server/domains/content/index.ts';
import { thumbLink } from '#server/files/office-picture.ts';
import { handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { isVisible } from '#server/store/content/visible.ts';
import { containing, countRows } from '#server/store/query.ts';
import { content } from '#server/store/schema.ts';
import { coverOf, entriesOf, isAlbum, listedAlbum, pictureOf, picturesOf, selectAlbums } from './album.ts';

/** The albums in their order, each with its first picture. */
export const listAlbumsHandler = handle(listAlbums, ({ query }, context) =>
  context.read(async ({ db }) => {
    const now = context.now();
    const { keyword, isActiveWebsite } = query;
    const where = and(
      isAlbum,
      keyword ? sql`${shownDocument}->>'album_Name' ilike ${containing(keyword)}` : undefined,
      isActiveWebsite === 1 ? isVisible(now) : undefined,
    );
    const { limit, offset } = pageOf(query);
    const rows = await selectAlbums(db, now)
      .where(where)
      .orderBy(asc(content.position), asc(content.id))
      .limit(limit)
      .offset(offset);
    const covers = await picturesOf(
      db,
      rows.flatMap(({ document }) => coverOf(document) ?? []),
    );
    return listOf(
      rows.map((row) => listedAlbum(context.services, row, covers)),
      await countRows(db, content, where),
    );
  }),
);

/** One album with what is in it. */
export const getAlbumHandler = handle(getAlbum, ({ params }, context) =>
  context.read(async ({ db }) => {
    const [row] = await selectAlbums(db, context.now()).where(and(isAlbum, eq(content.id, params.id)));
    if (!row) throw notFound();
    const entries = entriesOf(row.document);
    const stored = await picturesOf(db, entries);
    const pictures = entries.map((entry): AlbumPicture => {
      const picture = pictureOf(entry, stored);
      return { ...entry, thumb: thumbLink(context.services, picture), name: picture?.fileName ?? null };
    });
    return ok({ ...listedAlbum(context.services, row, stored), pictures });
  }),
);
