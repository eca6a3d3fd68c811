import { getMedia, type MediaDetails } from '#schemas/api/media.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { findMedia } from './find-media.ts';
import { mediaItem } from './media-item.ts';
import { findMediaUses } from './media-uses.ts';

/** One picture or file, with everything that uses it. */
export const getMediaHandler = handle(getMedia, ({ params }, context) =>
  context.read(async ({ db }) => {
    const row = await findMedia(db, context, params.id);
    const details: MediaDetails = { ...mediaItem(context.services, row), uses: await findMediaUses(db, row.id) };
    return ok(details);
  }),
);
