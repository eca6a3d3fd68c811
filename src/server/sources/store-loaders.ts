import type { Loader, Loaders } from '../../../engine/data/load.ts';
import { sources } from '../../../schemas/sources/index.ts';
import type { Store } from '../store/store.ts';
import type { Directory, SchoolFacts } from './content-reader.ts';
import { sourceLoaders } from './index.ts';
import { createParamsReader } from './params.ts';
import { createStoreReader } from './store-reader.ts';

interface StoreLoaderOptions {
  readonly store: Store;
  readonly directory: Directory;
  readonly now: () => Date;
}

const statementTimeoutMs = 5000;

/** The loaders of one school over the database, each read in its own short transaction. */
export const createStoreLoaders = ({
  store,
  directory,
  now,
}: StoreLoaderOptions): ((school: SchoolFacts) => Loaders) => {
  const readParams = createParamsReader(sources);
  return (school) =>
    Object.fromEntries(
      sourceLoaders.map((loader): [string, Loader] => [
        loader.source,
        async (given, { started }) => {
          const params = readParams(loader.source, given);
          if ('loadDirectory' in loader) {
            started();
            return loader.loadDirectory({ directory, params });
          }
          return store.school(
            school.schoolId,
            ({ db }) => {
              started();
              return loader.load({ reader: createStoreReader(db, now()), school, params });
            },
            { readOnly: true, timeoutMs: statementTimeoutMs },
          );
        },
      ]),
    );
};
