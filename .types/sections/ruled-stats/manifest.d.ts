export declare const ruledStats: {
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
            teachersLabel: string;
            clubsLabel: string;
            acceptanceLabel: string;
        };
        hi: {
            heading: string;
            studentsLabel: string;
            teachersLabel: string;
            clubsLabel: string;
            acceptanceLabel: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./RuledStats.tsx").RuledStats>;
    example: {
        heading: string;
        studentsValue: string;
        studentsLabel: string;
        teachersValue: string;
        teachersLabel: string;
        clubsValue: string;
        clubsLabel: string;
        acceptanceValue: string;
        acceptanceLabel: string;
    };
};
