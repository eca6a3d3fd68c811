import type { FromSchema } from 'json-schema-to-ts';
export declare const statusField: {
    readonly type: 'integer';
    readonly minimum: 1;
    readonly maximum: 11;
};
declare const enquiryBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Session", "Class_Id", "Student_First_Name", "Date_Of_Birth", "Gender", "Parent_Name", "Parent_Relation", "Mobile", "Consent"];
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
        readonly Student_First_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
            readonly minLength: 1;
        };
        readonly Student_Middle_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Student_Last_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Date_Of_Birth: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Gender: {
            readonly type: 'string';
            readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
        };
        readonly Category: {
            readonly type: 'string';
            readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
        };
        readonly Parent_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
            readonly minLength: 1;
        };
        readonly Parent_Relation: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 14;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
            readonly minLength: 1;
        };
        readonly Alternate_Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        readonly Address: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 250;
        };
        readonly City: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly State: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly Pincode: {
            readonly type: 'string';
            readonly format: 'pincode';
        };
        readonly Previous_School: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 150;
        };
        readonly Previous_Class: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 50;
        };
        readonly Medium: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 50;
        };
        readonly Sibling_Admission_No: {
            readonly type: 'string';
            readonly pattern: '^[A-Za-z0-9/_-]{1,20}$';
        };
        readonly Transport_Needed: {
            readonly type: 'boolean';
        };
        readonly Special_Needs: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 500;
        };
        readonly Source: {
            readonly type: 'string';
            readonly enum: readonly ["Website", "Friend", "Advertisement", "Social", "Banner", "Other"];
        };
        readonly Message: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 1000;
        };
        readonly Company_Fax: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        readonly Fill_Seconds: {
            readonly type: 'number';
            readonly minimum: 0;
        };
        /** The host's school, where it is said at all. */
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        /** 0 adds one; the office may change one by its id. */
        readonly Admission_Enquiry_Id: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 2147483647;
            readonly default: 0;
        };
        /** Taken from the office only: what visitors send is from the website. */
        readonly Enquiry_Type: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 6;
        };
        /** To be called back, under the privacy notice. */
        readonly Consent: {
            readonly type: 'boolean';
        };
    };
};
export type EnquiryBody = FromSchema<typeof enquiryBody>;
declare const savedEnquiry: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Admission_Enquiry_Id", "Reference_No", "Status", "warnings"];
    readonly properties: {
        readonly Admission_Enquiry_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Reference_No: {
            readonly type: 'string';
        };
        readonly Status: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 11;
        };
        readonly warnings: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
            };
        };
    };
};
export type SavedEnquiry = FromSchema<typeof savedEnquiry>;
/** An enquiry in a list. What only the office may see is missing where a parent asks. */
export declare const enquiryListRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Admission_Enquiry_Id", "School_Id", "Reference_No", "Status", "Status_Label", "Session", "Class_Id", "Student_First_Name", "Date_Of_Birth", "Gender", "Parent_Name", "Parent_Relation", "Mobile"];
    readonly properties: {
        readonly Session: {
            readonly type: 'string';
        };
        readonly Class_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Student_First_Name: {
            readonly type: 'string';
        };
        readonly Student_Middle_Name: {
            readonly type: 'string';
        };
        readonly Student_Last_Name: {
            readonly type: 'string';
        };
        readonly Date_Of_Birth: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Gender: {
            readonly type: 'string';
        };
        readonly Category: {
            readonly type: 'string';
        };
        readonly Parent_Name: {
            readonly type: 'string';
        };
        readonly Parent_Relation: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 14;
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
        readonly Address: {
            readonly type: 'string';
        };
        readonly City: {
            readonly type: 'string';
        };
        readonly State: {
            readonly type: 'string';
        };
        readonly Pincode: {
            readonly type: 'string';
        };
        readonly Previous_School: {
            readonly type: 'string';
        };
        readonly Previous_Class: {
            readonly type: 'string';
        };
        readonly Medium: {
            readonly type: 'string';
        };
        readonly Sibling_Admission_No: {
            readonly type: 'string';
        };
        readonly Transport_Needed: {
            readonly type: 'boolean';
        };
        readonly Special_Needs: {
            readonly type: 'string';
        };
        readonly Source: {
            readonly type: 'string';
        };
        readonly Message: {
            readonly type: 'string';
        };
        readonly Admission_Enquiry_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
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
        readonly Enquiry_Type: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 6;
        };
        readonly Assigned_To: {
            readonly anyOf: readonly [{
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            }, {
                readonly type: 'null';
            }];
        };
        readonly Priority: {
            readonly type: 'integer';
        };
        readonly Next_Follow_Up: {
            readonly anyOf: readonly [{
                readonly type: 'string';
                readonly format: 'date';
            }, {
                readonly type: 'null';
            }];
        };
        readonly Visit_At: {
            readonly anyOf: readonly [{
                readonly type: 'string';
                readonly format: 'date-time';
            }, {
                readonly type: 'null';
            }];
        };
        readonly Close_Reason: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
        };
        readonly Confirmed_At: {
            readonly anyOf: readonly [{
                readonly type: 'string';
                readonly format: 'date-time';
            }, {
                readonly type: 'null';
            }];
        };
        readonly Student_Id: {
            readonly anyOf: readonly [{
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            }, {
                readonly type: 'null';
            }];
        };
        readonly Created_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly Updated_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly version: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
    };
};
export type EnquiryListRow = FromSchema<typeof enquiryListRow>;
declare const exportQuery: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["SchoolId"];
    readonly properties: {
        /** Days of the date that `FilterById` picks, both counted. */
        readonly StartDate: {
            readonly type: 'string';
            readonly format: 'day-filter';
            readonly default: '-1';
        };
        readonly EndDate: {
            readonly type: 'string';
            readonly format: 'day-filter';
            readonly default: '-1';
        };
        /** 1 created, 2 next follow-up, 3 visit, 4 confirmed; -1 created. */
        readonly FilterById: {
            readonly type: 'integer';
            readonly enum: readonly [-1, 1, 2, 3, 4];
            readonly default: -1;
        };
        readonly Status: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly default: -1;
            readonly maximum: 11;
        };
        readonly Enquiry_Type: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly default: -1;
            readonly maximum: 6;
        };
        /** Part of a name, a mobile number or a reference. */
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly SchoolId: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
    };
};
export type EnquiryFilters = FromSchema<typeof exportQuery>;
export declare const addEnquiry: {
    readonly id: "addEnquiry";
    readonly method: "POST";
    readonly path: "/api/admission/_AddStudentAdmissionEnquiry";
    readonly group: "Admissions";
    readonly summary: "Ask for a place (Admission_Enquiry_Id 0); the office may also change an enquiry";
    readonly host: "school";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Session", "Class_Id", "Student_First_Name", "Date_Of_Birth", "Gender", "Parent_Name", "Parent_Relation", "Mobile", "Consent"];
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
            readonly Student_First_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
                readonly minLength: 1;
            };
            readonly Student_Middle_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Student_Last_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Date_Of_Birth: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Gender: {
                readonly type: 'string';
                readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
            };
            readonly Category: {
                readonly type: 'string';
                readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
            };
            readonly Parent_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
                readonly minLength: 1;
            };
            readonly Parent_Relation: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 14;
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
                readonly minLength: 1;
            };
            readonly Alternate_Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            };
            readonly Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            readonly Address: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 250;
            };
            readonly City: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly State: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly Pincode: {
                readonly type: 'string';
                readonly format: 'pincode';
            };
            readonly Previous_School: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 150;
            };
            readonly Previous_Class: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 50;
            };
            readonly Medium: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 50;
            };
            readonly Sibling_Admission_No: {
                readonly type: 'string';
                readonly pattern: '^[A-Za-z0-9/_-]{1,20}$';
            };
            readonly Transport_Needed: {
                readonly type: 'boolean';
            };
            readonly Special_Needs: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 500;
            };
            readonly Source: {
                readonly type: 'string';
                readonly enum: readonly ["Website", "Friend", "Advertisement", "Social", "Banner", "Other"];
            };
            readonly Message: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            readonly Company_Fax: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Fill_Seconds: {
                readonly type: 'number';
                readonly minimum: 0;
            };
            /** The host's school, where it is said at all. */
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** 0 adds one; the office may change one by its id. */
            readonly Admission_Enquiry_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
                readonly default: 0;
            };
            /** Taken from the office only: what visitors send is from the website. */
            readonly Enquiry_Type: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 6;
            };
            /** To be called back, under the privacy notice. */
            readonly Consent: {
                readonly type: 'boolean';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed enquiry, and what to look at again";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Admission_Enquiry_Id", "Reference_No", "Status", "warnings"];
                readonly properties: {
                    readonly Admission_Enquiry_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Reference_No: {
                        readonly type: 'string';
                    };
                    readonly Status: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 11;
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
        readonly 201: {
            readonly description: "The new enquiry with the number to ask after it, and what to look at again";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Admission_Enquiry_Id", "Reference_No", "Status", "warnings"];
                readonly properties: {
                    readonly Admission_Enquiry_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Reference_No: {
                        readonly type: 'string';
                    };
                    readonly Status: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 11;
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
        readonly 303: {
            readonly description: 'Sent by a plain HTML form: back to its page, at #sent';
        };
    };
};
export declare const listEnquiries: {
    readonly id: "listEnquiries";
    readonly method: "GET";
    readonly path: "/api/admission/GetAdmissionEnquiry";
    readonly group: "Admissions";
    readonly summary: "Enquiries by date, status and type (-1: all), the latest first; a parent sees their own";
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
        readonly required: readonly ["SchoolId"];
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
            /** Days of the date that `FilterById` picks, both counted. */
            readonly StartDate: {
                readonly type: 'string';
                readonly format: 'day-filter';
                readonly default: '-1';
            };
            readonly EndDate: {
                readonly type: 'string';
                readonly format: 'day-filter';
                readonly default: '-1';
            };
            /** 1 created, 2 next follow-up, 3 visit, 4 confirmed; -1 created. */
            readonly FilterById: {
                readonly type: 'integer';
                readonly enum: readonly [-1, 1, 2, 3, 4];
                readonly default: -1;
            };
            readonly Status: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly default: -1;
                readonly maximum: 11;
            };
            readonly Enquiry_Type: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly default: -1;
                readonly maximum: 6;
            };
            /** Part of a name, a mobile number or a reference. */
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly SchoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
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
                    readonly required: readonly ["Admission_Enquiry_Id", "School_Id", "Reference_No", "Status", "Status_Label", "Session", "Class_Id", "Student_First_Name", "Date_Of_Birth", "Gender", "Parent_Name", "Parent_Relation", "Mobile"];
                    readonly properties: {
                        readonly Session: {
                            readonly type: 'string';
                        };
                        readonly Class_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly Student_First_Name: {
                            readonly type: 'string';
                        };
                        readonly Student_Middle_Name: {
                            readonly type: 'string';
                        };
                        readonly Student_Last_Name: {
                            readonly type: 'string';
                        };
                        readonly Date_Of_Birth: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly Gender: {
                            readonly type: 'string';
                        };
                        readonly Category: {
                            readonly type: 'string';
                        };
                        readonly Parent_Name: {
                            readonly type: 'string';
                        };
                        readonly Parent_Relation: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 14;
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
                        readonly Address: {
                            readonly type: 'string';
                        };
                        readonly City: {
                            readonly type: 'string';
                        };
                        readonly State: {
                            readonly type: 'string';
                        };
                        readonly Pincode: {
                            readonly type: 'string';
                        };
                        readonly Previous_School: {
                            readonly type: 'string';
                        };
                        readonly Previous_Class: {
                            readonly type: 'string';
                        };
                        readonly Medium: {
                            readonly type: 'string';
                        };
                        readonly Sibling_Admission_No: {
                            readonly type: 'string';
                        };
                        readonly Transport_Needed: {
                            readonly type: 'boolean';
                        };
                        readonly Special_Needs: {
                            readonly type: 'string';
                        };
                        readonly Source: {
                            readonly type: 'string';
                        };
                        readonly Message: {
                            readonly type: 'string';
                        };
                        readonly Admission_Enquiry_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly School_Id: {
                            readonly type: 'integer';
                            readonly minimum: -1;
                            readonly maximum: 2147483647;
                        };
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
                        readonly Enquiry_Type: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 6;
                        };
                        readonly Assigned_To: {
                            readonly anyOf: readonly [{
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly Priority: {
                            readonly type: 'integer';
                        };
                        readonly Next_Follow_Up: {
                            readonly anyOf: readonly [{
                                readonly type: 'string';
                                readonly format: 'date';
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly Visit_At: {
                            readonly anyOf: readonly [{
                                readonly type: 'string';
                                readonly format: 'date-time';
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly Close_Reason: {
                            readonly anyOf: readonly [{
                                readonly type: 'string';
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly Confirmed_At: {
                            readonly anyOf: readonly [{
                                readonly type: 'string';
                                readonly format: 'date-time';
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly Student_Id: {
                            readonly anyOf: readonly [{
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly Created_At: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly Updated_At: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly version: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                    };
                };
            };
        };
    };
};
export declare const exportEnquiries: {
    readonly id: "exportEnquiries";
    readonly method: "GET";
    readonly path: "/api/admissions/export";
    readonly group: "Admissions";
    readonly summary: "The enquiries of a list as a CSV file";
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
        readonly required: readonly ["SchoolId"];
        readonly properties: {
            /** Days of the date that `FilterById` picks, both counted. */
            readonly StartDate: {
                readonly type: 'string';
                readonly format: 'day-filter';
                readonly default: '-1';
            };
            readonly EndDate: {
                readonly type: 'string';
                readonly format: 'day-filter';
                readonly default: '-1';
            };
            /** 1 created, 2 next follow-up, 3 visit, 4 confirmed; -1 created. */
            readonly FilterById: {
                readonly type: 'integer';
                readonly enum: readonly [-1, 1, 2, 3, 4];
                readonly default: -1;
            };
            readonly Status: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly default: -1;
                readonly maximum: 11;
            };
            readonly Enquiry_Type: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly default: -1;
                readonly maximum: 6;
            };
            /** Part of a name, a mobile number or a reference. */
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly SchoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The file";
            readonly type: "text/csv";
        };
    };
};
export declare const removeEnquiry: {
    readonly id: "removeEnquiry";
    readonly method: "DELETE";
    readonly path: "/api/admission/_removeAdmissionEnquiry";
    readonly group: "Admissions";
    readonly summary: "Remove an enquiry that is not confirmed; it is gone for good after 30 days";
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
        readonly required: readonly ["SchoolId", "Admission_Enquiry_Id"];
        readonly properties: {
            readonly SchoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Admission_Enquiry_Id: {
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
