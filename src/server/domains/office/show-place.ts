import { showPlace } from '#schemas/api/office-live.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { type OfficePlace, openArea } from '#schemas/office-events.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Shows others of the school what the caller has open, as far as both may read it. */
export const showPlaceHandler = handle(showPlace, async ({ body: { window, ...body } }, context) => {
  const { actor, school, services } = context;
  if (actor.kind !== 'user') throw new AppError('NO_ACCESS');
  const place = placeOf(body);
  if (place.area !== undefined && context.scopeOf(place.area, 'read') === undefined) throw new AppError('NO_ACCESS');
  services.officeEvents.move({ schoolId: school.schoolId, userId: actor.userId, window, place });
  return ok({ message: 'Others see where you are.' });
});

/** The place with its area: that of an item or a record is its kind's. */
const placeOf = ({ area, type, id }: OfficePlace): OfficePlace => {
  if (type === undefined) return area === undefined ? {} : { area };
  const kind = contentTypes.find((one) => one.type === type)?.area ?? openArea(type);
  if (kind === undefined || id === undefined) throw notFound();
  return { area: kind, type, id };
};
