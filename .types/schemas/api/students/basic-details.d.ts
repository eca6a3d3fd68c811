import type { FromSchema } from 'json-schema-to-ts';
declare const basicDetailsBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id", "Admission_No", "Admission_Date", "Session", "Class_Id", "Section_Id", "First_Name", "Date_Of_Birth", "Gender", "Mobile"];
    readonly properties: {
        readonly Admission_No: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly format: 'admission-no';
        };
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
        readonly First_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
            readonly minLength: 1;
        };
        readonly Middle_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Last_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Date_Of_Birth: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Gender: {
            readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
            readonly minLength: 1;
        };
        readonly Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        readonly Status: {
            readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
        };
        readonly Blood_Group: {
            readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
        };
        readonly Father_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Mother_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Guardian_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Guardian_Relation: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 14;
        };
        readonly Alternate_Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
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
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        /** 0 adds a student. */
        readonly Student_Id: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 2147483647;
            readonly default: 0;
        };
    };
};
export type BasicDetailsBody = FromSchema<typeof basicDetailsBody>;
/** A student's basic details as the calls answer them. What is not known is left out. */
export declare const studentRecord: {
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
        /** A link that holds for a few minutes. */
        readonly Student_Photo: {
            readonly type: 'string';
        };
        /** The number of the transfer certificate. */
        readonly Tc_No: {
            readonly type: 'string';
        };
        /** For `If-Match`. */
        readonly Version: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
        readonly Is_Erased: {
            readonly type: 'boolean';
        };
    };
};
export type StudentRecord = FromSchema<typeof studentRecord>;
export declare const addStudentBasicDetails: {
    readonly id: "addStudentBasicDetails";
    readonly method: "POST";
    readonly path: "/api/student/_add_student_basic_details";
    readonly group: "Students";
    readonly summary: "Add a student (Student_Id 0), or replace the basic details of one; what a change leaves out is emptied";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly takes: "jsonOrMultipart";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "Admission_No", "Admission_Date", "Session", "Class_Id", "Section_Id", "First_Name", "Date_Of_Birth", "Gender", "Mobile"];
        readonly properties: {
            readonly Admission_No: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly format: 'admission-no';
            };
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
            readonly First_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
                readonly minLength: 1;
            };
            readonly Middle_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Last_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Date_Of_Birth: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Gender: {
                readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
                readonly minLength: 1;
            };
            readonly Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            readonly Status: {
                readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
            };
            readonly Blood_Group: {
                readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
            };
            readonly Father_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Mother_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Guardian_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Guardian_Relation: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 14;
            };
            readonly Alternate_Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
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
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** 0 adds a student. */
            readonly Student_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
                readonly default: 0;
            };
        };
    };
    readonly files: {
        readonly Student_Photo: {
            readonly maxBytes: number;
            readonly maxCount: 1;
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed student";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["student"];
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
                            /** A link that holds for a few minutes. */
                            readonly Student_Photo: {
                                readonly type: 'string';
                            };
                            /** The number of the transfer certificate. */
                            readonly Tc_No: {
                                readonly type: 'string';
                            };
                            /** For `If-Match`. */
                            readonly Version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly Is_Erased: {
                                readonly type: 'boolean';
                            };
                        };
                    };
                };
            };
        };
        readonly 201: {
            readonly description: "The new student";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["student"];
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
                            /** A link that holds for a few minutes. */
                            readonly Student_Photo: {
                                readonly type: 'string';
                            };
                            /** The number of the transfer certificate. */
                            readonly Tc_No: {
                                readonly type: 'string';
                            };
                            /** For `If-Match`. */
                            readonly Version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly Is_Erased: {
                                readonly type: 'boolean';
                            };
                        };
                    };
                };
            };
        };
    };
};
export {};
