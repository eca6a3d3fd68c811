import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["demoLabel"];
    readonly properties: {
        readonly demoLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The text of the demo button';
        };
        readonly demoHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/request-demo';
            readonly description: 'Where the form stands where its dialog cannot open';
        };
        readonly loginHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/login';
            readonly description: 'Where one signs in';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly signedIn: {
            readonly type: 'boolean';
            readonly description: 'Whether somebody is signed in: no log-in link then';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
