import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly variant: {
            readonly enum: readonly ["soft", "ruled", "open"];
            readonly default: 'soft';
            readonly description: 'The look: round cards, ruled letter paper, or fields on the page itself';
        };
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The heading beside the form';
        };
        readonly text: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A paragraph under the heading';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {};
};
export type Settings = FromSchema<typeof settings>;
