export declare const platformMessage: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "text", "homeLabel"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'What the page says';
            };
            readonly text: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the heading';
            };
            readonly homeLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The link’s text';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["homeUrl"];
        readonly properties: {
            readonly reference: {
                readonly type: readonly ["string", "null"];
                readonly description: 'What the log knows the failure by; with it the page offers another try and the office’s phone';
            };
            readonly phone: {
                readonly type: readonly ["string", "null"];
                readonly description: 'The office, for whom another try does not help';
            };
            readonly homeUrl: {
                readonly type: 'string';
                readonly description: 'The whole origin of the product: on a host that belongs to no school, "/" would lead here again';
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
        readonly en: {
            readonly retry: 'Try again';
            readonly call: 'Or call the office:';
            readonly reference: 'Reference {id}';
        };
        readonly hi: {
            readonly retry: 'फिर से कोशिश करें';
            readonly call: 'या कार्यालय को फ़ोन करें:';
            readonly reference: 'संदर्भ {id}';
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformMessage.tsx").PlatformMessage>;
    example: {
        heading: string;
        text: string;
        homeLabel: string;
        homeUrl: string;
    };
};
