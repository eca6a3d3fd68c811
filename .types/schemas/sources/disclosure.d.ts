import type { FromSchema } from 'json-schema-to-ts';
/** The eight documents of section B, in the form's order. */
export declare const disclosureDocuments: readonly ['Affiliation_Letter', 'Society_Certificate', 'No_Objection_Certificate', 'Rte_Recognition', 'Building_Safety', 'Fire_Safety', 'Self_Certificate', 'Water_Health_Sanitation'];
/** The papers of section C, in the form's order. */
export declare const disclosureSectionC: readonly ['Fee_Structure', 'Academic_Calendar', 'Smc_List', 'Pta_List'];
export declare const disclosureResult: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["general", "files", "results_X", "results_XII", "staff", "campus"];
    readonly properties: {
        /** Section A: what the profile says. */
        readonly general: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["school_Name"];
            readonly properties: {
                readonly school_Name: {
                    readonly type: 'string';
                };
                readonly Affiliation_No: {
                    readonly type: 'string';
                };
                readonly School_Code: {
                    readonly type: 'string';
                };
                readonly address: {
                    readonly type: 'string';
                };
                readonly Principal_Name: {
                    readonly type: 'string';
                };
                readonly Principal_Qualification: {
                    readonly type: 'string';
                };
                readonly email: {
                    readonly type: 'string';
                };
                readonly phone: {
                    readonly type: 'string';
                };
                readonly Society_Name: {
                    readonly type: 'string';
                };
            };
        };
        /** Sections B and C: the documents that are there. */
        readonly files: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["name", "url"];
                readonly properties: {
                    readonly name: {
                        readonly enum: readonly ["Affiliation_Letter", "Society_Certificate", "No_Objection_Certificate", "Rte_Recognition", "Building_Safety", "Fire_Safety", "Self_Certificate", "Water_Health_Sanitation", "Fee_Structure", "Academic_Calendar", "Smc_List", "Pta_List"];
                    };
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly Valid_Until: {
                        readonly type: 'string';
                        readonly format: 'date';
                    };
                };
            };
        };
        /** The latest year first. */
        readonly results_X: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Year", "Registered", "Passed"];
                readonly properties: {
                    readonly Year: {
                        readonly type: 'integer';
                        readonly minimum: 1900;
                        readonly maximum: 2200;
                    };
                    readonly Registered: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Passed: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Pass_Percentage: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 100;
                    };
                    readonly Remarks: {
                        readonly type: 'string';
                        readonly maxLength: 200;
                    };
                };
            };
        };
        readonly results_XII: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Year", "Registered", "Passed"];
                readonly properties: {
                    readonly Year: {
                        readonly type: 'integer';
                        readonly minimum: 1900;
                        readonly maximum: 2200;
                    };
                    readonly Registered: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Passed: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Pass_Percentage: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 100;
                    };
                    readonly Remarks: {
                        readonly type: 'string';
                        readonly maxLength: 200;
                    };
                };
            };
        };
        /** Section D. */
        readonly staff: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Principal_Name: {
                    readonly type: 'string';
                };
                readonly Total_Teachers: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Pgt: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Tgt: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Prt: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Teacher_Section_Ratio: {
                    readonly type: 'number';
                    readonly minimum: 0;
                    readonly maximum: 100;
                };
                readonly Pupil_Teacher_Ratio: {
                    readonly type: 'number';
                    readonly minimum: 0;
                    readonly maximum: 1000;
                };
                readonly Special_Educator: {
                    readonly type: 'string';
                };
                readonly Counsellor: {
                    readonly type: 'string';
                };
            };
        };
        /** Section E. */
        readonly campus: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Campus_Area: {
                    readonly type: 'number';
                    readonly minimum: 0;
                    readonly maximum: 10000000;
                };
                readonly Classrooms: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Classroom_Area: {
                    readonly type: 'number';
                    readonly minimum: 0;
                    readonly maximum: 10000000;
                };
                readonly Labs: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Lab_Area: {
                    readonly type: 'number';
                    readonly minimum: 0;
                    readonly maximum: 10000000;
                };
                readonly Internet: {
                    readonly type: 'boolean';
                };
                readonly Girls_Toilets: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Boys_Toilets: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 10000;
                };
                readonly Inspection_Video: {
                    readonly type: 'string';
                };
            };
        };
    };
};
export type Disclosure = FromSchema<typeof disclosureResult>;
export declare const disclosure: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["general", "files", "results_X", "results_XII", "staff", "campus"];
        readonly properties: {
            /** Section A: what the profile says. */
            readonly general: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["school_Name"];
                readonly properties: {
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    readonly Affiliation_No: {
                        readonly type: 'string';
                    };
                    readonly School_Code: {
                        readonly type: 'string';
                    };
                    readonly address: {
                        readonly type: 'string';
                    };
                    readonly Principal_Name: {
                        readonly type: 'string';
                    };
                    readonly Principal_Qualification: {
                        readonly type: 'string';
                    };
                    readonly email: {
                        readonly type: 'string';
                    };
                    readonly phone: {
                        readonly type: 'string';
                    };
                    readonly Society_Name: {
                        readonly type: 'string';
                    };
                };
            };
            /** Sections B and C: the documents that are there. */
            readonly files: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["name", "url"];
                    readonly properties: {
                        readonly name: {
                            readonly enum: readonly ["Affiliation_Letter", "Society_Certificate", "No_Objection_Certificate", "Rte_Recognition", "Building_Safety", "Fire_Safety", "Self_Certificate", "Water_Health_Sanitation", "Fee_Structure", "Academic_Calendar", "Smc_List", "Pta_List"];
                        };
                        readonly url: {
                            readonly type: 'string';
                        };
                        readonly Valid_Until: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                    };
                };
            };
            /** The latest year first. */
            readonly results_X: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Year", "Registered", "Passed"];
                    readonly properties: {
                        readonly Year: {
                            readonly type: 'integer';
                            readonly minimum: 1900;
                            readonly maximum: 2200;
                        };
                        readonly Registered: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Passed: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Pass_Percentage: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 100;
                        };
                        readonly Remarks: {
                            readonly type: 'string';
                            readonly maxLength: 200;
                        };
                    };
                };
            };
            readonly results_XII: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Year", "Registered", "Passed"];
                    readonly properties: {
                        readonly Year: {
                            readonly type: 'integer';
                            readonly minimum: 1900;
                            readonly maximum: 2200;
                        };
                        readonly Registered: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Passed: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Pass_Percentage: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 100;
                        };
                        readonly Remarks: {
                            readonly type: 'string';
                            readonly maxLength: 200;
                        };
                    };
                };
            };
            /** Section D. */
            readonly staff: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly Principal_Name: {
                        readonly type: 'string';
                    };
                    readonly Total_Teachers: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Pgt: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Tgt: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Prt: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Teacher_Section_Ratio: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 100;
                    };
                    readonly Pupil_Teacher_Ratio: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 1000;
                    };
                    readonly Special_Educator: {
                        readonly type: 'string';
                    };
                    readonly Counsellor: {
                        readonly type: 'string';
                    };
                };
            };
            /** Section E. */
            readonly campus: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly Campus_Area: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 10000000;
                    };
                    readonly Classrooms: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Classroom_Area: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 10000000;
                    };
                    readonly Labs: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Lab_Area: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 10000000;
                    };
                    readonly Internet: {
                        readonly type: 'boolean';
                    };
                    readonly Girls_Toilets: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Boys_Toilets: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Inspection_Video: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
