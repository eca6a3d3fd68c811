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
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly phone: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'The telephone number';
        };
        readonly email: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'The mail address';
        };
        readonly address: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'The postal address';
        };
        readonly officeHours: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'When somebody answers';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
