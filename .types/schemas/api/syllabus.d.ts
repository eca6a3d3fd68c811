import type { FromSchema } from 'json-schema-to-ts';
declare const syllabusBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id", "Class_Id", "Subject_Id", "Title"];
    readonly properties: {
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
        readonly Status: {
            readonly enum: readonly ["Draft", "Published", "Archived"];
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        /** 0 adds a syllabus. */
        readonly Syllabus_Id: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 2147483647;
            readonly default: 0;
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
            readonly default: readonly [];
        };
        readonly Is_Public: {
            readonly type: 'boolean';
            readonly default: false;
        };
        /** Files of an earlier call that are to go. */
        readonly Remove_Files: {
            readonly type: 'array';
            readonly maxItems: 10;
            readonly items: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
};
export type SyllabusBody = FromSchema<typeof syllabusBody>;
declare const syllabusRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Syllabus_Id", "School_Id", "Class_Id", "Subject_Id", "course_Id", "Title", "Status", "Topics", "Files"];
    readonly properties: {
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
        readonly Is_Public: {
            readonly type: 'boolean';
        };
        readonly Status: {
            readonly enum: readonly ["Draft", "Published", "Archived"];
        };
        readonly Syllabus_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly Files: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["File_Id", "File_Name", "Bytes", "File_URL"];
                readonly properties: {
                    readonly File_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly File_Name: {
                        readonly type: 'string';
                    };
                    readonly Bytes: {
                        readonly type: 'integer';
                    };
                    readonly Type: {
                        readonly type: 'string';
                    };
                    /** A link that holds for a few minutes. */
                    readonly File_URL: {
                        readonly type: 'string';
                    };
                };
            };
        };
        /** For `If-Match`. */
        readonly Version: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
    };
};
export type SyllabusRecord = FromSchema<typeof syllabusRow>;
declare const listQuery: {
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
        readonly Class_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        readonly Subject_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        readonly course_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        /** Syllabuses that end on this day or later. */
        readonly Start_Date: {
            readonly type: 'string';
            readonly format: 'day-filter';
            readonly default: '-1';
        };
        /** Syllabuses that start on this day or earlier. */
        readonly End_Date: {
            readonly type: 'string';
            readonly format: 'day-filter';
            readonly default: '-1';
        };
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
    };
};
export type SyllabusQuery = FromSchema<typeof listQuery>;
export declare const addSyllabus: {
    readonly id: "addSyllabus";
    readonly method: "POST";
    readonly path: "/api/syllabus/addSyllabusDetails";
    readonly group: "Syllabus";
    readonly summary: "Add a syllabus (Syllabus_Id 0), or replace one; files are added to those it has";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly takes: "jsonOrMultipart";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "Class_Id", "Subject_Id", "Title"];
        readonly properties: {
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
            readonly Status: {
                readonly enum: readonly ["Draft", "Published", "Archived"];
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** 0 adds a syllabus. */
            readonly Syllabus_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
                readonly default: 0;
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
                readonly default: readonly [];
            };
            readonly Is_Public: {
                readonly type: 'boolean';
                readonly default: false;
            };
            /** Files of an earlier call that are to go. */
            readonly Remove_Files: {
                readonly type: 'array';
                readonly maxItems: 10;
                readonly items: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
            };
        };
    };
    readonly files: {
        Files: {
            maxBytes: number;
            maxCount: 10;
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed syllabus";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["syllabus"];
                readonly properties: {
                    readonly syllabus: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Syllabus_Id", "School_Id", "Class_Id", "Subject_Id", "course_Id", "Title", "Status", "Topics", "Files"];
                        readonly properties: {
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
                            readonly Is_Public: {
                                readonly type: 'boolean';
                            };
                            readonly Status: {
                                readonly enum: readonly ["Draft", "Published", "Archived"];
                            };
                            readonly Syllabus_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly School_Id: {
                                readonly type: 'integer';
                                readonly minimum: -1;
                                readonly maximum: 2147483647;
                            };
                            readonly Files: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["File_Id", "File_Name", "Bytes", "File_URL"];
                                    readonly properties: {
                                        readonly File_Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                        readonly File_Name: {
                                            readonly type: 'string';
                                        };
                                        readonly Bytes: {
                                            readonly type: 'integer';
                                        };
                                        readonly Type: {
                                            readonly type: 'string';
                                        };
                                        /** A link that holds for a few minutes. */
                                        readonly File_URL: {
                                            readonly type: 'string';
                                        };
                                    };
                                };
                            };
                            /** For `If-Match`. */
                            readonly Version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                        };
                    };
                };
            };
        };
        readonly 201: {
            readonly description: "The new syllabus";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["syllabus"];
                readonly properties: {
                    readonly syllabus: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Syllabus_Id", "School_Id", "Class_Id", "Subject_Id", "course_Id", "Title", "Status", "Topics", "Files"];
                        readonly properties: {
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
                            readonly Is_Public: {
                                readonly type: 'boolean';
                            };
                            readonly Status: {
                                readonly enum: readonly ["Draft", "Published", "Archived"];
                            };
                            readonly Syllabus_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly School_Id: {
                                readonly type: 'integer';
                                readonly minimum: -1;
                                readonly maximum: 2147483647;
                            };
                            readonly Files: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["File_Id", "File_Name", "Bytes", "File_URL"];
                                    readonly properties: {
                                        readonly File_Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                        readonly File_Name: {
                                            readonly type: 'string';
                                        };
                                        readonly Bytes: {
                                            readonly type: 'integer';
                                        };
                                        readonly Type: {
                                            readonly type: 'string';
                                        };
                                        /** A link that holds for a few minutes. */
                                        readonly File_URL: {
                                            readonly type: 'string';
                                        };
                                    };
                                };
                            };
                            /** For `If-Match`. */
                            readonly Version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const listSyllabuses: {
    readonly id: "listSyllabuses";
    readonly method: "GET";
    readonly path: "/api/syllabus/_syllabus_list";
    readonly group: "Syllabus";
    readonly summary: "Syllabuses by class and subject: all of them for who writes them, the published ones for the school, the public ones for anyone";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
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
            readonly Class_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly Subject_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly course_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            /** Syllabuses that end on this day or later. */
            readonly Start_Date: {
                readonly type: 'string';
                readonly format: 'day-filter';
                readonly default: '-1';
            };
            /** Syllabuses that start on this day or earlier. */
            readonly End_Date: {
                readonly type: 'string';
                readonly format: 'day-filter';
                readonly default: '-1';
            };
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
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
                    readonly required: readonly ["Syllabus_Id", "School_Id", "Class_Id", "Subject_Id", "course_Id", "Title", "Status", "Topics", "Files"];
                    readonly properties: {
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
                        readonly Is_Public: {
                            readonly type: 'boolean';
                        };
                        readonly Status: {
                            readonly enum: readonly ["Draft", "Published", "Archived"];
                        };
                        readonly Syllabus_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly School_Id: {
                            readonly type: 'integer';
                            readonly minimum: -1;
                            readonly maximum: 2147483647;
                        };
                        readonly Files: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["File_Id", "File_Name", "Bytes", "File_URL"];
                                readonly properties: {
                                    readonly File_Id: {
                                        readonly type: 'integer';
                                        readonly minimum: 1;
                                        readonly maximum: 2147483647;
                                    };
                                    readonly File_Name: {
                                        readonly type: 'string';
                                    };
                                    readonly Bytes: {
                                        readonly type: 'integer';
                                    };
                                    readonly Type: {
                                        readonly type: 'string';
                                    };
                                    /** A link that holds for a few minutes. */
                                    readonly File_URL: {
                                        readonly type: 'string';
                                    };
                                };
                            };
                        };
                        /** For `If-Match`. */
                        readonly Version: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                    };
                };
            };
        };
    };
};
export declare const removeSyllabus: {
    readonly id: "removeSyllabus";
    readonly method: "DELETE";
    readonly path: "/api/syllabus/_removeSyllabus";
    readonly group: "Syllabus";
    readonly summary: "Remove a syllabus";
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
        readonly required: readonly ["School_Id", "Syllabus_Id"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Syllabus_Id: {
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
