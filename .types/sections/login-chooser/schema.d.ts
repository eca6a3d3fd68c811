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
    readonly properties: {
        readonly studentDomain: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
            readonly description: 'Host of the student and parent accounts; absent or "#" when the school has none';
        };
        readonly siteUrl: {
            readonly type: 'string';
            readonly description: 'The origin of this site: accounts that live here have the log-in of this site';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
