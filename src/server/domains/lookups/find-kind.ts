import { type LookupKind, lookupKinds } from '#schemas/lookups/index.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { suggest } from '#server/core/validation/describe-error.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';

const byName: ReadonlyMap<string, LookupKind> = new Map(lookupKinds.map((kind) => [kind.kind, kind]));

/** The list of a name. Errors: `NO_LOOKUP` with the nearest name. */
export const findKind = (name: string): LookupKind => {
  const found = byName.get(name);
  if (found) return found;
  const { suggestion } = suggest(name, [...byName.keys()]);
  const hint = didYouMean(suggestion);
  throw new AppError('NO_LOOKUP', { kind: name, hint }, suggestion === undefined ? {} : { details: { suggestion } });
};

/** A list that a school may change. Errors: `NO_LOOKUP`, and 409 for a list that is the same for every school. */
export const findOwnKind = (name: string): LookupKind => {
  const kind = findKind(name);
  if (kind.own) return kind;
  const reason = kind.source === 'computed' ? 'follows from other data' : 'is the same for every school';
  throw refuse(`The list "${kind.kind}" ${reason} and cannot be changed.`);
};
