import type { FromSchema } from 'json-schema-to-ts';
declare const confirmBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        /** Goes on although the child seems to be in the school already; with a reason. */
        readonly force: {
            readonly type: 'boolean';
        };
        readonly reason: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 500;
        };
        /** Goes on although the age is not the usual one. */
        readonly waiveAge: {
            readonly type: 'boolean';
        };
        /** 1 (A) unless said. */
        readonly Section_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 7;
        };
    };
};
export type ConfirmBody = FromSchema<typeof confirmBody>;
declare const admission: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Admission_Enquiry_Id", "Status", "Student_Id", "Admission_No", "Student_Status", "Session", "Class_Id", "Section_Id", "Enrolment_State", "warnings"];
    readonly properties: {
        readonly Admission_Enquiry_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Status: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 11;
        };
        readonly Student_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Admission_No: {
            readonly type: 'string';
        };
        readonly Student_Status: {
            readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
        };
        readonly Session: {
            readonly type: 'string';
            readonly format: 'session';
        };
        readonly Class_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Section_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 7;
        };
        /** `Expected` where the session is still to come. */
        readonly Enrolment_State: {
            readonly type: 'string';
            readonly enum: readonly ["Expected", "Full"];
        };
        readonly warnings: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
            };
        };
    };
};
export type Admission = FromSchema<typeof admission>;
/** What stands in the way of a confirmation, and which part of its body gets over it. */
declare const blocker: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["code", "text"];
    readonly properties: {
        readonly code: {
            readonly type: 'string';
            readonly enum: readonly ["STATUS", "DOCUMENTS", "AGE", "SEATS", "DUPLICATE"];
        };
        readonly text: {
            readonly type: 'string';
        };
        readonly remedy: {
            readonly type: 'string';
            readonly enum: readonly ["force", "waiveAge"];
        };
    };
};
export type ConfirmationBlocker = FromSchema<typeof blocker>;
declare const preview: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["canConfirm", "will", "obstacles"];
    readonly properties: {
        readonly canConfirm: {
            readonly type: 'boolean';
        };
        readonly will: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Student_Name", "Student_Status", "Session", "Class_Id", "Enrolment_State", "Guardian_Name", "Guardian_Relation", "Documents", "Parent_Account"];
            readonly properties: {
                readonly Student_Name: {
                    readonly type: 'string';
                };
                readonly Student_Status: {
                    readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                };
                readonly Session: {
                    readonly type: 'string';
                    readonly format: 'session';
                };
                readonly Class_Id: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
                readonly Class_Name: {
                    readonly type: 'string';
                };
                readonly Enrolment_State: {
                    readonly type: 'string';
                    readonly enum: readonly ["Expected", "Full"];
                };
                readonly Guardian_Name: {
                    readonly type: 'string';
                };
                readonly Guardian_Relation: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 14;
                };
                /** Papers that are copied to the student. */
                readonly Documents: {
                    readonly type: 'array';
                    readonly items: {
                        readonly type: 'string';
                        readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                    };
                };
                readonly Parent_Account: {
                    readonly type: 'string';
                    readonly enum: readonly ["Existing", "Invited"];
                };
            };
        };
        readonly obstacles: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["code", "text"];
                readonly properties: {
                    readonly code: {
                        readonly type: 'string';
                        readonly enum: readonly ["STATUS", "DOCUMENTS", "AGE", "SEATS", "DUPLICATE"];
                    };
                    readonly text: {
                        readonly type: 'string';
                    };
                    readonly remedy: {
                        readonly type: 'string';
                        readonly enum: readonly ["force", "waiveAge"];
                    };
                };
            };
        };
    };
};
export type ConfirmationPreview = FromSchema<typeof preview>;
export declare const confirmAdmission: {
    readonly id: "confirmAdmission";
    readonly method: "POST";
    readonly path: "/api/admission/_AdmissionConfirm";
    readonly group: "Admissions";
    readonly summary: "Make a student of an enquiry: all of it or nothing, and once however often it is asked";
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
        readonly required: readonly ["Admission_Equiry_Id", "School_Id"];
        readonly properties: {
            readonly Admission_Equiry_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            /** Goes on although the child seems to be in the school already; with a reason. */
            readonly force: {
                readonly type: 'boolean';
            };
            readonly reason: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 500;
            };
            /** Goes on although the age is not the usual one. */
            readonly waiveAge: {
                readonly type: 'boolean';
            };
            /** 1 (A) unless said. */
            readonly Section_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 7;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The student";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Admission_Enquiry_Id", "Status", "Student_Id", "Admission_No", "Student_Status", "Session", "Class_Id", "Section_Id", "Enrolment_State", "warnings"];
                readonly properties: {
                    readonly Admission_Enquiry_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Status: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 11;
                    };
                    readonly Student_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Admission_No: {
                        readonly type: 'string';
                    };
                    readonly Student_Status: {
                        readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                    };
                    readonly Session: {
                        readonly type: 'string';
                        readonly format: 'session';
                    };
                    readonly Class_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Section_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 7;
                    };
                    /** `Expected` where the session is still to come. */
                    readonly Enrolment_State: {
                        readonly type: 'string';
                        readonly enum: readonly ["Expected", "Full"];
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
export declare const previewConfirmation: {
    readonly id: "previewConfirmation";
    readonly method: "GET";
    readonly path: "/api/admissions/:id/confirmation";
    readonly group: "Admissions";
    readonly summary: "What a confirmation will do, and what stands in its way";
    readonly host: "any";
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
    readonly answers: {
        readonly 200: {
            readonly description: "Nothing is changed by asking";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["canConfirm", "will", "obstacles"];
                readonly properties: {
                    readonly canConfirm: {
                        readonly type: 'boolean';
                    };
                    readonly will: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Student_Name", "Student_Status", "Session", "Class_Id", "Enrolment_State", "Guardian_Name", "Guardian_Relation", "Documents", "Parent_Account"];
                        readonly properties: {
                            readonly Student_Name: {
                                readonly type: 'string';
                            };
                            readonly Student_Status: {
                                readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                            };
                            readonly Session: {
                                readonly type: 'string';
                                readonly format: 'session';
                            };
                            readonly Class_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly Class_Name: {
                                readonly type: 'string';
                            };
                            readonly Enrolment_State: {
                                readonly type: 'string';
                                readonly enum: readonly ["Expected", "Full"];
                            };
                            readonly Guardian_Name: {
                                readonly type: 'string';
                            };
                            readonly Guardian_Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            /** Papers that are copied to the student. */
                            readonly Documents: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'string';
                                    readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                                };
                            };
                            readonly Parent_Account: {
                                readonly type: 'string';
                                readonly enum: readonly ["Existing", "Invited"];
                            };
                        };
                    };
                    readonly obstacles: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["code", "text"];
                            readonly properties: {
                                readonly code: {
                                    readonly type: 'string';
                                    readonly enum: readonly ["STATUS", "DOCUMENTS", "AGE", "SEATS", "DUPLICATE"];
                                };
                                readonly text: {
                                    readonly type: 'string';
                                };
                                readonly remedy: {
                                    readonly type: 'string';
                                    readonly enum: readonly ["force", "waiveAge"];
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
