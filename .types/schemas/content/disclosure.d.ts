/** The result of one class in one year. */
export declare const examResult: {
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
        /** Reckoned from the two numbers where it is not said. */
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
/**
 * What an affiliated school makes public (CBSE, Appendix IX): sections B to E. Section A is the school's profile.
 * Its fields stand side by side, so that each file is checked as those of other types are.
 */
export declare const disclosureSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Society_Name"];
    readonly properties: {
        /** The society, trust or company that runs the school. */
        readonly Society_Name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 200;
        };
        readonly Affiliation_Letter: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Affiliation_Letter_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Society_Certificate: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Society_Certificate_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly No_Objection_Certificate: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly No_Objection_Certificate_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Rte_Recognition: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Rte_Recognition_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Building_Safety: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Building_Safety_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Fire_Safety: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Fire_Safety_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Self_Certificate: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Self_Certificate_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Water_Health_Sanitation: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Water_Health_Sanitation_Valid_Until: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly Fee_Structure: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Academic_Calendar: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Smc_List: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Pta_List: {
            readonly type: 'string';
            readonly format: 'attachment';
            readonly maxLength: 1000;
        };
        readonly Results_X: {
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
                    /** Reckoned from the two numbers where it is not said. */
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
            readonly maxItems: 3;
        };
        readonly Results_XII: {
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
                    /** Reckoned from the two numbers where it is not said. */
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
            readonly maxItems: 3;
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
        /** Teachers to one class-section, such as 1.5. */
        readonly Teacher_Section_Ratio: {
            readonly type: 'number';
            readonly minimum: 0;
            readonly maximum: 100;
        };
        /** Pupils to one teacher. */
        readonly Pupil_Teacher_Ratio: {
            readonly type: 'number';
            readonly minimum: 0;
            readonly maximum: 1000;
        };
        readonly Special_Educator: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly Counsellor: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
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
            readonly format: 'https-url';
            readonly maxLength: 1000;
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const disclosure: {
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Society_Name"];
        readonly properties: {
            /** The society, trust or company that runs the school. */
            readonly Society_Name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly Affiliation_Letter: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Affiliation_Letter_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Society_Certificate: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Society_Certificate_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly No_Objection_Certificate: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly No_Objection_Certificate_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Rte_Recognition: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Rte_Recognition_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Building_Safety: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Building_Safety_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Fire_Safety: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Fire_Safety_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Self_Certificate: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Self_Certificate_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Water_Health_Sanitation: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Water_Health_Sanitation_Valid_Until: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly Fee_Structure: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Academic_Calendar: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Smc_List: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Pta_List: {
                readonly type: 'string';
                readonly format: 'attachment';
                readonly maxLength: 1000;
            };
            readonly Results_X: {
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
                        /** Reckoned from the two numbers where it is not said. */
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
                readonly maxItems: 3;
            };
            readonly Results_XII: {
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
                        /** Reckoned from the two numbers where it is not said. */
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
                readonly maxItems: 3;
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
            /** Teachers to one class-section, such as 1.5. */
            readonly Teacher_Section_Ratio: {
                readonly type: 'number';
                readonly minimum: 0;
                readonly maximum: 100;
            };
            /** Pupils to one teacher. */
            readonly Pupil_Teacher_Ratio: {
                readonly type: 'number';
                readonly minimum: 0;
                readonly maximum: 1000;
            };
            readonly Special_Educator: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly Counsellor: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
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
                readonly format: 'https-url';
                readonly maxLength: 1000;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
};
