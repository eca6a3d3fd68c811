import { schoolIdNames } from '#schemas/api/shared.ts';
import { websiteCalls } from '#schemas/api/website.ts';
import { type Handler, handle, ok } from '#server/http/calls/handle.ts';

const namesOfSchool = new Set<string>(schoolIdNames);

/** `GET /api/website/<source>` for every source: what its loader gives for the school of the request. */
export const websiteHandlers: readonly Handler[] = websiteCalls.map(({ source, call }) =>
  handle<{ query: Readonly<Record<string, unknown>> }>(call, async ({ query }, { school, services }) => {
    const params = Object.fromEntries(Object.entries(query).filter(([name]) => !namesOfSchool.has(name)));
    const loaders = await services.loadersOf(school);
    const { signal } = new AbortController();
    const result = await loaders[source]?.(params, { signal, started: () => undefined });
    return ok(result ?? null);
  }),
);
