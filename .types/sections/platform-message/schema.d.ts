import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading", "text", "homeLabel"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the page says';
        };
        readonly text: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A sentence under the heading';
        };
        readonly homeLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The link’s text';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["homeUrl"];
    readonly properties: {
        readonly reference: {
            readonly type: readonly ["string", "null"];
            readonly description: 'What the log knows the failure by; with it the page offers another try and the office’s phone';
        };
        readonly phone: {
            readonly type: readonly ["string", "null"];
            readonly description: 'The office, for whom another try does not help';
        };
        readonly homeUrl: {
            readonly type: 'string';
            readonly description: 'The whole origin of the product: on a host that belongs to no school, "/" would lead here again';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
