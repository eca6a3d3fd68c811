export declare const syllabusStatusField: {
    readonly enum: readonly ["Draft", "Published", "Archived"];
};
/** The fields of a syllabus (domain.md 4.4) with the seed's names where it has them. */
export declare const syllabusFields: {
    readonly Class_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 2147483647;
    };
    readonly Subject_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 2147483647;
    };
    /** Stream or term; -1 for none. */
    readonly course_Id: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
        readonly default: -1;
    };
    readonly Title: {
        readonly type: 'string';
        readonly minLength: 2;
        readonly maxLength: 150;
    };
    /** HTML; what is kept of it is prose. */
    readonly Description: {
        readonly type: 'string';
        readonly maxLength: 20000;
    };
    readonly Start_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly End_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Topics: {
        readonly type: 'array';
        readonly maxItems: 200;
        readonly items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["title"];
            readonly properties: {
                readonly title: {
                    readonly type: 'string';
                    readonly minLength: 1;
                    readonly maxLength: 150;
                };
                readonly periods: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 500;
                };
                readonly status: {
                    readonly enum: readonly ["Planned", "Done"];
                    readonly default: 'Planned';
                };
            };
        };
    };
    /** Whether visitors see it once it is published. */
    readonly Is_Public: {
        readonly type: 'boolean';
    };
    readonly Status: {
        readonly enum: readonly ["Draft", "Published", "Archived"];
    };
};
/** A syllabus has at most so many files. */
export declare const maxSyllabusFiles = 10;
