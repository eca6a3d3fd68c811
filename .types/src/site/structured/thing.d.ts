import type { Site } from '#schemas/theme/site.ts';
/** A node of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;
/** The page that is told of. */
export interface Described {
    readonly site: Site;
    readonly url: string;
}
/** The name by which a site's other things point to the school or the product. */
export declare const organisationId: ({ url }: Site) => string;
/** An address of this site as a whole one; others as they are. */
export declare const absolute: (href: string, { url }: Site) => string;
/** Without the properties that have no value. */
export declare const compact: (thing: Thing) => Thing;
/** A list of objects, whatever was given. */
export declare const itemsOf: <T>(value: unknown) => readonly T[];
/** An address of several lines as one. */
export declare const oneLine: (address: string | undefined) => string | undefined;
