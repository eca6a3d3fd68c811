import type { FromSchema } from 'json-schema-to-ts';
export declare const holidayItem: {
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
export type HolidayItem = FromSchema<typeof holidayItem>;
export declare const holidays: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly StartSession: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2200;
                readonly default: 0;
                readonly description: 'The first year of a session; 0 for the one that runs, -1 for all';
            };
            readonly flag: {
                readonly type: 'integer';
                readonly enum: readonly [1, -1];
                readonly default: 1;
                readonly description: '1: days shown on the website; -1: all. The public only ever sees 1';
            };
        };
    };
    result: {
        type: "array";
        items: {
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
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
};
