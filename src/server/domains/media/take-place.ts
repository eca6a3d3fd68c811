import { takePlace } from '#schemas/api/media-crop.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { lockMedia } from './find-media.ts';
import { mediaDetails } from './media-details.ts';
import { lockItems, swapInContent, swapInRecords } from './swap-uses.ts';

/** Shows a picture wherever another is shown, in one transaction. */
export const takePlaceHandler = handle(takePlace, ({ params, body }, context) =>
  context.write(async (tx) => {
    await lockItems(tx, body.of);
    const [first, second] = params.id < body.of ? [params.id, body.of] : [body.of, params.id];
    const locked = [await lockMedia(tx.db, context, first), await lockMedia(tx.db, context, second)];
    const [next, old] = params.id === first ? locked : locked.toReversed();
    if (!next || !old || next.id === old.id) throw refuse('Choose another picture.');
    if (next.kind !== 'picture' || next.class !== old.class)
      throw refuse('Only a picture of the same sort can stand there.');
    if (next.children === 'noConsent')
      throw refuse('Choose another picture: this one shows children without consent for the website.');
    await swapInContent(tx, { from: old.id, to: next.id, userId: userIdOf(context.actor) });
    await swapInRecords(tx, old.id, next.id);
    await tx.audit({ entity: 'media', id: next.id, before: { shown: old.id }, after: { shown: next.id } });
    tx.touch(schoolTag(old.schoolId, 'media'));
    return ok(await mediaDetails(context, tx.db, next));
  }),
);
