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
        readonly studentsValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '1,200+';
            readonly description: 'The first figure';
        };
        readonly studentsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the first figure counts';
        };
        readonly teachersValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '100+';
            readonly description: 'The second figure';
        };
        readonly teachersLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the second figure counts';
        };
        readonly clubsValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '50+';
            readonly description: 'The third figure';
        };
        readonly clubsLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the third figure counts';
        };
        readonly acceptanceValue: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 12;
            readonly default: '95%';
            readonly description: 'The fourth figure';
        };
        readonly acceptanceLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'What the fourth figure counts';
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
