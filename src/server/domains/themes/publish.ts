import { publishTheme as publishCall } from '#schemas/api/operator-themes.ts';
import { created, handle, ok } from '#server/http/calls/handle.ts';
import { operatorChange, publicationFacts } from './operator-call.ts';
import { publishTheme } from './publish-theme.ts';

/** `POST /api/operator/themes`: makes a theme live, or tries it. */
export const publishThemeHandler = handle(publishCall, async ({ body }, context) => {
  const { document: text, file = 'theme.json', dryRun = false } = body;
  const { store, engine, baseUrl } = context.services;
  const change = operatorChange(publishCall, context);
  const publication = await publishTheme({ store, engine, baseUrl, file, text, dryRun, ...change });
  if (!dryRun) context.log.info(publicationFacts(publication, change), 'A theme was published.');
  return dryRun || publication.unchanged ? ok(publication) : created(publication);
});
