import type { FromSchema } from 'json-schema-to-ts';
export declare const studentFilters: {
    readonly School_Id: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
    };
    readonly Session: {
        readonly type: 'string';
        readonly pattern: '^(-1|\\d{4}-\\d{4})$';
        readonly default: '-1';
    };
    readonly Class_Id: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
        readonly default: -1;
    };
    readonly Section_Id: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
        readonly default: -1;
    };
    readonly Status: {
        readonly enum: readonly ["-1", "Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
        readonly default: '-1';
    };
};
declare const listQuery: {
    readonly type: 'object';
    readonly additionalProperties: false;
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
        readonly Session: {
            readonly type: 'string';
            readonly pattern: '^(-1|\\d{4}-\\d{4})$';
            readonly default: '-1';
        };
        readonly Class_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        readonly Section_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        readonly Status: {
            readonly enum: readonly ["-1", "Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
            readonly default: '-1';
        };
        /** Part of a name, an admission number or a mobile number. */
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
    };
};
export type StudentQuery = FromSchema<typeof listQuery>;
declare const listRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Student_Id", "School_Id", "Admission_No", "First_Name", "Gender", "Mobile", "Status"];
    readonly properties: {
        readonly Student_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly Admission_No: {
            readonly type: 'string';
        };
        readonly First_Name: {
            readonly type: 'string';
        };
        readonly Middle_Name: {
            readonly type: 'string';
        };
        readonly Last_Name: {
            readonly type: 'string';
        };
        readonly Gender: {
            readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
        };
        readonly Mobile: {
            readonly type: 'string';
        };
        readonly Status: {
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
        readonly Roll_No: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 99999;
        };
        readonly Student_Photo: {
            readonly type: 'string';
        };
    };
};
export type StudentListRow = FromSchema<typeof listRow>;
export declare const listStudents: {
    readonly id: "listStudents";
    readonly method: "GET";
    readonly path: "/api/student";
    readonly group: "Students";
    readonly summary: "Students by name, as far as the reader may see them";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
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
            readonly Session: {
                readonly type: 'string';
                readonly pattern: '^(-1|\\d{4}-\\d{4})$';
                readonly default: '-1';
            };
            readonly Class_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly Section_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly Status: {
                readonly enum: readonly ["-1", "Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                readonly default: '-1';
            };
            /** Part of a name, an admission number or a mobile number. */
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
                    readonly required: readonly ["Student_Id", "School_Id", "Admission_No", "First_Name", "Gender", "Mobile", "Status"];
                    readonly properties: {
                        readonly Student_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly School_Id: {
                            readonly type: 'integer';
                            readonly minimum: -1;
                            readonly maximum: 2147483647;
                        };
                        readonly Admission_No: {
                            readonly type: 'string';
                        };
                        readonly First_Name: {
                            readonly type: 'string';
                        };
                        readonly Middle_Name: {
                            readonly type: 'string';
                        };
                        readonly Last_Name: {
                            readonly type: 'string';
                        };
                        readonly Gender: {
                            readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
                        };
                        readonly Mobile: {
                            readonly type: 'string';
                        };
                        readonly Status: {
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
                        readonly Roll_No: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 99999;
                        };
                        readonly Student_Photo: {
                            readonly type: 'string';
                        };
                    };
                };
            };
        };
    };
};
/** The id of a student in a path, with the school where a caller names it. */
export declare const studentParams: {
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
export declare const schoolQuery: {
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
declare const studentFile: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["student", "bio", "guardians", "enrolments"];
    readonly properties: {
        readonly student: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Student_Id", "School_Id", "Admission_No", "Admission_Date", "First_Name", "Gender", "Status", "Version"];
            readonly properties: {
                readonly Admission_Date: {
                    readonly type: 'string';
                    readonly format: 'date';
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
                readonly Roll_No: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 99999;
                };
                readonly Date_Of_Birth: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly Gender: {
                    readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
                };
                readonly Status: {
                    readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                };
                readonly Blood_Group: {
                    readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
                };
                readonly Guardian_Relation: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 14;
                };
                readonly Religion: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Category: {
                    readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
                };
                readonly Mother_Tongue: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Nationality: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Address: {
                    readonly type: 'string';
                    readonly maxLength: 250;
                };
                readonly City: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly State: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly Pincode: {
                    readonly type: 'string';
                    readonly format: 'pincode';
                };
                readonly Permanent_Same_As_Present: {
                    readonly type: 'boolean';
                };
                readonly Permanent_Address: {
                    readonly type: 'string';
                    readonly maxLength: 250;
                };
                readonly Permanent_City: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly Permanent_State: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly Permanent_Pincode: {
                    readonly type: 'string';
                    readonly format: 'pincode';
                };
                readonly Leaving_Date: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly Leaving_Reason: {
                    readonly type: 'string';
                    readonly maxLength: 250;
                };
                readonly Admission_No: {
                    readonly type: 'string';
                };
                readonly First_Name: {
                    readonly type: 'string';
                };
                readonly Middle_Name: {
                    readonly type: 'string';
                };
                readonly Last_Name: {
                    readonly type: 'string';
                };
                readonly Father_Name: {
                    readonly type: 'string';
                };
                readonly Mother_Name: {
                    readonly type: 'string';
                };
                readonly Guardian_Name: {
                    readonly type: 'string';
                };
                readonly Mobile: {
                    readonly type: 'string';
                };
                readonly Alternate_Mobile: {
                    readonly type: 'string';
                };
                readonly Email: {
                    readonly type: 'string';
                };
                readonly Student_Id: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
                readonly Student_Photo: {
                    readonly type: 'string';
                };
                readonly Tc_No: {
                    readonly type: 'string';
                };
                readonly Version: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                };
                readonly Is_Erased: {
                    readonly type: 'boolean';
                };
            };
        };
        readonly bio: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Birth_Place: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly Languages: {
                    readonly type: 'string';
                    readonly maxLength: 150;
                };
                readonly Hobbies: {
                    readonly type: 'string';
                    readonly maxLength: 250;
                };
                readonly Allergies: {
                    readonly type: 'string';
                    readonly maxLength: 250;
                };
                readonly Height_Cm: {
                    readonly type: 'number';
                    readonly minimum: 40;
                    readonly maximum: 220;
                };
                readonly Weight_Kg: {
                    readonly type: 'number';
                    readonly minimum: 5;
                    readonly maximum: 200;
                };
                readonly House: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Previous_School: {
                    readonly type: 'string';
                    readonly maxLength: 150;
                };
                readonly Previous_Class: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Previous_Board: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Emergency_Contact_Name: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Emergency_Contact_Relation: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 14;
                };
                readonly Emergency_Contact_Mobile: {
                    readonly type: 'string';
                    readonly format: 'mobile';
                    readonly maxLength: 20;
                };
                readonly Emergency_Contact_2_Name: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Emergency_Contact_2_Relation: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 14;
                };
                readonly Emergency_Contact_2_Mobile: {
                    readonly type: 'string';
                    readonly format: 'mobile';
                    readonly maxLength: 20;
                };
                readonly Doctor_Name: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Doctor_Phone: {
                    readonly type: 'string';
                    readonly format: 'mobile';
                    readonly maxLength: 20;
                };
                readonly Pickup_Persons: {
                    readonly type: 'array';
                    readonly maxItems: 10;
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Name"];
                        readonly properties: {
                            readonly Name: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                            };
                            readonly Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            readonly Mobile: {
                                readonly type: 'string';
                                readonly format: 'mobile';
                                readonly maxLength: 20;
                            };
                        };
                    };
                };
                readonly Health_Notes: {
                    readonly type: 'string';
                    readonly maxLength: 1000;
                };
                readonly Is_CWSN: {
                    readonly type: 'boolean';
                };
                readonly Impairment_Type: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Is_BPL: {
                    readonly type: 'boolean';
                };
                readonly Is_Antyodaya: {
                    readonly type: 'boolean';
                };
                readonly Is_EWS: {
                    readonly type: 'boolean';
                };
                readonly Is_Out_Of_School_Child: {
                    readonly type: 'boolean';
                };
                readonly Minority_Group: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Stream: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Previous_Status: {
                    readonly type: 'string';
                    readonly maxLength: 60;
                };
                readonly Pen: {
                    readonly type: 'string';
                    readonly format: 'pen';
                };
                readonly Apaar_Id: {
                    readonly type: 'string';
                    readonly format: 'apaar';
                };
                readonly Name_As_Per_Aadhaar: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Photo_Consent: {
                    readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
                };
                readonly Consent_By: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Consent_At: {
                    readonly type: 'string';
                    readonly format: 'date-time';
                };
                readonly Aadhaar_Last4: {
                    readonly type: 'string';
                    readonly pattern: '^\\d{4}$';
                };
            };
        };
        readonly guardians: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Name", "Relation"];
                readonly properties: {
                    readonly Name: {
                        readonly type: 'string';
                    };
                    readonly Relation: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 14;
                    };
                    readonly Mobile: {
                        readonly type: 'string';
                    };
                    readonly Email: {
                        readonly type: 'string';
                    };
                };
            };
        };
        readonly enrolments: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Session", "Class_Id", "Section_Id", "State"];
                readonly properties: {
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
                    readonly Roll_No: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 99999;
                    };
                    readonly State: {
                        readonly enum: readonly ["Expected", "Full"];
                    };
                };
            };
        };
        /** Left out for class teachers. */
        readonly documents: {
            readonly type: 'array';
            readonly items: {
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
        /** Left out for class teachers. */
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
    };
};
export type StudentFile = FromSchema<typeof studentFile>;
export declare const readStudent: {
    readonly id: "readStudent";
    readonly method: "GET";
    readonly path: "/api/student/:id";
    readonly group: "Students";
    readonly summary: "One student: details, bio, papers and bank accounts, as far as the reader may see them";
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
            readonly description: "The student";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["student", "bio", "guardians", "enrolments"];
                readonly properties: {
                    readonly student: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Student_Id", "School_Id", "Admission_No", "Admission_Date", "First_Name", "Gender", "Status", "Version"];
                        readonly properties: {
                            readonly Admission_Date: {
                                readonly type: 'string';
                                readonly format: 'date';
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
                            readonly Roll_No: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 99999;
                            };
                            readonly Date_Of_Birth: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            readonly Gender: {
                                readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
                            };
                            readonly Status: {
                                readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                            };
                            readonly Blood_Group: {
                                readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
                            };
                            readonly Guardian_Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            readonly Religion: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Category: {
                                readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
                            };
                            readonly Mother_Tongue: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Nationality: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Address: {
                                readonly type: 'string';
                                readonly maxLength: 250;
                            };
                            readonly City: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly State: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly Pincode: {
                                readonly type: 'string';
                                readonly format: 'pincode';
                            };
                            readonly Permanent_Same_As_Present: {
                                readonly type: 'boolean';
                            };
                            readonly Permanent_Address: {
                                readonly type: 'string';
                                readonly maxLength: 250;
                            };
                            readonly Permanent_City: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly Permanent_State: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly Permanent_Pincode: {
                                readonly type: 'string';
                                readonly format: 'pincode';
                            };
                            readonly Leaving_Date: {
                                readonly type: 'string';
                                readonly format: 'date';
                            };
                            readonly Leaving_Reason: {
                                readonly type: 'string';
                                readonly maxLength: 250;
                            };
                            readonly Admission_No: {
                                readonly type: 'string';
                            };
                            readonly First_Name: {
                                readonly type: 'string';
                            };
                            readonly Middle_Name: {
                                readonly type: 'string';
                            };
                            readonly Last_Name: {
                                readonly type: 'string';
                            };
                            readonly Father_Name: {
                                readonly type: 'string';
                            };
                            readonly Mother_Name: {
                                readonly type: 'string';
                            };
                            readonly Guardian_Name: {
                                readonly type: 'string';
                            };
                            readonly Mobile: {
                                readonly type: 'string';
                            };
                            readonly Alternate_Mobile: {
                                readonly type: 'string';
                            };
                            readonly Email: {
                                readonly type: 'string';
                            };
                            readonly Student_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly School_Id: {
                                readonly type: 'integer';
                                readonly minimum: -1;
                                readonly maximum: 2147483647;
                            };
                            readonly Student_Photo: {
                                readonly type: 'string';
                            };
                            readonly Tc_No: {
                                readonly type: 'string';
                            };
                            readonly Version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly Is_Erased: {
                                readonly type: 'boolean';
                            };
                        };
                    };
                    readonly bio: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly properties: {
                            readonly Birth_Place: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly Languages: {
                                readonly type: 'string';
                                readonly maxLength: 150;
                            };
                            readonly Hobbies: {
                                readonly type: 'string';
                                readonly maxLength: 250;
                            };
                            readonly Allergies: {
                                readonly type: 'string';
                                readonly maxLength: 250;
                            };
                            readonly Height_Cm: {
                                readonly type: 'number';
                                readonly minimum: 40;
                                readonly maximum: 220;
                            };
                            readonly Weight_Kg: {
                                readonly type: 'number';
                                readonly minimum: 5;
                                readonly maximum: 200;
                            };
                            readonly House: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Previous_School: {
                                readonly type: 'string';
                                readonly maxLength: 150;
                            };
                            readonly Previous_Class: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Previous_Board: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Emergency_Contact_Name: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                            };
                            readonly Emergency_Contact_Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            readonly Emergency_Contact_Mobile: {
                                readonly type: 'string';
                                readonly format: 'mobile';
                                readonly maxLength: 20;
                            };
                            readonly Emergency_Contact_2_Name: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                            };
                            readonly Emergency_Contact_2_Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            readonly Emergency_Contact_2_Mobile: {
                                readonly type: 'string';
                                readonly format: 'mobile';
                                readonly maxLength: 20;
                            };
                            readonly Doctor_Name: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                            };
                            readonly Doctor_Phone: {
                                readonly type: 'string';
                                readonly format: 'mobile';
                                readonly maxLength: 20;
                            };
                            readonly Pickup_Persons: {
                                readonly type: 'array';
                                readonly maxItems: 10;
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["Name"];
                                    readonly properties: {
                                        readonly Name: {
                                            readonly type: 'string';
                                            readonly format: 'person-name';
                                            readonly maxLength: 100;
                                        };
                                        readonly Relation: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 14;
                                        };
                                        readonly Mobile: {
                                            readonly type: 'string';
                                            readonly format: 'mobile';
                                            readonly maxLength: 20;
                                        };
                                    };
                                };
                            };
                            readonly Health_Notes: {
                                readonly type: 'string';
                                readonly maxLength: 1000;
                            };
                            readonly Is_CWSN: {
                                readonly type: 'boolean';
                            };
                            readonly Impairment_Type: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Is_BPL: {
                                readonly type: 'boolean';
                            };
                            readonly Is_Antyodaya: {
                                readonly type: 'boolean';
                            };
                            readonly Is_EWS: {
                                readonly type: 'boolean';
                            };
                            readonly Is_Out_Of_School_Child: {
                                readonly type: 'boolean';
                            };
                            readonly Minority_Group: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Stream: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Previous_Status: {
                                readonly type: 'string';
                                readonly maxLength: 60;
                            };
                            readonly Pen: {
                                readonly type: 'string';
                                readonly format: 'pen';
                            };
                            readonly Apaar_Id: {
                                readonly type: 'string';
                                readonly format: 'apaar';
                            };
                            readonly Name_As_Per_Aadhaar: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                            };
                            readonly Photo_Consent: {
                                readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
                            };
                            readonly Consent_By: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                            };
                            readonly Consent_At: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                            readonly Aadhaar_Last4: {
                                readonly type: 'string';
                                readonly pattern: '^\\d{4}$';
                            };
                        };
                    };
                    readonly guardians: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["Name", "Relation"];
                            readonly properties: {
                                readonly Name: {
                                    readonly type: 'string';
                                };
                                readonly Relation: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 14;
                                };
                                readonly Mobile: {
                                    readonly type: 'string';
                                };
                                readonly Email: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                    readonly enrolments: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["Session", "Class_Id", "Section_Id", "State"];
                            readonly properties: {
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
                                readonly Roll_No: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 99999;
                                };
                                readonly State: {
                                    readonly enum: readonly ["Expected", "Full"];
                                };
                            };
                        };
                    };
                    /** Left out for class teachers. */
                    readonly documents: {
                        readonly type: 'array';
                        readonly items: {
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
                    /** Left out for class teachers. */
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
                };
            };
        };
    };
};
export {};
