import { makePreviewLink } from '#schemas/api/theme-gallery.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { previewPath, sharedEnd } from '../preview-link.ts';
import { namedTheme } from '../settings/named-theme.ts';

/** A link to the whole website in a theme, for a week. */
export const makePreviewLinkHandler = handle(makePreviewLink, async ({ params: { themeId } }, context) => {
  await namedTheme(context, themeId);
  const { school, services } = context;
  const { schoolId } = school;
  const until = sharedEnd(context.now().getTime());
  const ends = new Date(until).toISOString();
  await context.write((transaction) =>
    transaction.audit({ entity: 'themePreview', id: themeId, after: { themeId, until: ends } }),
  );
  const path = previewPath(services.sealer, { schoolId, themeId, until });
  return created({ url: services.originOf(school) + path, until: ends });
});
