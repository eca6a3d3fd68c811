import type { JSONSchema } from 'json-schema-to-ts';
/**
 * What `createProjection` (engine/data/project.ts) does with a value of a schema: nothing, cut every item of a list,
 * or keep the named properties of an object that are not null.
 */
export type Cut = {
    readonly kind: 'none';
} | {
    readonly kind: 'items';
    readonly item: Cut;
} | {
    readonly kind: 'properties';
    readonly parts: ReadonlyMap<string, Cut>;
};
export declare const noCut: Cut;
/** The cut of a schema, decided as the projection decides it: by its union's first form that is not null, then items. */
export declare const cutOf: (schema: JSONSchema | undefined) => Cut;
/** What is left of a value. */
export declare const applyCut: (cut: Cut, value: unknown) => unknown;
