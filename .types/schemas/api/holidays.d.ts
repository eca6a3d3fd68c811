import type { FromSchema } from 'json-schema-to-ts';
/** The first year of a session. */
export declare const sessionYear: {
    readonly type: 'integer';
    readonly minimum: 1900;
    readonly maximum: 2200;
};
declare const holidayBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id", "name", "startHolidayDate", "endHolidayDate", "StartSession"];
    readonly properties: {
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly Id: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 2147483647;
            readonly default: 0;
        };
        readonly name: {
            readonly type: 'string';
            readonly minLength: 2;
            readonly maxLength: 100;
        };
        readonly startHolidayDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly endHolidayDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        /** The first year of the session that the days lie in. */
        readonly StartSession: {
            readonly type: 'integer';
            readonly minimum: 1900;
            readonly maximum: 2200;
        };
        readonly Holiday_Type: {
            readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
            readonly default: 'School';
        };
        readonly Applies_To: {
            readonly type: 'string';
            readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
            readonly default: 'All';
        };
        readonly Description: {
            readonly type: 'string';
            readonly maxLength: 255;
        };
        readonly Show_On_Website: {
            readonly type: 'boolean';
            readonly default: true;
        };
        readonly Fixed_Date: {
            readonly type: 'boolean';
        };
    };
};
export type HolidayBody = FromSchema<typeof holidayBody>;
/** A holiday as the calls show it. */
export declare const holidayRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Id", "name", "startHolidayDate", "endHolidayDate", "days", "StartSession"];
    readonly properties: {
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly name: {
            readonly type: 'string';
            readonly minLength: 2;
            readonly maxLength: 100;
        };
        readonly startHolidayDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly endHolidayDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        /** The first year of the session that the days lie in. */
        readonly StartSession: {
            readonly type: 'integer';
            readonly minimum: 1900;
            readonly maximum: 2200;
        };
        readonly Holiday_Type: {
            readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
            readonly default: 'School';
        };
        readonly Applies_To: {
            readonly type: 'string';
            readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
            readonly default: 'All';
        };
        readonly Description: {
            readonly type: 'string';
            readonly maxLength: 255;
        };
        readonly Show_On_Website: {
            readonly type: 'boolean';
            readonly default: true;
        };
        readonly Fixed_Date: {
            readonly type: 'boolean';
        };
        readonly Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        /** Days from the first to the last, both counted. */
        readonly days: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
    };
};
export type HolidayRow = FromSchema<typeof holidayRow>;
export declare const addHoliday: {
    readonly id: "addHoliday";
    readonly method: "POST";
    readonly path: "/api/academic/_addHoliday";
    readonly group: "Holidays";
    readonly summary: "Add a holiday (Id 0), or change one";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "name", "startHolidayDate", "endHolidayDate", "StartSession"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Id: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
                readonly default: 0;
            };
            readonly name: {
                readonly type: 'string';
                readonly minLength: 2;
                readonly maxLength: 100;
            };
            readonly startHolidayDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly endHolidayDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            /** The first year of the session that the days lie in. */
            readonly StartSession: {
                readonly type: 'integer';
                readonly minimum: 1900;
                readonly maximum: 2200;
            };
            readonly Holiday_Type: {
                readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
                readonly default: 'School';
            };
            readonly Applies_To: {
                readonly type: 'string';
                readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
                readonly default: 'All';
            };
            readonly Description: {
                readonly type: 'string';
                readonly maxLength: 255;
            };
            readonly Show_On_Website: {
                readonly type: 'boolean';
                readonly default: true;
            };
            readonly Fixed_Date: {
                readonly type: 'boolean';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed holiday, and what to look at again";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["holiday", "warnings"];
                readonly properties: {
                    readonly holiday: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Id", "name", "startHolidayDate", "endHolidayDate", "days", "StartSession"];
                        readonly properties: {
                            readonly School_Id: {
                                readonly type: 'integer';
                                readonly minimum: -1;
                                readonly maximum: 2147483647;
                            };
                            readonly name: {
                                readonly type: 'string';
                                readonly minLength: 2;
                                readonly maxLength: 100;
                            };
                            readonly startHolidayDate: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            readonly endHolidayDate: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            /** The first year of the session that the days lie in. */
                            readonly StartSession: {
                                readonly type: 'integer';
                                readonly minimum: 1900;
                                readonly maximum: 2200;
                            };
                            readonly Holiday_Type: {
                                readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
                                readonly default: 'School';
                            };
                            readonly Applies_To: {
                                readonly type: 'string';
                                readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
                                readonly default: 'All';
                            };
                            readonly Description: {
                                readonly type: 'string';
                                readonly maxLength: 255;
                            };
                            readonly Show_On_Website: {
                                readonly type: 'boolean';
                                readonly default: true;
                            };
                            readonly Fixed_Date: {
                                readonly type: 'boolean';
                            };
                            readonly Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            /** Days from the first to the last, both counted. */
                            readonly days: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                        };
                    };
                    readonly warnings: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                        };
                    };
                };
            };
        };
        readonly 201: {
            readonly description: "The new holiday, and what to look at again";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["holiday", "warnings"];
                readonly properties: {
                    readonly holiday: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Id", "name", "startHolidayDate", "endHolidayDate", "days", "StartSession"];
                        readonly properties: {
                            readonly School_Id: {
                                readonly type: 'integer';
                                readonly minimum: -1;
                                readonly maximum: 2147483647;
                            };
                            readonly name: {
                                readonly type: 'string';
                                readonly minLength: 2;
                                readonly maxLength: 100;
                            };
                            readonly startHolidayDate: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            readonly endHolidayDate: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            /** The first year of the session that the days lie in. */
                            readonly StartSession: {
                                readonly type: 'integer';
                                readonly minimum: 1900;
                                readonly maximum: 2200;
                            };
                            readonly Holiday_Type: {
                                readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
                                readonly default: 'School';
                            };
                            readonly Applies_To: {
                                readonly type: 'string';
                                readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
                                readonly default: 'All';
                            };
                            readonly Description: {
                                readonly type: 'string';
                                readonly maxLength: 255;
                            };
                            readonly Show_On_Website: {
                                readonly type: 'boolean';
                                readonly default: true;
                            };
                            readonly Fixed_Date: {
                                readonly type: 'boolean';
                            };
                            readonly Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            /** Days from the first to the last, both counted. */
                            readonly days: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                        };
                    };
                    readonly warnings: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                        };
                    };
                };
            };
        };
    };
};
export declare const listHolidays: {
    readonly id: "listHolidays";
    readonly method: "GET";
    readonly path: "/api/academic/_holidays_list";
    readonly group: "Holidays";
    readonly summary: "Holidays of a session (-1: of all) in date order";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id"];
        readonly properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly StartSession: {
                readonly type: 'integer';
                readonly maximum: 2200;
                readonly minimum: -1;
                readonly default: -1;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "One page";
            readonly schema: {
                readonly type: "array";
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Id", "name", "startHolidayDate", "endHolidayDate", "days", "StartSession"];
                    readonly properties: {
                        readonly School_Id: {
                            readonly type: 'integer';
                            readonly minimum: -1;
                            readonly maximum: 2147483647;
                        };
                        readonly name: {
                            readonly type: 'string';
                            readonly minLength: 2;
                            readonly maxLength: 100;
                        };
                        readonly startHolidayDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly endHolidayDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        /** The first year of the session that the days lie in. */
                        readonly StartSession: {
                            readonly type: 'integer';
                            readonly minimum: 1900;
                            readonly maximum: 2200;
                        };
                        readonly Holiday_Type: {
                            readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
                            readonly default: 'School';
                        };
                        readonly Applies_To: {
                            readonly type: 'string';
                            readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
                            readonly default: 'All';
                        };
                        readonly Description: {
                            readonly type: 'string';
                            readonly maxLength: 255;
                        };
                        readonly Show_On_Website: {
                            readonly type: 'boolean';
                            readonly default: true;
                        };
                        readonly Fixed_Date: {
                            readonly type: 'boolean';
                        };
                        readonly Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        /** Days from the first to the last, both counted. */
                        readonly days: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                    };
                };
            };
        };
    };
};
export declare const removeHoliday: {
    readonly id: "removeHoliday";
    readonly method: "DELETE";
    readonly path: "/api/academic/_removeHoliday";
    readonly group: "Holidays";
    readonly summary: "Remove a holiday";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "Id"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is gone";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["message"];
                readonly properties: {
                    readonly message: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export {};
