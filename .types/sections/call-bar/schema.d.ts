import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly enquireLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The text of the link to an enquiry';
        };
        readonly enquireHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/contact';
            readonly description: 'Where an enquiry is made';
        };
        readonly variant: {
            readonly enum: readonly ["plain", "ruled", "dark"];
            readonly default: 'plain';
            readonly description: 'The look of the bar';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly phone: {
            readonly type: readonly ["string", "null"];
            readonly description: 'The number that is called';
        };
        readonly whatsapp: {
            readonly type: readonly ["string", "null"];
            readonly description: 'The number for messages';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
