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
        readonly text: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A paragraph under the heading';
        };
        readonly linkLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The link’s text';
        };
        readonly linkHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly description: 'Where the link leads; no link without it';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly reference: {
            readonly type: readonly ["string", "null"];
            readonly description: 'What the log knows the failure by; with it the page offers another try and the office’s phone';
        };
        readonly phone: {
            readonly type: readonly ["string", "null"];
            readonly description: 'The office, for whom another try does not help';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
