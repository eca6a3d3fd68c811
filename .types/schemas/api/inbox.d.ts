import type { JSONSchema } from 'json-schema-to-ts';
/** Filters of a list by state (-1 is all) and by a part of what is written. */
export declare const inboxFilters: <const T extends readonly string[]>(statuses: T) => {
    /** -1 is all. */
    readonly Status: {
        readonly enum: readonly ["-1", ...T];
        readonly default: '-1';
    };
    readonly keyword: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
};
/** The query of a table of all that is found. */
export declare const queryOf: <const T extends Readonly<Record<string, JSONSchema>>>(properties: T) => {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: T;
};
/** The query of a list, page by page. */
export declare const pagedQueryOf: <const T extends Readonly<Record<string, JSONSchema>>>(filters: T) => {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: T & {
        readonly page: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 100000;
            readonly default: 1;
        };
        readonly pageSize: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 100;
            readonly default: 20;
        };
    };
};
/** The params of a call about one row. */
export declare const idParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
    };
};
