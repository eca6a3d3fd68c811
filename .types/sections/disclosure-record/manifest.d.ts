export declare const disclosureRecord: {
    type: string;
    title: string;
    description: string;
    settings: {
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
    bindings: {
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
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    variants: string[];
    strings: {
        en: {
            heading: string;
            text: string;
            error: string;
            missing: string;
            information: string;
            details: string;
            document: string;
            file: string;
            open: string;
            until: string;
            ended: string;
            watch: string;
            yes: string;
            no: string;
            general: string;
            documents: string;
            academics: string;
            results_X: string;
            results_XII: string;
            staff: string;
            campus: string;
            school_Name: string;
            Society_Name: string;
            Affiliation_No: string;
            School_Code: string;
            address: string;
            Principal_Name: string;
            Principal_Qualification: string;
            email: string;
            phone: string;
            Affiliation_Letter: string;
            Society_Certificate: string;
            No_Objection_Certificate: string;
            Rte_Recognition: string;
            Building_Safety: string;
            Fire_Safety: string;
            Self_Certificate: string;
            Water_Health_Sanitation: string;
            Fee_Structure: string;
            Academic_Calendar: string;
            Smc_List: string;
            Pta_List: string;
            Year: string;
            Registered: string;
            Passed: string;
            Pass_Percentage: string;
            'Pass_Percentage.unit': string;
            Remarks: string;
            Total_Teachers: string;
            Pgt: string;
            Tgt: string;
            Prt: string;
            Teacher_Section_Ratio: string;
            'Teacher_Section_Ratio.unit': string;
            Pupil_Teacher_Ratio: string;
            'Pupil_Teacher_Ratio.unit': string;
            Special_Educator: string;
            Counsellor: string;
            Campus_Area: string;
            'Campus_Area.unit': string;
            Classrooms: string;
            Classroom_Area: string;
            'Classroom_Area.unit': string;
            Labs: string;
            Lab_Area: string;
            'Lab_Area.unit': string;
            Internet: string;
            Girls_Toilets: string;
            Boys_Toilets: string;
            Inspection_Video: string;
        };
        hi: {
            heading: string;
            text: string;
            error: string;
            missing: string;
            information: string;
            details: string;
            document: string;
            file: string;
            open: string;
            until: string;
            ended: string;
            watch: string;
            yes: string;
            no: string;
            general: string;
            documents: string;
            academics: string;
            results_X: string;
            results_XII: string;
            staff: string;
            campus: string;
            school_Name: string;
            Society_Name: string;
            Affiliation_No: string;
            School_Code: string;
            address: string;
            Principal_Name: string;
            Principal_Qualification: string;
            email: string;
            phone: string;
            Affiliation_Letter: string;
            Society_Certificate: string;
            No_Objection_Certificate: string;
            Rte_Recognition: string;
            Building_Safety: string;
            Fire_Safety: string;
            Self_Certificate: string;
            Water_Health_Sanitation: string;
            Fee_Structure: string;
            Academic_Calendar: string;
            Smc_List: string;
            Pta_List: string;
            Year: string;
            Registered: string;
            Passed: string;
            Pass_Percentage: string;
            'Pass_Percentage.unit': string;
            Remarks: string;
            Total_Teachers: string;
            Pgt: string;
            Tgt: string;
            Prt: string;
            Teacher_Section_Ratio: string;
            'Teacher_Section_Ratio.unit': string;
            Pupil_Teacher_Ratio: string;
            'Pupil_Teacher_Ratio.unit': string;
            Special_Educator: string;
            Counsellor: string;
            Campus_Area: string;
            'Campus_Area.unit': string;
            Classrooms: string;
            Classroom_Area: string;
            'Classroom_Area.unit': string;
            Labs: string;
            Lab_Area: string;
            'Lab_Area.unit': string;
            Internet: string;
            Girls_Toilets: string;
            Boys_Toilets: string;
            Inspection_Video: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./DisclosureRecord.tsx").DisclosureRecord>;
    example: {
        variant: string;
        record: {
            general: {
                school_Name: string;
                Affiliation_No: string;
                phone: string;
            };
            files: ({
                name: string;
                url: string;
                Valid_Until: string;
            } | {
                Valid_Until?: never;
                name: string;
                url: string;
            })[];
            results_X: {
                Year: number;
                Registered: number;
                Passed: number;
                Pass_Percentage: number;
            }[];
            results_XII: never[];
            staff: {
                Total_Teachers: number;
                Pgt: number;
            };
            campus: {
                Campus_Area: number;
                Internet: boolean;
            };
        };
    };
};
