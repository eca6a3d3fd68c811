export declare const platformStatistics: {
    type: string;
    title: string;
    description: string;
    settings: {
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
            schoolsLabel: string;
            studentsLabel: string;
            supportLabel: string;
            statesLabel: string;
        };
        hi: {
            schoolsLabel: string;
            studentsLabel: string;
            supportLabel: string;
            statesLabel: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformStatistics.tsx").PlatformStatistics>;
    example: {
        heading: string;
        schoolsValue: string;
        schoolsLabel: string;
        studentsValue: string;
        studentsLabel: string;
        supportValue: string;
        supportLabel: string;
        statesValue: string;
        statesLabel: string;
        features: {
            heading: string;
            text: string;
        }[];
    };
};
