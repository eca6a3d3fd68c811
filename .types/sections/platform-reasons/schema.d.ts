import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading", "reasons"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
        readonly variant: {
            readonly enum: readonly ["dark", "plain"];
            readonly default: 'dark';
            readonly description: 'On a dark band, or as a page of text';
        };
        readonly reasons: {
            readonly description: 'The reasons';
            readonly type: 'array';
            readonly minItems: 1;
            readonly maxItems: 9;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading", "text"];
                readonly properties: {
                    readonly heading: {
                        readonly type: 'string';
                        readonly format: 'text';
                    };
                    readonly text: {
                        readonly type: 'string';
                        readonly format: 'text';
                    };
                };
            };
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
