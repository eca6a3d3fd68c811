import type { Loader, Loaders } from '#engine/data/load.ts';
import { sources } from '#schemas/sources/index.ts';
import type { CountQuery, Totals } from '#server/core/cache/totals.ts';
import type { Store } from '#server/store/store.ts';
import type { ReadRecorder, SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { StoreDirectory } from '#server/tenancy/store-reader.ts';
import { sourceLoaders } from './index.ts';
import { createParamsReader } from './params.ts';
import { createSourceReader } from './store-reader.ts';
import { translatedReader } from './translated-reader.ts';

interface StoreLoaderOptions {
  readonly store: Store;
  readonly directory: StoreDirectory;
  readonly now: () => Date;
  readonly totals?: Totals;
}

const statementTimeoutMs = 5000;

/**
 * The loaders of one school over the database, each read in its own short transaction. `recorder` takes
 * notice of what they read.
 */
export const createStoreLoaders = ({
  store,
  directory,
  now,
  totals,
}: StoreLoaderOptions): ((school: SchoolFacts, recorder?: ReadRecorder) => Loaders) => {
  const readParams = createParamsReader(sources);
  return (school, recorder) => {
    const count = totals && ((query: CountQuery, name: unknown) => totals.count(school.schoolId, query, name));
    return Object.fromEntries(
      sourceLoaders.map((loader): [string, Loader] => [
        loader.source,
        async (given, { started }) => {
          const params = readParams(loader.source, given);
          if ('loadDirectory' in loader) {
            started();
            return loader.loadDirectory({
              directory: recorder ? directory.recording(recorder) : directory,
              params,
            });
          }
          return store.school(
            school.schoolId,
            ({ db }) => {
              started();
              const reader = createSourceReader(db, now(), { ...recorder, count, drafts: school.drafts });
              return loader.load({ reader: translatedReader(reader, school.languages), school, params });
            },
            { readOnly: true, timeoutMs: statementTimeoutMs },
          );
        },
      ]),
    );
  };
};
