import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["items"];
    readonly properties: {
        readonly items: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading_Text", "heading_Text_value"];
                readonly properties: {
                    readonly heading_Text: {
                        readonly type: 'string';
                    };
                    readonly heading_Text_value: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
            };
            readonly description: 'The programmes with their figures';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
