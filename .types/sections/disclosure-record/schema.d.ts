import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly variant: {
            readonly enum: readonly ["soft", "ruled", "open"];
            readonly default: 'soft';
            readonly description: 'The look: round cards, ruled letter paper, or heavy lines on the page itself';
        };
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The heading above the tables';
        };
        readonly text: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A sentence under the heading';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["record"];
    readonly properties: {
        readonly record: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["general", "files", "results_X", "results_XII", "staff", "campus"];
            readonly properties: {
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
            readonly description: 'What the school makes public';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
