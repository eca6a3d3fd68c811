import type { FromSchema } from 'json-schema-to-ts';
/** The seed's numbers; a school may change each. */
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
        readonly studentsValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '1,200+';
            readonly description: 'The first number';
        };
        readonly studentsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the first number counts';
        };
        readonly teachersValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '100+';
            readonly description: 'The second number';
        };
        readonly teachersLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the second number counts';
        };
        readonly clubsValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '50+';
            readonly description: 'The third number';
        };
        readonly clubsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the third number counts';
        };
        readonly acceptanceValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '95%';
            readonly description: 'The fourth number';
        };
        readonly acceptanceLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the fourth number counts';
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
