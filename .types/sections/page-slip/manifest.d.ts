export declare const pageSlip: {
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
            readonly text: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A paragraph under the heading';
            };
            readonly linkLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The link’s text';
            };
            readonly linkHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly description: 'Where the link leads; no link without it';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly reference: {
                readonly type: readonly ["string", "null"];
                readonly description: 'What the log knows the failure by; with it the page offers another try and the office’s phone';
            };
            readonly phone: {
                readonly type: readonly ["string", "null"];
                readonly description: 'The office, for whom another try does not help';
            };
        };
    };
    client: "never";
    headingLevel: 2;
    landmark: "none";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            retry: 'Try again';
            call: 'Or call the office:';
            reference: 'Reference {id}';
            heading: string;
            text: string;
            linkLabel: string;
        };
        hi: {
            retry: 'फिर से कोशिश करें';
            call: 'या कार्यालय को फ़ोन करें:';
            reference: 'संदर्भ {id}';
            heading: string;
            text: string;
            linkLabel: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PageSlip.tsx").PageSlip>;
    example: {
        heading: string;
        text: string;
        linkLabel: string;
        linkHref: string;
    };
};
