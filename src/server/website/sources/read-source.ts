import type { Loaders } from '#engine/index.ts';
import type { ParamsOf, ResultOf, SourceContract } from '#schemas/sources/define.ts';

/** Reads a source for something other than a page: its loader checks the params, and there is no deadline. */
export const readSource = async <C extends SourceContract>(
  loaders: Loaders,
  contract: C,
  params: Partial<ParamsOf<C>>,
): Promise<ResultOf<C>> => {
  const load = loaders[contract.name];
  if (!load) throw new Error(`No loader for the source "${contract.name}".`);
  const { signal } = new AbortController();
  // Loaders are found by name: each has its types only where it is defined, by the same contract.
  const given = params as Readonly<Record<string, unknown>>;
  return (await load(given, { signal, started: () => undefined })) as ResultOf<C>;
};
