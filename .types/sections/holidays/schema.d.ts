import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
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
export declare const bindings: {
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
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
