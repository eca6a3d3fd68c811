import { listThemes } from '#schemas/api/operator-themes.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { listPublished } from './list-published.ts';

/** `GET /api/operator/themes`: every published theme. */
export const listThemesHandler = handle(listThemes, async (_, { services }) =>
  ok({ themes: await listPublished(services.store) }),
);
