export declare const platformHero: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "lead", "demoLabel", "schoolsLabel", "promoHeading", "promoText", "howLabel", "createLabel"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The tagline';
            };
            readonly lead: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the tagline';
            };
            readonly demoLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the demo button';
            };
            readonly demoHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/request-demo';
                readonly description: 'Where the form stands where its dialog cannot open';
            };
            readonly schoolsLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link to the schools';
            };
            readonly schoolsHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '#schools';
                readonly description: 'Where the link to the schools leads';
            };
            readonly promoHeading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'Heading of the offer';
            };
            readonly promoText: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence about the offer';
            };
            readonly howLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link that explains the offer';
            };
            readonly howHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '#how-to-create';
                readonly description: 'Where that link leads';
            };
            readonly createLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link that takes the offer';
            };
            readonly createHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '#create-page';
                readonly description: 'Where that link leads';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly signedIn: {
                readonly type: 'boolean';
                readonly description: 'Whether somebody is signed in: the offer is not made then';
            };
        };
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
            picture: string;
            caption: string;
            sampleName: string;
            sampleHeading: string;
            sampleButton: string;
            sampleNothing: string;
            sampleHolidays: string;
            sampleDay1: string;
            sampleDay2: string;
            sampleMonth1: string;
            sampleMonth2: string;
            sampleHoliday1: string;
            sampleHoliday2: string;
        };
        hi: {
            picture: string;
            caption: string;
            sampleName: string;
            sampleHeading: string;
            sampleButton: string;
            sampleNothing: string;
            sampleHolidays: string;
            sampleDay1: string;
            sampleDay2: string;
            sampleMonth1: string;
            sampleMonth2: string;
            sampleHoliday1: string;
            sampleHoliday2: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformHero.tsx").PlatformHero>;
    example: {
        heading: string;
        lead: string;
        demoLabel: string;
        demoHref: string;
        schoolsLabel: string;
        schoolsHref: string;
        promoHeading: string;
        promoText: string;
        howLabel: string;
        howHref: string;
        createLabel: string;
        createHref: string;
        signedIn: boolean;
    };
};
