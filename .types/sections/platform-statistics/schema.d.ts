import type { FromSchema } from 'json-schema-to-ts';
/** The seed's figures; a theme may change each, and what it counts. */
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading", "features"];
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
        readonly schoolsValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 40;
            readonly default: '127+';
            readonly description: 'The first figure';
        };
        readonly schoolsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the first figure counts';
        };
        readonly studentsValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 40;
            readonly default: '75.5k+';
            readonly description: 'The second figure';
        };
        readonly studentsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the second figure counts';
        };
        readonly supportValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 40;
            readonly default: '24/7';
            readonly description: 'The third figure';
        };
        readonly supportLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the third figure counts';
        };
        readonly statesValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 40;
            readonly default: '13+';
            readonly description: 'The fourth figure';
        };
        readonly statesLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the fourth figure counts';
        };
        readonly features: {
            readonly description: 'What the product does';
            readonly type: 'array';
            readonly minItems: 1;
            readonly maxItems: 8;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading", "text"];
                readonly properties: {
                    readonly heading: {
                        readonly type: 'string';
                        readonly format: 'text';
                    };
                    readonly text: {
                        readonly type: 'string';
                        readonly format: 'text';
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
