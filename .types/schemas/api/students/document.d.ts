import type { FromSchema } from 'json-schema-to-ts';
/** A student's paper with a link to its file. */
export declare const studentDocumentRecord: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Document_Id", "Document_Type", "DocumentURL", "UserType", "Created_At"];
    readonly properties: {
        readonly Document_Type: {
            readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other", "TC_Issued"];
        };
        readonly Document_Number: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly Issue_Date: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Expiry_Date: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Document_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        /** A link that holds for a few minutes. */
        readonly DocumentURL: {
            readonly type: 'string';
        };
        readonly File_Name: {
            readonly type: 'string';
        };
        readonly UserId: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly UserType: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 5;
        };
        readonly Created_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type StudentDocumentRecord = FromSchema<typeof studentDocumentRecord>;
export declare const addStudentDocument: {
    readonly id: "addStudentDocument";
    readonly method: "POST";
    readonly path: "/api/student/_add_Student_document";
    readonly group: "Students";
    readonly summary: "Add a student's paper: PDF, JPG, PNG or WebP up to 5 MB, at most 15 of a student";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly takes: "multipart";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "Student_Id", "Document_Type"];
        readonly properties: {
            readonly Document_Type: {
                readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other", "TC_Issued"];
            };
            readonly Document_Number: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly Issue_Date: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Expiry_Date: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Student_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            /** The seed's two; what is stored is who is signed in. */
            readonly UserId: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
            };
            readonly UserType: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 5;
            };
        };
    };
    readonly files: {
        readonly DocumentURL: {
            readonly maxBytes: number;
            readonly maxCount: 1;
        };
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The paper";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Student_Id", "document"];
                readonly properties: {
                    readonly Student_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly document: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Document_Id", "Document_Type", "DocumentURL", "UserType", "Created_At"];
                        readonly properties: {
                            readonly Document_Type: {
                                readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other", "TC_Issued"];
                            };
                            readonly Document_Number: {
                                readonly type: 'string';
                                readonly maxLength: 40;
                            };
                            readonly Issue_Date: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            readonly Expiry_Date: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            readonly Document_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            /** A link that holds for a few minutes. */
                            readonly DocumentURL: {
                                readonly type: 'string';
                            };
                            readonly File_Name: {
                                readonly type: 'string';
                            };
                            readonly UserId: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly UserType: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 5;
                            };
                            readonly Created_At: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                        };
                    };
                };
            };
        };
    };
};
