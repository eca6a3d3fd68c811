export declare const callBar: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly enquireLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link to an enquiry';
            };
            readonly enquireHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/contact';
                readonly description: 'Where an enquiry is made';
            };
            readonly variant: {
                readonly enum: readonly ["plain", "ruled", "dark"];
                readonly default: 'plain';
                readonly description: 'The look of the bar';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly phone: {
                readonly type: readonly ["string", "null"];
                readonly description: 'The number that is called';
            };
            readonly whatsapp: {
                readonly type: readonly ["string", "null"];
                readonly description: 'The number for messages';
            };
        };
    };
    client: "never";
    headingLevel: null;
    landmark: "none";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    variants: string[];
    strings: {
        en: {
            enquireLabel: string;
            call: string;
            callNumber: string;
            whatsapp: string;
            quick: string;
        };
        hi: {
            enquireLabel: string;
            call: string;
            callNumber: string;
            whatsapp: string;
            quick: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./CallBar.tsx").CallBar>;
    example: {
        enquireLabel: string;
        enquireHref: string;
        variant: string;
        phone: string;
        whatsapp: string;
    };
};
