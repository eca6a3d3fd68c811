import type { Handler } from '#server/http/calls/handle.ts';
import { addLookupValueHandler } from './add.ts';
import { changeLookupValueHandler } from './change.ts';
import { listLookupHandler, listLookupValuesHandler } from './list.ts';
import { removeLookupValueHandler } from './remove.ts';

/** What the calls of the lists that forms choose from do. */
export const lookupHandlers: readonly Handler[] = [
  addLookupValueHandler,
  changeLookupValueHandler,
  listLookupHandler,
  listLookupValuesHandler,
  removeLookupValueHandler,
];
