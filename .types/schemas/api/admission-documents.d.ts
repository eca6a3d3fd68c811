import type { FromSchema } from 'json-schema-to-ts';
declare const documentBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Document_Type"];
    readonly properties: {
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly Admission_Enquiry_Id: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 2147483647;
            readonly default: 0;
        };
        readonly Document_Type: {
            readonly type: 'string';
            readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
        };
        /** A file that is stored already, as `media:<id>`, where the office sends none; never an address. */
        readonly DocumentURL: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        /** Taken for what they say nowhere: who sends a paper is known by the session. */
        readonly UserId: {
            readonly type: 'integer';
        };
        readonly UserType: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 5;
        };
        /** With `Mobile`, what a family proves itself by. */
        readonly Reference_No: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 20;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
    };
};
export type DocumentBody = FromSchema<typeof documentBody>;
/** How an enquiry goes, as its family may see it. */
export declare const tracked: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Reference_No", "Status", "Status_Label", "Documents_Needed", "Next_Date"];
    readonly properties: {
        readonly Reference_No: {
            readonly type: 'string';
        };
        readonly Status: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 11;
        };
        readonly Status_Label: {
            readonly type: 'string';
        };
        /** Papers still to be sent, or to be sent again. */
        readonly Documents_Needed: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
            };
        };
        /** The visit, or the day on which the school gets in touch. */
        readonly Next_Date: {
            readonly anyOf: readonly [{
                readonly type: 'string';
                readonly format: 'date';
            }, {
                readonly type: 'null';
            }];
        };
    };
};
export type Tracked = FromSchema<typeof tracked>;
export declare const addEnquiryDocument: {
    readonly id: "addEnquiryDocument";
    readonly method: "POST";
    readonly path: "/api/admission/_addAdmissionDocument";
    readonly group: "Admissions";
    readonly summary: "Send a paper of an enquiry: the office by its id, a family by reference and mobile number";
    readonly host: "school";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "multipart";
    readonly limit: {
        readonly max: 240;
        readonly perSeconds: 3600;
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Document_Type"];
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Admission_Enquiry_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
                readonly default: 0;
            };
            readonly Document_Type: {
                readonly type: 'string';
                readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
            };
            /** A file that is stored already, as `media:<id>`, where the office sends none; never an address. */
            readonly DocumentURL: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            /** Taken for what they say nowhere: who sends a paper is known by the session. */
            readonly UserId: {
                readonly type: 'integer';
            };
            readonly UserType: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 5;
            };
            /** With `Mobile`, what a family proves itself by. */
            readonly Reference_No: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 20;
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
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
        readonly 200: {
            readonly description: "The paper in place of the one before";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Document_Type", "State", "Is_Required"];
                readonly properties: {
                    readonly Document_Type: {
                        readonly type: 'string';
                        readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                    };
                    readonly State: {
                        readonly type: 'string';
                        readonly enum: readonly ["Missing", "Uploaded", "Verified", "Sent_Back", "Waived"];
                    };
                    readonly Is_Required: {
                        readonly type: 'boolean';
                    };
                    readonly Reason: {
                        readonly type: 'string';
                    };
                    readonly File_Name: {
                        readonly type: 'string';
                    };
                    readonly Updated_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly Link: {
                        readonly type: 'string';
                    };
                };
            };
        };
        readonly 201: {
            readonly description: "The paper";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Document_Type", "State", "Is_Required"];
                readonly properties: {
                    readonly Document_Type: {
                        readonly type: 'string';
                        readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                    };
                    readonly State: {
                        readonly type: 'string';
                        readonly enum: readonly ["Missing", "Uploaded", "Verified", "Sent_Back", "Waived"];
                    };
                    readonly Is_Required: {
                        readonly type: 'boolean';
                    };
                    readonly Reason: {
                        readonly type: 'string';
                    };
                    readonly File_Name: {
                        readonly type: 'string';
                    };
                    readonly Updated_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly Link: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export declare const setDocumentState: {
    readonly id: "setPaperState";
    readonly method: "POST";
    readonly path: "/api/admissions/:id/documents/:documentType";
    readonly group: "Admissions";
    readonly summary: "Verify a paper, send it back or do without it";
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
        readonly required: readonly ["id", "documentType"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly documentType: {
                readonly type: 'string';
                readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["State"];
        readonly properties: {
            readonly State: {
                readonly type: 'string';
                readonly enum: readonly ["Verified", "Sent_Back", "Waived"];
            };
            /** Needed for all but Verified. */
            readonly Reason: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 500;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The paper as it is then";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Document_Type", "State", "Is_Required"];
                readonly properties: {
                    readonly Document_Type: {
                        readonly type: 'string';
                        readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                    };
                    readonly State: {
                        readonly type: 'string';
                        readonly enum: readonly ["Missing", "Uploaded", "Verified", "Sent_Back", "Waived"];
                    };
                    readonly Is_Required: {
                        readonly type: 'boolean';
                    };
                    readonly Reason: {
                        readonly type: 'string';
                    };
                    readonly File_Name: {
                        readonly type: 'string';
                    };
                    readonly Updated_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly Link: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export declare const trackEnquiry: {
    readonly id: "trackEnquiry";
    readonly method: "POST";
    readonly path: "/api/admission/track";
    readonly group: "Admissions";
    readonly summary: "Ask how an enquiry goes, by its reference and the mobile number it was made with";
    readonly host: "school";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Reference_No", "Mobile"];
        readonly properties: {
            readonly Company_Fax: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Fill_Seconds: {
                readonly type: 'number';
                readonly minimum: 0;
            };
            readonly Reference_No: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 20;
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
                readonly minLength: 1;
            };
        };
    };
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 900;
    };
    readonly answers: {
        readonly 200: {
            readonly description: "How it goes";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Reference_No", "Status", "Status_Label", "Documents_Needed", "Next_Date"];
                readonly properties: {
                    readonly Reference_No: {
                        readonly type: 'string';
                    };
                    readonly Status: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 11;
                    };
                    readonly Status_Label: {
                        readonly type: 'string';
                    };
                    /** Papers still to be sent, or to be sent again. */
                    readonly Documents_Needed: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                        };
                    };
                    /** The visit, or the day on which the school gets in touch. */
                    readonly Next_Date: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                            readonly format: 'date';
                        }, {
                            readonly type: 'null';
                        }];
                    };
                };
            };
        };
    };
};
export {};
