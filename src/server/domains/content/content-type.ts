import { type ContentType, type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';

/** A type of the list, by the name it is stored under. */
export type NamedType = ContentType & { readonly type: ContentTypeName };

const known: ReadonlyMap<string, NamedType> = new Map(contentTypes.map((type) => [type.type, type]));

/** The type of a path. Errors: `NOT_FOUND`. */
export const contentTypeOf = ({ type }: { readonly type: string }): NamedType => {
  const found = known.get(type);
  if (!found) throw notFound();
  return found;
};

/** The types that a caller may publish. */
export const publishableTypes = ({ scopeOf }: Pick<CallContext, 'scopeOf'>): readonly NamedType[] =>
  contentTypes.filter(({ area }) => scopeOf(area, 'write') === 'all');

/** The types whose area is open to a caller. */
export const readableTypes = ({ scopeOf }: Pick<CallContext, 'scopeOf'>): readonly NamedType[] =>
  contentTypes.filter(({ area }) => scopeOf(area, 'read') === 'all');
