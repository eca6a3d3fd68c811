import { schoolIdNames } from '#schemas/api/shared.ts';
import { websiteCalls } from '#schemas/api/website.ts';
import { type CallHandler, ok } from '#server/http/calls/handle.ts';
import { readSource } from './sources/read-source.ts';

const namesOfSchool = new Set<string>(schoolIdNames);

/** `GET /api/website/<source>` for every source: what its loader gives for the school of the request. */
export const websiteHandlers: readonly CallHandler[] = websiteCalls.map(({ source, call }) => ({
  contract: call,
  // The calls are made from the sources, so that each has its types only where it is checked: in the source itself.
  async run({ query }, { school, services }) {
    const params = Object.fromEntries(Object.entries(Object(query)).filter(([name]) => !namesOfSchool.has(name)));
    const loaders = await services.loadersOf(school);
    return ok((await readSource(loaders, source, params)) ?? null);
  },
}));
