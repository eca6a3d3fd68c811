import { listLookupValues } from '#schemas/api/lookups.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { findKind } from './find-kind.ts';
import { readValues, rowOf } from './read-values.ts';

/** Every value of a list, for the office: also those that are switched off. */
export const listLookupValuesHandler = handle(listLookupValues, async ({ params, query }, context) => {
  const kind = findKind(params.kind);
  const all = await context.read(({ db }) => readValues(db, kind));
  const keyword = (query.keyword ?? '').toLocaleLowerCase('und');
  const found = all.filter(({ name }) => name.toLocaleLowerCase('und').includes(keyword));
  const { limit, offset } = pageOf(query);
  return listOf(found.slice(offset, offset + limit).map(rowOf), found.length);
});
