import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading", "items"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
        readonly items: {
            readonly description: 'What there is to say, each with a short figure';
            readonly type: 'array';
            readonly minItems: 1;
            readonly maxItems: 6;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["figure", "heading", "text"];
                readonly properties: {
                    readonly figure: {
                        readonly type: 'string';
                        readonly format: 'text';
                    };
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
