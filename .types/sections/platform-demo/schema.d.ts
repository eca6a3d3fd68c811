import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The heading above the form';
        };
        readonly lead: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A sentence under the heading';
        };
        readonly privacyHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/privacy';
            readonly description: 'Where the privacy notice stands';
        };
        readonly dialog: {
            readonly type: 'boolean';
            readonly default: false;
            readonly description: 'Whether it is a dialog, which links with data-dialog="demo-request" open';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly signedIn: {
            readonly type: 'boolean';
            readonly description: 'Whether somebody is signed in: the dialog does not open by itself then';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
