import { type ContentType, type ContentTypeName } from '#schemas/content/index.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
/** A type of the list, by the name it is stored under. */
export type NamedType = ContentType & {
    readonly type: ContentTypeName;
};
/** The type of a path. Errors: `NOT_FOUND`. */
export declare const contentTypeOf: ({ type }: {
    readonly type: string;
}) => NamedType;
/**
 * The type of a path whose items are to be written. The school's profile is more than its website: it takes the right to
 * the profile. Errors: `NOT_FOUND`, `NO_ACCESS`.
 */
export declare const writableTypeOf: (params: {
    readonly type: string;
}, context: Pick<CallContext, 'scopeOf'>) => NamedType;
