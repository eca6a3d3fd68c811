import type { Call } from '#schemas/api/define.ts';
import { rollbackTheme as rollbackCall, rollbackUsedTheme } from '#schemas/api/operator-themes.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { operatorChange, publicationFacts } from './operator-call.ts';
import type { Publication } from './publication.ts';
import { rollbackTheme } from './rollback-theme.ts';

/** `POST /api/operator/themes/:themeId/rollback`: makes an earlier version live again. */
export const rollbackThemeHandler = handle(rollbackCall, async ({ params, body }, context) =>
  ok(await rollBack(rollbackCall, context, { themeId: Number(params.themeId), to: body.to })),
);

/** The same for who is signed in. */
export const rollbackUsedThemeHandler = handle(rollbackUsedTheme, async ({ params, body }, context) =>
  ok(await rollBack(rollbackUsedTheme, context, { themeId: Number(params.themeId), to: body.to })),
);

const rollBack = async (
  call: Call,
  context: CallContext,
  wanted: { readonly themeId: number; readonly to: string | undefined },
): Promise<Publication> => {
  const { store, engine } = context.services;
  const change = operatorChange(call, context);
  const publication = await rollbackTheme({ store, engine, ...wanted, ...change });
  context.log.info(publicationFacts(publication, change), 'A theme was rolled back.');
  return publication;
};
