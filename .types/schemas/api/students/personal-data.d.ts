import type { FromSchema } from 'json-schema-to-ts';
declare const revealBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Field"];
    readonly properties: {
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly Field: {
            readonly enum: readonly ["Aadhaar_No", "Account_No"];
        };
        /** Which account; for Account_No. */
        readonly Bank_Detail_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Reason: {
            readonly type: 'string';
            readonly maxLength: 250;
        };
    };
};
export type RevealBody = FromSchema<typeof revealBody>;
export declare const revealStudentNumber: {
    readonly id: "revealStudentNumber";
    readonly method: "POST";
    readonly path: "/api/student/:id/reveal";
    readonly group: "Students";
    readonly summary: "Show a full Aadhaar or account number to an admin; it is written down who looked";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
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
        readonly required: readonly ["Field"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Field: {
                readonly enum: readonly ["Aadhaar_No", "Account_No"];
            };
            /** Which account; for Account_No. */
            readonly Bank_Detail_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly Reason: {
                readonly type: 'string';
                readonly maxLength: 250;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The number";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Field", "Value"];
                readonly properties: {
                    readonly Field: {
                        readonly enum: readonly ["Aadhaar_No", "Account_No"];
                    };
                    readonly Value: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 3600;
    };
};
export declare const exportStudent: {
    readonly id: "exportStudent";
    readonly method: "GET";
    readonly path: "/api/student/:id/export";
    readonly group: "Students";
    readonly summary: "Everything that is held of a student, to be handed to the family";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
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
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "A JSON file";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["exportedAt", "student", "guardians", "enrolments", "documents", "bankDetails", "enquiries", "accounts"];
                readonly properties: {
                    readonly exportedAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    /** Basic details, bio and consent; of sealed numbers the last four digits. */
                    readonly student: {
                        readonly type: 'object';
                        readonly additionalProperties: true;
                    };
                    readonly guardians: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                    readonly enrolments: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                    /** With links to the files. */
                    readonly documents: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                    readonly bankDetails: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["Bank_Detail_Id", "Account_Holder_Name", "Bank_Name", "Account_Last4", "Ifsc", "Is_Primary"];
                            readonly properties: {
                                readonly Account_Holder_Name: {
                                    readonly type: 'string';
                                    readonly format: 'person-name';
                                    readonly maxLength: 100;
                                    readonly minLength: 1;
                                };
                                readonly Relation: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 14;
                                };
                                readonly Bank_Name: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                    readonly maxLength: 100;
                                };
                                readonly Branch: {
                                    readonly type: 'string';
                                    readonly maxLength: 100;
                                };
                                readonly Ifsc: {
                                    readonly type: 'string';
                                    readonly format: 'ifsc';
                                };
                                readonly Account_Type: {
                                    readonly enum: readonly ["Savings", "Current", "Other"];
                                };
                                readonly Is_Primary: {
                                    readonly type: 'boolean';
                                };
                                readonly Bank_Detail_Id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                                readonly Account_Last4: {
                                    readonly type: 'string';
                                    readonly pattern: '^\\d{4}$';
                                };
                            };
                        };
                    };
                    readonly enquiries: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                    readonly accounts: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                    /** What was written down of changes. */
                    readonly auditEntries: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                };
            };
        };
    };
};
export declare const eraseStudent: {
    readonly id: "eraseStudent";
    readonly method: "POST";
    readonly path: "/api/student/:id/erase";
    readonly group: "Students";
    readonly summary: "Erase a student's personal data; the admission number and the dates of the register stay";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
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
        readonly required: readonly ["confirm", "reason"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** The student's admission number, typed again. */
            readonly confirm: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 20;
            };
            readonly reason: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 250;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is gone, now or since an earlier call";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Student_Id", "Admission_No", "erasedAt"];
                readonly properties: {
                    readonly Student_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Admission_No: {
                        readonly type: 'string';
                    };
                    readonly erasedAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                };
            };
        };
    };
};
export {};
