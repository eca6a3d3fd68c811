import type { Loader, Loaders } from '#engine/data/load.ts';
import { sources } from '#schemas/sources/index.ts';
import type { CountQuery, Totals } from '#server/core/cache/totals.ts';
import type { Changes } from '#server/store/content/visible.ts';
import type { Store } from '#server/store/store.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { StoreDirectory } from '#server/tenancy/store-reader.ts';
import { sourceLoaders } from './index.ts';
import { createParamsReader } from './params.ts';
import { createSourceReader } from './store-reader.ts';

interface StoreLoaderOptions {
  readonly store: Store;
  readonly directory: StoreDirectory;
  readonly now: () => Date;
  readonly totals?: Totals;
}

const statementTimeoutMs = 5000;

/**
 * The loaders of one school over the database, each read in its own short transaction. `recordChange` gets the times
 * at which something they have read changes by itself.
 */
export const createStoreLoaders = ({
  store,
  directory,
  now,
  totals,
}: StoreLoaderOptions): ((school: SchoolFacts, recordChange?: (changes: Changes) => void) => Loaders) => {
  const readParams = createParamsReader(sources);
  return (school, recordChange) => {
    const count = totals && ((query: CountQuery, name: unknown) => totals.count(school.schoolId, query, name));
    return Object.fromEntries(
      sourceLoaders.map((loader): [string, Loader] => [
        loader.source,
        async (given, { started }) => {
          const params = readParams(loader.source, given);
          if ('loadDirectory' in loader) {
            started();
            return loader.loadDirectory({
              directory: recordChange ? directory.recording(recordChange) : directory,
              params,
            });
          }
          return store.school(
            school.schoolId,
            ({ db }) => {
              started();
              return loader.load({ reader: createSourceReader(db, now(), { recordChange, count }), school, params });
            },
            { readOnly: true, timeoutMs: statementTimeoutMs },
          );
        },
      ]),
    );
  };
};
