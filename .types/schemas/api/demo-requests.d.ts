import type { FromSchema } from 'json-schema-to-ts';
declare const statuses: readonly ['New', 'Contacted', 'Demo_Scheduled', 'Demo_Done', 'Won', 'Lost', 'Spam'];
type Status = (typeof statuses)[number];
/** The life of a demo request: which states may follow each (domain.md 4.1). */
export declare const demoRequestSteps: Readonly<Record<Status, readonly Status[]>>;
declare const demoRequestBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Name", "School_Name", "Mobile", "Consent"];
    readonly properties: {
        readonly Company_Fax: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        readonly Fill_Seconds: {
            readonly type: 'number';
            readonly minimum: 0;
        };
        readonly Designation: {
            readonly enum: readonly ["Owner", "Principal", "Admin", "Teacher", "IT", "Other"];
        };
        readonly City: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly State: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly Students_Count: {
            readonly enum: readonly ["<200", "200–500", "501–1000", "1001–3000", "3000+"];
        };
        readonly Preferred_Time: {
            readonly enum: readonly ["Morning", "Afternoon", "Evening"];
        };
        /** Plain text. */
        readonly Message: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        readonly Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly School_Name: {
            readonly type: 'string';
            readonly minLength: 2;
            readonly maxLength: 150;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        /** To be called back, under the privacy notice. */
        readonly Consent: {
            readonly type: 'boolean';
        };
    };
};
export type DemoRequestBody = FromSchema<typeof demoRequestBody>;
declare const demoRequestRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Demo_Request_Id", "Name", "School_Name", "Mobile", "Status", "Next_Statuses", "Requests", "Created_At"];
    readonly properties: {
        readonly Designation: {
            readonly enum: readonly ["Owner", "Principal", "Admin", "Teacher", "IT", "Other"];
        };
        readonly City: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly State: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly Students_Count: {
            readonly enum: readonly ["<200", "200–500", "501–1000", "1001–3000", "3000+"];
        };
        readonly Preferred_Time: {
            readonly enum: readonly ["Morning", "Afternoon", "Evening"];
        };
        /** Plain text. */
        readonly Message: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        readonly Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly School_Name: {
            readonly type: 'string';
            readonly minLength: 2;
            readonly maxLength: 150;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        readonly Demo_Request_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Status: {
            readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
        };
        /** What may follow. */
        readonly Next_Statuses: {
            readonly type: 'array';
            readonly items: {
                readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
            };
        };
        /** How often the number asked within a day. */
        readonly Requests: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
        readonly Consent_Version: {
            readonly type: 'string';
        };
        readonly Created_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly Updated_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type DemoRequestRow = FromSchema<typeof demoRequestRow>;
declare const exportQuery: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly Status: {
            readonly enum: readonly ["-1", "New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
            readonly default: '-1';
        };
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
    };
};
export type DemoRequestFilters = FromSchema<typeof exportQuery>;
export declare const addDemoRequest: {
    readonly id: "addDemoRequest";
    readonly method: "POST";
    readonly path: "/api/demo-requests";
    readonly group: "Demo requests";
    readonly summary: "Ask for a demonstration: five an hour from one address. The same number within a day replaces what it said before";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Name", "School_Name", "Mobile", "Consent"];
        readonly properties: {
            readonly Company_Fax: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Fill_Seconds: {
                readonly type: 'number';
                readonly minimum: 0;
            };
            readonly Designation: {
                readonly enum: readonly ["Owner", "Principal", "Admin", "Teacher", "IT", "Other"];
            };
            readonly City: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly State: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly Students_Count: {
                readonly enum: readonly ["<200", "200–500", "501–1000", "1001–3000", "3000+"];
            };
            readonly Preferred_Time: {
                readonly enum: readonly ["Morning", "Afternoon", "Evening"];
            };
            /** Plain text. */
            readonly Message: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly School_Name: {
                readonly type: 'string';
                readonly minLength: 2;
                readonly maxLength: 150;
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            };
            readonly Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            /** To be called back, under the privacy notice. */
            readonly Consent: {
                readonly type: 'boolean';
            };
        };
    };
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 3600;
    };
    readonly answers: {
        readonly 201: {
            readonly description: "It is there";
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
        readonly 303: {
            readonly description: 'Sent by a plain HTML form: back to its page, at #sent';
        };
    };
};
export declare const listDemoRequests: {
    readonly id: "listDemoRequests";
    readonly method: "GET";
    readonly path: "/api/demo-requests";
    readonly group: "Demo requests";
    readonly summary: "Demo requests, the latest first";
    readonly host: "platform";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly Status: {
                readonly enum: readonly ["-1", "New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
                readonly default: '-1';
            };
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
        } & {
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
                    readonly required: readonly ["Demo_Request_Id", "Name", "School_Name", "Mobile", "Status", "Next_Statuses", "Requests", "Created_At"];
                    readonly properties: {
                        readonly Designation: {
                            readonly enum: readonly ["Owner", "Principal", "Admin", "Teacher", "IT", "Other"];
                        };
                        readonly City: {
                            readonly type: 'string';
                            readonly maxLength: 100;
                        };
                        readonly State: {
                            readonly type: 'string';
                            readonly maxLength: 100;
                        };
                        readonly Students_Count: {
                            readonly enum: readonly ["<200", "200–500", "501–1000", "1001–3000", "3000+"];
                        };
                        readonly Preferred_Time: {
                            readonly enum: readonly ["Morning", "Afternoon", "Evening"];
                        };
                        /** Plain text. */
                        readonly Message: {
                            readonly type: 'string';
                            readonly maxLength: 500;
                        };
                        readonly Name: {
                            readonly type: 'string';
                            readonly format: 'person-name';
                            readonly maxLength: 100;
                        };
                        readonly School_Name: {
                            readonly type: 'string';
                            readonly minLength: 2;
                            readonly maxLength: 150;
                        };
                        readonly Mobile: {
                            readonly type: 'string';
                            readonly format: 'mobile';
                            readonly maxLength: 20;
                        };
                        readonly Email: {
                            readonly type: 'string';
                            readonly format: 'email';
                            readonly maxLength: 254;
                        };
                        readonly Demo_Request_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly Status: {
                            readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
                        };
                        /** What may follow. */
                        readonly Next_Statuses: {
                            readonly type: 'array';
                            readonly items: {
                                readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
                            };
                        };
                        /** How often the number asked within a day. */
                        readonly Requests: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly Consent_Version: {
                            readonly type: 'string';
                        };
                        readonly Created_At: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly Updated_At: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                    };
                };
            };
        };
    };
};
export declare const exportDemoRequests: {
    readonly id: "exportDemoRequests";
    readonly method: "GET";
    readonly path: "/api/demo-requests/export";
    readonly group: "Demo requests";
    readonly summary: "Demo requests as CSV";
    readonly host: "platform";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly Status: {
                readonly enum: readonly ["-1", "New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
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
            readonly description: "A CSV file";
            readonly type: "text/csv";
        };
    };
};
export declare const changeDemoRequest: {
    readonly id: "changeDemoRequest";
    readonly method: "PATCH";
    readonly path: "/api/demo-requests/:id";
    readonly group: "Demo requests";
    readonly summary: "Take a demo request to its next state";
    readonly host: "platform";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Status"];
        readonly properties: {
            readonly Status: {
                readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The request as it is then";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Demo_Request_Id", "Name", "School_Name", "Mobile", "Status", "Next_Statuses", "Requests", "Created_At"];
                readonly properties: {
                    readonly Designation: {
                        readonly enum: readonly ["Owner", "Principal", "Admin", "Teacher", "IT", "Other"];
                    };
                    readonly City: {
                        readonly type: 'string';
                        readonly maxLength: 100;
                    };
                    readonly State: {
                        readonly type: 'string';
                        readonly maxLength: 100;
                    };
                    readonly Students_Count: {
                        readonly enum: readonly ["<200", "200–500", "501–1000", "1001–3000", "3000+"];
                    };
                    readonly Preferred_Time: {
                        readonly enum: readonly ["Morning", "Afternoon", "Evening"];
                    };
                    /** Plain text. */
                    readonly Message: {
                        readonly type: 'string';
                        readonly maxLength: 500;
                    };
                    readonly Name: {
                        readonly type: 'string';
                        readonly format: 'person-name';
                        readonly maxLength: 100;
                    };
                    readonly School_Name: {
                        readonly type: 'string';
                        readonly minLength: 2;
                        readonly maxLength: 150;
                    };
                    readonly Mobile: {
                        readonly type: 'string';
                        readonly format: 'mobile';
                        readonly maxLength: 20;
                    };
                    readonly Email: {
                        readonly type: 'string';
                        readonly format: 'email';
                        readonly maxLength: 254;
                    };
                    readonly Demo_Request_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Status: {
                        readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
                    };
                    /** What may follow. */
                    readonly Next_Statuses: {
                        readonly type: 'array';
                        readonly items: {
                            readonly enum: readonly ["New", "Contacted", "Demo_Scheduled", "Demo_Done", "Won", "Lost", "Spam"];
                        };
                    };
                    /** How often the number asked within a day. */
                    readonly Requests: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                    };
                    readonly Consent_Version: {
                        readonly type: 'string';
                    };
                    readonly Created_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly Updated_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                };
            };
        };
    };
};
export {};
