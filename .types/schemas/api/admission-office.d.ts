import type { FromSchema } from 'json-schema-to-ts';
/** The id of an enquiry, in the path of a call. */
export declare const enquiryParams: {
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
/** A paper of an enquiry: one that is required, or that is there. */
export declare const enquiryDocument: {
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
        /** Why it was sent back or waived. */
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
        /** Where the file can be read, for ten minutes. */
        readonly Link: {
            readonly type: 'string';
        };
    };
};
export type EnquiryDocument = FromSchema<typeof enquiryDocument>;
declare const followUp: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Follow_Up_Id", "Follow_Up_At", "Mode", "Note"];
    readonly properties: {
        readonly Follow_Up_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Follow_Up_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        /** How the family was spoken with; `Status` where the enquiry took a step. */
        readonly Mode: {
            readonly type: 'string';
        };
        readonly Note: {
            readonly type: 'string';
        };
        readonly Next_Date: {
            readonly anyOf: readonly [{
                readonly type: 'string';
                readonly format: 'date';
            }, {
                readonly type: 'null';
            }];
        };
        readonly From_Status: {
            readonly anyOf: readonly [{
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 11;
            }, {
                readonly type: 'null';
            }];
        };
        readonly To_Status: {
            readonly anyOf: readonly [{
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 11;
            }, {
                readonly type: 'null';
            }];
        };
        readonly By: {
            readonly anyOf: readonly [{
                readonly type: "string";
            }, {
                readonly type: 'null';
            }];
        };
    };
};
export type FollowUp = FromSchema<typeof followUp>;
declare const enquiryDetails: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["enquiry", "documents", "followUps", "nextStatuses"];
    readonly properties: {
        readonly enquiry: {
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
        readonly documents: {
            readonly type: 'array';
            readonly items: {
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
                    /** Why it was sent back or waived. */
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
                    /** Where the file can be read, for ten minutes. */
                    readonly Link: {
                        readonly type: 'string';
                    };
                };
            };
        };
        /** The latest first. */
        readonly followUps: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Follow_Up_Id", "Follow_Up_At", "Mode", "Note"];
                readonly properties: {
                    readonly Follow_Up_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Follow_Up_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    /** How the family was spoken with; `Status` where the enquiry took a step. */
                    readonly Mode: {
                        readonly type: 'string';
                    };
                    readonly Note: {
                        readonly type: 'string';
                    };
                    readonly Next_Date: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                            readonly format: 'date';
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly From_Status: {
                        readonly anyOf: readonly [{
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 11;
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly To_Status: {
                        readonly anyOf: readonly [{
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 11;
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly By: {
                        readonly anyOf: readonly [{
                            readonly type: "string";
                        }, {
                            readonly type: 'null';
                        }];
                    };
                };
            };
        };
        readonly nextStatuses: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Status", "Status_Label"];
                readonly properties: {
                    readonly Status: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 11;
                    };
                    readonly Status_Label: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export type EnquiryDetails = FromSchema<typeof enquiryDetails>;
declare const statusBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Status"];
    readonly properties: {
        readonly Status: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 11;
        };
        /** What was said; needed for Contacted. */
        readonly Note: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 1000;
        };
        /** Needed to open an ended enquiry again. */
        readonly Reason: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 500;
        };
        /** Needed for Visit scheduled. */
        readonly Visit_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly Next_Follow_Up: {
            readonly type: 'string';
            readonly format: 'date';
        };
    };
};
export type StatusBody = FromSchema<typeof statusBody>;
export declare const getEnquiry: {
    readonly id: "getEnquiry";
    readonly method: "GET";
    readonly path: "/api/admissions/:id";
    readonly group: "Admissions";
    readonly summary: "An enquiry with its papers, what was said so far, and the steps that may follow";
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
            readonly description: "The enquiry; its version is the ETag";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["enquiry", "documents", "followUps", "nextStatuses"];
                readonly properties: {
                    readonly enquiry: {
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
                    readonly documents: {
                        readonly type: 'array';
                        readonly items: {
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
                                /** Why it was sent back or waived. */
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
                                /** Where the file can be read, for ten minutes. */
                                readonly Link: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                    /** The latest first. */
                    readonly followUps: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["Follow_Up_Id", "Follow_Up_At", "Mode", "Note"];
                            readonly properties: {
                                readonly Follow_Up_Id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                                readonly Follow_Up_At: {
                                    readonly type: 'string';
                                    readonly format: 'date-time';
                                };
                                /** How the family was spoken with; `Status` where the enquiry took a step. */
                                readonly Mode: {
                                    readonly type: 'string';
                                };
                                readonly Note: {
                                    readonly type: 'string';
                                };
                                readonly Next_Date: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'string';
                                        readonly format: 'date';
                                    }, {
                                        readonly type: 'null';
                                    }];
                                };
                                readonly From_Status: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'integer';
                                        readonly minimum: 1;
                                        readonly maximum: 11;
                                    }, {
                                        readonly type: 'null';
                                    }];
                                };
                                readonly To_Status: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'integer';
                                        readonly minimum: 1;
                                        readonly maximum: 11;
                                    }, {
                                        readonly type: 'null';
                                    }];
                                };
                                readonly By: {
                                    readonly anyOf: readonly [{
                                        readonly type: "string";
                                    }, {
                                        readonly type: 'null';
                                    }];
                                };
                            };
                        };
                    };
                    readonly nextStatuses: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["Status", "Status_Label"];
                            readonly properties: {
                                readonly Status: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 11;
                                };
                                readonly Status_Label: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const changeEnquiry: {
    readonly id: "changeEnquiry";
    readonly method: "PATCH";
    readonly path: "/api/admissions/:id";
    readonly group: "Admissions";
    readonly summary: "Say who looks after an enquiry, how urgent it is and when to follow it up";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly minProperties: 1;
        readonly properties: {
            /** A user of the staff; null for nobody. */
            readonly Assigned_To: {
                readonly anyOf: readonly [{
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                }, {
                    readonly type: 'null';
                }];
            };
            /** 0 usual to 3 urgent. */
            readonly Priority: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 3;
            };
            readonly Next_Follow_Up: {
                readonly anyOf: readonly [{
                    readonly type: 'string';
                    readonly format: 'date';
                }, {
                    readonly type: 'null';
                }];
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The enquiry as it is then";
            readonly schema: {
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
export declare const moveEnquiry: {
    readonly id: "moveEnquiry";
    readonly method: "POST";
    readonly path: "/api/admissions/:id/status";
    readonly group: "Admissions";
    readonly summary: "Take an enquiry to its next step";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Status"];
        readonly properties: {
            readonly Status: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 11;
            };
            /** What was said; needed for Contacted. */
            readonly Note: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            /** Needed to open an ended enquiry again. */
            readonly Reason: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 500;
            };
            /** Needed for Visit scheduled. */
            readonly Visit_At: {
                readonly type: 'string';
                readonly format: 'date-time';
            };
            readonly Next_Follow_Up: {
                readonly type: 'string';
                readonly format: 'date';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The enquiry as it is then";
            readonly schema: {
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
export declare const addFollowUp: {
    readonly id: "addFollowUp";
    readonly method: "POST";
    readonly path: "/api/admissions/:id/follow-ups";
    readonly group: "Admissions";
    readonly summary: "Write down what was said with a family";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Mode", "Note"];
        readonly properties: {
            readonly Mode: {
                readonly type: 'string';
                readonly enum: readonly ["Call", "Visit", "Email", "Message"];
            };
            readonly Note: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            /** When it was; the moment it is written down unless said. */
            readonly Follow_Up_At: {
                readonly type: 'string';
                readonly format: 'date-time';
            };
            readonly Next_Date: {
                readonly type: 'string';
                readonly format: 'date';
            };
        };
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The entry";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Follow_Up_Id", "Follow_Up_At", "Mode", "Note"];
                readonly properties: {
                    readonly Follow_Up_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Follow_Up_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    /** How the family was spoken with; `Status` where the enquiry took a step. */
                    readonly Mode: {
                        readonly type: 'string';
                    };
                    readonly Note: {
                        readonly type: 'string';
                    };
                    readonly Next_Date: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                            readonly format: 'date';
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly From_Status: {
                        readonly anyOf: readonly [{
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 11;
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly To_Status: {
                        readonly anyOf: readonly [{
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 11;
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly By: {
                        readonly anyOf: readonly [{
                            readonly type: "string";
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
