import { type ContentType, type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** A type of the list, by the name it is stored under. */
export type NamedType = ContentType & { readonly type: ContentTypeName };

const known: ReadonlyMap<string, NamedType> = new Map(contentTypes.map((type) => [type.type, type]));

/** The type of a path. Errors: `NOT_FOUND`. */
export const contentTypeOf = ({ type }: { readonly type: string }): NamedType => {
  const found = known.get(type);
  if (!found) throw notFound();
  return found;
};

/**
 * The type of a path whose items are to be written. The school's profile is more than its website: it takes the right
 * to the profile. Errors: `NOT_FOUND`, `NO_ACCESS`.
 */
export const writableTypeOf = (params: { readonly type: string }, context: Pick<CallContext, 'scopeOf'>): NamedType => {
  const type = contentTypeOf(params);
  if (type.type === 'schoolProfile' && context.scopeOf('/school/profile', 'write') === undefined)
    throw new AppError('NO_ACCESS');
  return type;
};
