export declare const platformApps: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "country", "apps"];
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
            readonly country: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The one country in which the apps are available';
            };
            readonly apps: {
                readonly description: 'The apps';
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 4;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["heading", "text", "android", "apple"];
                    readonly properties: {
                        readonly heading: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                        readonly text: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                        readonly android: {
                            readonly type: 'string';
                            readonly format: 'link';
                            readonly description: 'Its page in Google Play';
                        };
                        readonly apple: {
                            readonly type: 'string';
                            readonly format: 'link';
                            readonly description: 'Its page in the App Store';
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
            available: string;
            google: string;
            googleStore: string;
            apple: string;
            appleStore: string;
            teachersToday: string;
            present: string;
            absent: string;
            pupil1: string;
            pupil2: string;
            pupil3: string;
            pupil4: string;
            saved: string;
        };
        hi: {
            available: string;
            google: string;
            googleStore: string;
            apple: string;
            appleStore: string;
            teachersToday: string;
            present: string;
            absent: string;
            pupil1: string;
            pupil2: string;
            pupil3: string;
            pupil4: string;
            saved: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformApps.tsx").PlatformApps>;
    example: {
        heading: string;
        lead: string;
        country: string;
        apps: {
            heading: string;
            text: string;
            android: string;
            apple: string;
        }[];
    };
};
