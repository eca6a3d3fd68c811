import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
        readonly lead: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A sentence under the heading';
        };
        readonly termsHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/terms';
            readonly description: 'Where the terms stand';
        };
        readonly privacyHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/privacy';
            readonly description: 'Where the privacy notice stands';
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
