import type { DataRequest } from '#schemas/theme/theme.ts';
import type { Registry } from '../registry.ts';

/** The params of a request, with what its source takes where nothing is said. */
export const wholeParams = (
  { source, params = {} }: DataRequest,
  { sources }: Pick<Registry, 'sources'>,
): Readonly<Record<string, unknown>> => {
  const { properties = {} } = (sources.get(source)?.params ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly default?: unknown }>>;
  };
  const defaults = Object.entries(properties).flatMap(([name, { default: initial }]) =>
    initial === undefined ? [] : [[name, initial] as const],
  );
  return { ...Object.fromEntries(defaults), ...params };
};
