export declare const holidaySchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["name", "startHolidayDate", "endHolidayDate"];
    readonly properties: {
        readonly Id: {
            readonly type: 'integer';
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
        };
        readonly Holiday_Type: {
            readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
        };
        /** `All`, `Staff`, or the ids of classes with commas between them. */
        readonly Applies_To: {
            readonly type: 'string';
            readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
        };
        readonly Description: {
            readonly type: 'string';
            readonly maxLength: 255;
        };
        /** Whether visitors see it; they do unless it says no. */
        readonly Show_On_Website: {
            readonly type: 'boolean';
        };
        /** Whether it is on the same day each year, as Republic Day is. */
        readonly Fixed_Date: {
            readonly type: 'boolean';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const holiday: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "startHolidayDate", "endHolidayDate"];
        readonly properties: {
            readonly Id: {
                readonly type: 'integer';
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
            };
            readonly Holiday_Type: {
                readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
            };
            /** `All`, `Staff`, or the ids of classes with commas between them. */
            readonly Applies_To: {
                readonly type: 'string';
                readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
            };
            readonly Description: {
                readonly type: 'string';
                readonly maxLength: 255;
            };
            /** Whether visitors see it; they do unless it says no. */
            readonly Show_On_Website: {
                readonly type: 'boolean';
            };
            /** Whether it is on the same day each year, as Republic Day is. */
            readonly Fixed_Date: {
                readonly type: 'boolean';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
    server: string[];
};
