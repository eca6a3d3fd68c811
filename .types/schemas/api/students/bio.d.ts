import type { FromSchema } from 'json-schema-to-ts';
declare const bioBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id", "Student_Id"];
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
        /** Encrypted before it is stored. Left out, what is stored stays. */
        readonly Aadhaar_No: {
            readonly type: 'string';
            readonly format: 'aadhaar';
        };
    };
};
export type BioBody = FromSchema<typeof bioBody>;
/** A student's bio as the calls answer it, as far as the reader may see it. */
export declare const bioRecord: {
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
export type BioRecord = FromSchema<typeof bioRecord>;
export declare const addStudentBio: {
    readonly id: "addStudentBio";
    readonly method: "POST";
    readonly path: "/api/student/addStudentBio";
    readonly group: "Students";
    readonly summary: "Replace a student's bio; the Aadhaar number and the photo consent stay where they are left out";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "Student_Id"];
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
            /** Encrypted before it is stored. Left out, what is stored stays. */
            readonly Aadhaar_No: {
                readonly type: 'string';
                readonly format: 'aadhaar';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The bio";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Student_Id", "bio", "Version"];
                readonly properties: {
                    readonly Student_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
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
                    readonly Version: {
                        readonly type: 'integer';
                    };
                };
            };
        };
    };
};
export {};
