import { join } from 'node:path';
import { pino } from 'pino';
import type { Engine } from '#engine/index.ts';
import type { Store } from '#server/store/store.ts';
import { publishBuiltInThemes } from '#server/tenancy/themes/built-in-themes.ts';
import { packageRoot } from '#shared/package-root.ts';

/** A log that throws what it is told: nothing here may go wrong. */
const log = pino({
  hooks: {
    logMethod(told) {
      throw new Error(JSON.stringify(told));
    },
  },
});

/** Publishes the product's own themes, all of them. */
export const publishThemes = (store: Store, engine: Engine): Promise<void> =>
  publishBuiltInThemes({ store, engine, folder: join(packageRoot, 'themes'), log });
