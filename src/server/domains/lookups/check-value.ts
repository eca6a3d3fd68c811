import { type LookupKind, lookupKinds } from '#schemas/lookups/index.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { lazily } from '#server/core/lazily.ts';
import { createContentAjv } from '#server/core/validation/ajv.ts';
import { describeError } from '#server/core/validation/describe-error.ts';
import { errorsOf } from '#server/core/validation/problem.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { findKind } from './find-kind.ts';
import { readValues } from './read-values.ts';

type Details = Readonly<Record<string, unknown>>;

/** Has the own fields of each list by its name, and compiles them when a value of it is first written. */
const ajv = lazily(() => {
  const made = createContentAjv({ strictTypes: false });
  for (const { kind, own } of lookupKinds)
    if (own) made.addSchema({ type: 'object', additionalProperties: false, properties: own }, kind);
  return made;
});

/**
 * Details as they are stored. Errors: `NOT_VALID` where they have other fields than their list, or wrong ones, each
 * named as `details.<field>`.
 */
export const readDetails = ({ kind, own = {} }: LookupKind, given: Details): Details => {
  const details = normaliseTexts(given, { properties: own });
  if (ajv().validate(kind, details)) return details;
  const problems = (ajv().errors ?? []).map(describeError);
  throw notValid(errorsOf(problems.map(({ path, message }) => ({ path: `details.${path}`, message }))));
};

/** Throws where a value names a route that the school does not have. */
export const checkRoute = async ({ db }: StoreContext, { routeId }: Details): Promise<void> => {
  if (routeId === undefined) return;
  const routes = await readValues(db, findKind('routes'));
  if (!routes.some(({ id }) => id === routeId)) throw wrongField('details.routeId', 'There is no such route.');
};

/** Throws where another value of the list has the name, in small or capital letters. */
export const checkName = async (
  { db }: StoreContext,
  kind: LookupKind,
  { name, id }: { readonly name: string; readonly id?: number },
): Promise<void> => {
  const wanted = name.toLocaleLowerCase('und');
  const taken = (await readValues(db, kind)).find(
    (one) => one.id !== id && one.name.toLocaleLowerCase('und') === wanted,
  );
  if (!taken) return;
  const other = taken.isActive ? 'another value of this list' : 'a value that is switched off';
  throw new AppError('DUPLICATE', { label: 'The name', value: name, name: other });
};
