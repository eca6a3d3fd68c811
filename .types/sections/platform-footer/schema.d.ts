import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["statement", "licence"];
    readonly properties: {
        readonly statement: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the product is for';
        };
        readonly licence: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'Under which licence it stands';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly email: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'The product’s mail address; no link without it';
        };
        readonly phone: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'The product’s telephone number; no link without it';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
