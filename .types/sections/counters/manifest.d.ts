export declare const counters: {
    type: string;
    title: string;
    description: string;
    settings: {
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
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            heading: string;
            studentsLabel: string;
            trainersLabel: string;
            successLabel: string;
        };
        hi: {
            heading: string;
            studentsLabel: string;
            trainersLabel: string;
            successLabel: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./Counters.tsx").Counters>;
    example: {
        studentsValue: string;
        trainersValue: string;
        successValue: string;
    };
};
