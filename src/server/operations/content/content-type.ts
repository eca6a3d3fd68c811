import { type ContentType, type ContentTypeName, contentTypes } from '../../../../schemas/content/index.ts';
import { notFound } from '../../errors/app-error.ts';

/** A type of the list, by the name it is stored under. */
export type NamedType = ContentType & { readonly type: ContentTypeName };

const known: ReadonlyMap<string, NamedType> = new Map(contentTypes.map((type) => [type.type, type]));

/** The type of a path. Errors: `NOT_FOUND`. */
export const contentTypeOf = ({ type }: { readonly type: string }): NamedType => {
  const found = known.get(type);
  if (!found) throw notFound();
  return found;
};
