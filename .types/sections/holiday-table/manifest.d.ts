export declare const holidayTable: {
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
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["items"];
        readonly properties: {
            readonly items: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Id", "name", "startHolidayDate", "endHolidayDate", "days", "past"];
                    readonly properties: {
                        readonly Id: {
                            readonly type: 'integer';
                        };
                        readonly name: {
                            readonly type: 'string';
                        };
                        readonly startHolidayDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly endHolidayDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly days: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly past: {
                            readonly type: 'boolean';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                };
                readonly description: 'The holidays of the school year, in the order of their days';
            };
        };
    };
    emptyWhen: string;
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
            name: string;
            date: string;
            length: string;
            days: string;
            daysOne: string;
            next: string;
            now: string;
            past: string;
            empty: string;
            error: string;
            follow: string;
        };
        hi: {
            heading: string;
            name: string;
            date: string;
            length: string;
            days: string;
            daysOne: string;
            next: string;
            now: string;
            past: string;
            empty: string;
            error: string;
            follow: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./HolidayTable.tsx").HolidayTable>;
    example: {
        items: {
            Id: number;
            name: string;
            startHolidayDate: string;
            endHolidayDate: string;
            days: number;
            past: boolean;
        }[];
    };
};
