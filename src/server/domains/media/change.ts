import { and, eq } from 'drizzle-orm';
import { changeMedia, type MediaChange } from '#schemas/api/media.ts';
import { tidyTags } from '#schemas/records/media-tags.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notFound, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import { lockMedia } from './find-media.ts';
import { auditedMedia, mediaItem } from './media-item.ts';
import { findMediaUses } from './media-uses.ts';

/** Changes what is said of a picture, its class only while nothing uses it; of a document the tags. */
export const changeMediaHandler = handle(changeMedia, async ({ params, body }, context) => {
  const row = await context.write(async (tx) => {
    const before = await lockMedia(tx.db, context, params.id);
    const isAboutPicture = Object.keys(body).some((field) => field !== 'tags');
    if (before.kind !== 'picture' && isAboutPicture) throw refuse('Only pictures can be changed here.');
    if (body.class !== undefined && body.class !== before.class) {
      if (before.class === 'private') throw refuse('A private picture stays private.');
      const uses = await findMediaUses(tx.db, before.id);
      if (uses.length > 0) throw refuse('This picture is in use. Take it out of where it is used first.', { uses });
    }
    const mine = and(eq(media.schoolId, before.schoolId), eq(media.id, before.id));
    const [after] = await tx.db.update(media).set(changesOf(before, body)).where(mine).returning();
    if (!after) throw notFound();
    await tx.audit({ entity: 'media', id: after.id, before: auditedMedia(before), after: auditedMedia(after) });
    tx.touch(schoolTag(after.schoolId, 'media'));
    return after;
  });
  return ok(mediaItem(context.services, row));
});

/** An alternative text and decoration exclude each other; what is not said stays. */
const changesOf = (
  before: MediaRow,
  { alt, altTranslations, decorative, focal, children, tags, caption, class: kind }: MediaChange,
): Partial<MediaRow> => {
  if (decorative && alt) throw wrongField('alt', 'A picture that is decoration has no description.');
  const described = alt === undefined && decorative === false && before.alt === '' ? null : alt;
  const text = decorative ? '' : described;
  return {
    class: kind ?? before.class,
    alt: text === undefined ? before.alt : text,
    altTranslations: altTranslations ?? before.altTranslations,
    focal: focal === undefined ? before.focal : focal,
    children: children ?? before.children,
    tags: tags ? tidyTags(tags) : before.tags,
    caption: caption === undefined ? before.caption : caption?.trim() || null,
  };
};
