import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading", "country", "apps"];
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
        readonly country: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The one country in which the apps are available';
        };
        readonly apps: {
            readonly description: 'The apps';
            readonly type: 'array';
            readonly minItems: 1;
            readonly maxItems: 4;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading", "text", "android", "apple"];
                readonly properties: {
                    readonly heading: {
                        readonly type: 'string';
                        readonly format: 'text';
                    };
                    readonly text: {
                        readonly type: 'string';
                        readonly format: 'text';
                    };
                    readonly android: {
                        readonly type: 'string';
                        readonly format: 'link';
                        readonly description: 'Its page in Google Play';
                    };
                    readonly apple: {
                        readonly type: 'string';
                        readonly format: 'link';
                        readonly description: 'Its page in the App Store';
                    };
                };
            };
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
