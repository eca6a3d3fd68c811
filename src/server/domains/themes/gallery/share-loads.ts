import type { Loader, Loaders } from '#engine/data/load.ts';

/** Loaders that load the same from a source once, for pages in several themes that are made at the same time. */
export const shareLoads = (loaders: Loaders): Loaders =>
  Object.fromEntries(Object.entries(loaders).map(([source, load]) => [source, sharedLoader(load)]));

const sharedLoader = (load: Loader): Loader => {
  const known = new Map<string, Promise<unknown>>();
  return (params, context) => {
    const key = JSON.stringify(params);
    const found = known.get(key);
    if (found) {
      context.started();
      return found;
    }
    // One page that has waited for too long does not end it for the others.
    const answer = load(params, { ...context, signal: new AbortController().signal });
    known.set(key, answer);
    return answer;
  };
};
