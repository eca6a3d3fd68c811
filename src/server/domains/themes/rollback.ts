import { rollbackTheme as rollbackCall } from '#schemas/api/operator-themes.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { logPublication, requireOperator, requirePublished } from './operator-call.ts';
import { rollbackTheme } from './rollback-theme.ts';

/** `POST /api/operator/themes/:themeId/rollback`: makes an earlier version live again. */
export const rollbackThemeHandler = handle(rollbackCall, async ({ params, body }, context) => {
  const { store, engine } = context.services;
  const { tokenId } = requireOperator(context);
  const themeId = Number(params.themeId);
  const publication = requirePublished(await rollbackTheme({ store, engine, themeId, to: body.to, tokenId }));
  logPublication(context, 'A theme was rolled back.', publication);
  return ok(publication);
});
