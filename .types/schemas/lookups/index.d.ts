import type { LookupKind } from './define.ts';
export type { LookupItem, LookupKind } from './define.ts';
/** Every list of `GET /api/lookups/<kind>`: the seed's 21 loaders (section 7), its code table of relations, and three more. */
export declare const lookupKinds: readonly LookupKind[];
/** Ids of a school's own values begin behind this one, so that they are never those of standard values. */
export declare const firstOwnId = 100000;
/** What an item of a list looks like. */
export declare const lookupItemSchema: ({ title, own, fields }: LookupKind) => {
    readonly title: string;
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "name"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly name: {
            readonly type: 'string';
        };
    };
};
