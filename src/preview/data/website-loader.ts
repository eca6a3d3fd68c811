import type { QueryClient } from '@tanstack/react-query';
import type { Loader, Loaders } from '#engine/data/load.ts';
import { sources } from '#schemas/sources/index.ts';

export interface WebsiteLoaderOptions {
  /** The server's origin: a school's host, or the platform's together with `schoolId`. */
  readonly origin: string;
  readonly schoolId?: number | undefined;
  readonly queryClient: QueryClient;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * The loaders of every source over `GET <origin>/api/website/<source>`. Answers are cached as long as the query client
 * says; a loader whose signal is aborted gives up its request. Errors: `Error` with what the server says, and each
 * param that it says it of.
 */
export const createWebsiteLoaders = (options: WebsiteLoaderOptions): Loaders =>
  Object.fromEntries(sources.map(({ name }): [string, Loader] => [name, createLoader(name, options)]));

const createLoader =
  (source: string, { origin, schoolId, queryClient, fetch = globalThis.fetch }: WebsiteLoaderOptions): Loader =>
  (params, { signal: deadline, started }) => {
    const url = new URL(`/api/website/${source}`, origin);
    if (schoolId !== undefined) url.searchParams.set('schoolId', String(schoolId));
    for (const [key, value] of Object.entries(params)) url.searchParams.set(key, String(value));
    return queryClient.fetchQuery({
      queryKey: ['website', origin, schoolId ?? null, source, params],
      queryFn: async ({ signal }) => {
        started();
        const answer = await fetch(url, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.any([signal, deadline]),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(errorTextOf(text) ?? `${source}: the server answered ${answer.status}.`);
        return JSON.parse(text) as unknown;
      },
    });
  };

/** What a problem+json answer says, with the params that are wrong; undefined for other answers. */
const errorTextOf = (text: string): string | undefined => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    // A proxy's error page.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const { errorText, errors } = (body ?? {}) as { errorText?: unknown; errors?: Readonly<Record<string, string[]>> };
  if (errors)
    return Object.entries(errors)
      .map(([param, texts]) => `${param}: ${texts.join(' ')}`)
      .join(' ');
  return typeof errorText === 'string' && errorText !== '' ? errorText : undefined;
};
