export declare const platformFaq: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "questions"];
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
            readonly contactLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link to the contact page';
            };
            readonly contactHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/contact';
                readonly description: 'Where it leads';
            };
            readonly questions: {
                readonly description: 'Questions with their answers';
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 12;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["question", "answer"];
                    readonly properties: {
                        readonly question: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                        readonly answer: {
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
        en: {};
        hi: {};
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformFaq.tsx").PlatformFaq>;
    example: {
        heading: string;
        contactLabel: string;
        contactHref: string;
        questions: {
            question: string;
            answer: string;
        }[];
    };
};
