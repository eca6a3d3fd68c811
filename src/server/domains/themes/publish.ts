import { publishTheme as publishCall } from '#schemas/api/operator-themes.ts';
import { created, handle, ok } from '#server/http/calls/handle.ts';
import { logPublication, requireOperator, requirePublished } from './operator-call.ts';
import { publishTheme } from './publish-theme.ts';

/** `POST /api/operator/themes`: makes a theme live, or tries it. */
export const publishThemeHandler = handle(publishCall, async ({ body }, context) => {
  const { document: text, file = 'theme.json', dryRun = false } = body;
  const { store, engine } = context.services;
  const { tokenId } = requireOperator(context);
  const publication = requirePublished(await publishTheme({ store, engine, file, text, dryRun, tokenId }));
  if (!dryRun) logPublication(context, 'A theme was published.', publication);
  return dryRun || publication.unchanged ? ok(publication) : created(publication);
});
