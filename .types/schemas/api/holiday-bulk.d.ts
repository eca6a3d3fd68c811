import type { FromSchema } from 'json-schema-to-ts';
/** The columns of a file of holidays, by the names of the fields; the first two must be there. */
export declare const holidayColumns: readonly ['name', 'startHolidayDate', 'endHolidayDate', 'Holiday_Type', 'Applies_To', 'Description', 'Show_On_Website', 'Fixed_Date'];
declare const addedHolidays: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["dryRun", "added", "holidays"];
    readonly properties: {
        readonly dryRun: {
            readonly type: 'boolean';
        };
        /** How many are added, or would be. */
        readonly added: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly holidays: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["state", "holiday", "warnings"];
                readonly properties: {
                    /** The line of the file. */
                    readonly line: {
                        readonly type: 'integer';
                        readonly minimum: 2;
                    };
                    /** `There`: the school has it already, and it is left alone. */
                    readonly state: {
                        readonly enum: readonly ["New", "There"];
                    };
                    /** Its Id is 0 where nothing was written. */
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
                            readonly days: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly Id: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 2147483647;
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
export type AddedHolidays = FromSchema<typeof addedHolidays>;
declare const copiedHolidays: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["dryRun", "added", "holidays", "left"];
    readonly properties: {
        readonly dryRun: {
            readonly type: 'boolean';
        };
        /** How many are added, or would be. */
        readonly added: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly holidays: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["state", "holiday", "warnings"];
                readonly properties: {
                    /** The line of the file. */
                    readonly line: {
                        readonly type: 'integer';
                        readonly minimum: 2;
                    };
                    /** `There`: the school has it already, and it is left alone. */
                    readonly state: {
                        readonly enum: readonly ["New", "There"];
                    };
                    /** Its Id is 0 where nothing was written. */
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
                            readonly days: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly Id: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 2147483647;
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
        /** Holidays of the session before whose day is another one each year. */
        readonly left: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["name", "startHolidayDate"];
                readonly properties: {
                    readonly name: {
                        readonly type: 'string';
                    };
                    readonly startHolidayDate: {
                        readonly type: 'string';
                        readonly format: 'date';
                    };
                };
            };
        };
    };
};
export type CopiedHolidays = FromSchema<typeof copiedHolidays>;
export declare const importHolidays: {
    readonly id: "importHolidays";
    readonly method: "POST";
    readonly path: "/api/academic/_importHolidays";
    readonly group: "Holidays";
    readonly summary: "Add the holidays of a CSV file: all of them, or none and what is wrong with each line. Its headings are the names of the fields";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly takes: "multipart";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly dryRun: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly files: {
        readonly file: {
            readonly maxBytes: number;
            readonly maxCount: 1;
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "What was added, or would be";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["dryRun", "added", "holidays"];
                readonly properties: {
                    readonly dryRun: {
                        readonly type: 'boolean';
                    };
                    /** How many are added, or would be. */
                    readonly added: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly holidays: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["state", "holiday", "warnings"];
                            readonly properties: {
                                /** The line of the file. */
                                readonly line: {
                                    readonly type: 'integer';
                                    readonly minimum: 2;
                                };
                                /** `There`: the school has it already, and it is left alone. */
                                readonly state: {
                                    readonly enum: readonly ["New", "There"];
                                };
                                /** Its Id is 0 where nothing was written. */
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
                                        readonly days: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                        };
                                        readonly Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 0;
                                            readonly maximum: 2147483647;
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
        };
    };
};
export declare const copyHolidays: {
    readonly id: "copyHolidays";
    readonly method: "POST";
    readonly path: "/api/academic/_copyHolidays";
    readonly group: "Holidays";
    readonly summary: "Add the holidays of the session before whose day is the same each year, a year later";
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
        readonly required: readonly ["School_Id", "StartSession"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** The session that is filled from the one before. */
            readonly StartSession: {
                readonly type: 'integer';
                readonly minimum: 1900;
                readonly maximum: 2200;
            };
            readonly dryRun: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "What was added, or would be, and what was left";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["dryRun", "added", "holidays", "left"];
                readonly properties: {
                    readonly dryRun: {
                        readonly type: 'boolean';
                    };
                    /** How many are added, or would be. */
                    readonly added: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly holidays: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["state", "holiday", "warnings"];
                            readonly properties: {
                                /** The line of the file. */
                                readonly line: {
                                    readonly type: 'integer';
                                    readonly minimum: 2;
                                };
                                /** `There`: the school has it already, and it is left alone. */
                                readonly state: {
                                    readonly enum: readonly ["New", "There"];
                                };
                                /** Its Id is 0 where nothing was written. */
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
                                        readonly days: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                        };
                                        readonly Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 0;
                                            readonly maximum: 2147483647;
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
                    /** Holidays of the session before whose day is another one each year. */
                    readonly left: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["name", "startHolidayDate"];
                            readonly properties: {
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly startHolidayDate: {
                                    readonly type: 'string';
                                    readonly format: 'date';
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export {};
