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
            readonly default: '25';
            readonly description: 'The first number';
        };
        readonly studentsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the first number counts';
        };
        readonly trainersValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '10+';
            readonly description: 'The second number';
        };
        readonly trainersLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the second number counts';
        };
        readonly successValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '100%';
            readonly description: 'The third number';
        };
        readonly successLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the third number counts';
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
