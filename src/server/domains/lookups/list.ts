import { userStatus } from '#schemas/access/user-status.ts';
import { type LookupQuery, listLookup, listLookupValues } from '#schemas/api/lookups.ts';
import { sessionsAround } from '#schemas/lookups/computed-kinds.ts';
import type { LookupItem, LookupKind } from '#schemas/lookups/index.ts';
import { type CallContext, handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { dateIn, sessionStartYear } from '#shared/calendar.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { findKind } from './find-kind.ts';
import { allItems, offeredItems, readValues, rowOf } from './read-values.ts';

/** Constants change with the product alone. */
const anHour = 'public, max-age=3600';

/** `GET /api/lookups/<kind>`: one list, whole. */
export const listLookupHandler = handle(listLookup, async ({ params, query }, context) => {
  const kind = findKind(params.kind);
  if (kind.scope === 'office') requireOffice(context);
  const items = (await itemsOf(kind, context, query)).filter((item) => matchesQuery(item, query));
  const { headers, ...answer } = listOf(items, items.length);
  return { ...answer, headers: { ...headers, ...cachingOf(kind) } };
});

/** Whoever works in the school's office, its programs, and an operator whom it has let in to look. */
const requireOffice = ({ actor }: CallContext): void => {
  if (actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  if (actor.kind === 'token' || actor.kind === 'support') return;
  if (actor.kind !== 'user') throw new AppError('NO_ACCESS');
  if (actor.status === userStatus.mustChangePassword) throw new AppError('PASSWORD_CHANGE_DUE');
  if (actor.role !== 'Admin' && actor.role !== 'Staff') throw new AppError('NO_ACCESS');
};

const itemsOf = async (
  kind: LookupKind,
  context: CallContext,
  { all }: LookupQuery,
): Promise<readonly LookupItem[]> => {
  const { schoolId, name, slug, schoolKey } = context.school;
  if (kind.kind === 'school-profile') return [{ id: schoolId, name, school_Slug: slug, schoolKey }];
  if (kind.kind === 'sessions') {
    const now = context.now();
    const timeZone = await context.read(({ db }) => readTimeZone(createStoreReader(db, now)));
    return sessionsAround(sessionStartYear(dateIn(timeZone, now.getTime()))).map((session) => ({ ...session }));
  }
  if (!kind.own) return kind.standard ?? [];
  return context.read(({ db }) => (all ? allItems(db, kind) : offeredItems(db, kind)));
};

/** A filter that a list does not have leaves it as it is. */
const matchesQuery = (item: LookupItem, { stateId, routeId, keyword = '' }: LookupQuery): boolean =>
  (stateId < 0 || item.stateId === undefined || item.stateId === stateId) &&
  (routeId < 0 || item.routeId === undefined || item.routeId === routeId) &&
  item.name.toLocaleLowerCase('und').includes(keyword.toLocaleLowerCase('und'));

const cachingOf = ({ scope, source, own }: LookupKind): Record<string, string> => {
  if (scope === 'office') return { 'cache-control': 'private, no-cache' };
  return source === 'standard' && !own ? { 'cache-control': anHour } : {};
};

/** Every value of a list, for the office: also those that are switched off. */
export const listLookupValuesHandler = handle(listLookupValues, async ({ params, query }, context) => {
  const kind = findKind(params.kind);
  const all = await context.read(({ db }) => readValues(db, kind));
  const keyword = (query.keyword ?? '').toLocaleLowerCase('und');
  const found = all.filter(({ name }) => name.toLocaleLowerCase('und').includes(keyword));
  const { limit, offset } = pageOf(query);
  return listOf(found.slice(offset, offset + limit).map(rowOf), found.length);
});
