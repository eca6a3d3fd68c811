import { rollbackTheme as rollbackCall } from '#schemas/api/operator-themes.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { operatorChange, publicationFacts } from './operator-call.ts';
import { rollbackTheme } from './rollback-theme.ts';

/** `POST /api/operator/themes/:themeId/rollback`: makes an earlier version live again. */
export const rollbackThemeHandler = handle(rollbackCall, async ({ params, body }, context) => {
  const { store, engine } = context.services;
  const change = operatorChange(rollbackCall, context);
  const themeId = Number(params.themeId);
  const publication = await rollbackTheme({ store, engine, themeId, to: body.to, ...change });
  context.log.info(publicationFacts(publication, change), 'A theme was rolled back.');
  return ok(publication);
});
