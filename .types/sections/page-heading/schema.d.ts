import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The page’s heading';
        };
        readonly text: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A sentence under the heading';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {};
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
