import type { FromSchema } from 'json-schema-to-ts';
declare const updateBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id"];
    readonly properties: {
        readonly school_address: {
            readonly type: 'string';
            readonly maxLength: 300;
        };
        readonly facebook_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly instagram_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly youtube_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly twitter_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly linkedin_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly whatsapp_Number: {
            readonly type: 'string';
            readonly maxLength: 30;
        };
        readonly map_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly admission_Open: {
            readonly type: 'boolean';
        };
        readonly nav_Items: {
            readonly type: 'array';
            readonly maxItems: 12;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["label", "href"];
                readonly properties: {
                    readonly label: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 40;
                    };
                    readonly href: {
                        readonly type: 'string';
                        readonly format: 'link';
                        readonly minLength: 1;
                        readonly maxLength: 500;
                    };
                };
            };
        };
        readonly Time_Zone: {
            readonly type: 'string';
            readonly format: 'time-zone';
            readonly maxLength: 60;
        };
        readonly Short_Name: {
            readonly type: 'string';
            readonly maxLength: 12;
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
            readonly maxLength: 12;
        };
        readonly Country: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly latitude: {
            readonly type: 'number';
            readonly minimum: -90;
            readonly maximum: 90;
        };
        readonly longitude: {
            readonly type: 'number';
            readonly minimum: -180;
            readonly maximum: 180;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Website: {
            readonly type: 'string';
            readonly format: 'https-url';
            readonly maxLength: 300;
        };
        readonly Board: {
            readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
        };
        readonly Affiliation_No: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly School_Code: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly Udise_Code: {
            readonly type: 'string';
            readonly format: 'udise';
        };
        readonly School_Type: {
            readonly enum: readonly ["Boys", "Girls", "Co-educational"];
        };
        readonly Management: {
            readonly enum: readonly ["Government", "Government_Aided", "Private_Unaided", "Local_Body", "Central_Government", "Other"];
        };
        readonly Medium: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly maxLength: 40;
                readonly minLength: 1;
            };
            readonly maxItems: 10;
        };
        readonly Classes_From: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 15;
        };
        readonly Classes_To: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 15;
        };
        readonly Established_Year: {
            readonly type: 'integer';
            readonly minimum: 1800;
            readonly maximum: 2200;
        };
        readonly Principal_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Principal_Qualification: {
            readonly type: 'string';
            readonly maxLength: 150;
        };
        readonly Session_Start_Month: {
            readonly type: 'integer';
            readonly enum: readonly [4];
        };
        readonly Week_Off: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
            };
            readonly maxItems: 7;
            readonly uniqueItems: true;
        };
        readonly Currency: {
            readonly type: 'string';
            readonly format: 'currency';
        };
        readonly Locale: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly format: 'locale';
            };
            readonly maxItems: 10;
            readonly uniqueItems: true;
        };
        readonly Bell_Times: {
            readonly type: 'string';
            readonly maxLength: 300;
        };
        readonly school_Name: {
            readonly type: 'string';
            readonly maxLength: 150;
            readonly minLength: 2;
        };
        readonly Phone: {
            readonly type: 'string';
            readonly maxLength: 30;
        };
        readonly Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        readonly Office_Hours: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly student_Domain: {
            readonly type: 'string';
            readonly format: 'host-or-none';
            readonly maxLength: 253;
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        /** A published theme; -1 or 0 shows the product's own page in place of a website. */
        readonly theme_Id: {
            readonly type: 'integer';
            readonly maximum: 2147483647;
            readonly minimum: -1;
        };
        /** Fields to empty: a form leaves out what is not filled in, so that an empty field says nothing. */
        readonly Clear: {
            readonly type: 'array';
            readonly items: {
                readonly enum: readonly string[];
            };
            readonly maxItems: number;
        };
    };
};
export type ProfileUpdate = FromSchema<typeof updateBody>;
declare const profileAnswer: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["school_Id", "schoolKey", "school_Slug", "school_Domain", "school_Name", "student_Domain", "theme_Id", "url"];
    readonly properties: {
        readonly school_address: {
            readonly type: 'string';
            readonly maxLength: 300;
        };
        readonly facebook_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly instagram_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly youtube_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly twitter_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly linkedin_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly whatsapp_Number: {
            readonly type: 'string';
            readonly maxLength: 30;
        };
        readonly map_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        readonly admission_Open: {
            readonly type: 'boolean';
        };
        readonly nav_Items: {
            readonly type: 'array';
            readonly maxItems: 12;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["label", "href"];
                readonly properties: {
                    readonly label: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 40;
                    };
                    readonly href: {
                        readonly type: 'string';
                        readonly format: 'link';
                        readonly minLength: 1;
                        readonly maxLength: 500;
                    };
                };
            };
        };
        readonly Short_Name: {
            readonly type: 'string';
            readonly maxLength: 12;
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
            readonly maxLength: 12;
        };
        readonly Country: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly latitude: {
            readonly type: 'number';
            readonly minimum: -90;
            readonly maximum: 90;
        };
        readonly longitude: {
            readonly type: 'number';
            readonly minimum: -180;
            readonly maximum: 180;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Website: {
            readonly type: 'string';
            readonly format: 'https-url';
            readonly maxLength: 300;
        };
        readonly Board: {
            readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
        };
        readonly Affiliation_No: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly School_Code: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly Udise_Code: {
            readonly type: 'string';
            readonly format: 'udise';
        };
        readonly School_Type: {
            readonly enum: readonly ["Boys", "Girls", "Co-educational"];
        };
        readonly Management: {
            readonly enum: readonly ["Government", "Government_Aided", "Private_Unaided", "Local_Body", "Central_Government", "Other"];
        };
        readonly Medium: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly maxLength: 40;
                readonly minLength: 1;
            };
            readonly maxItems: 10;
        };
        readonly Classes_From: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 15;
        };
        readonly Classes_To: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 15;
        };
        readonly Established_Year: {
            readonly type: 'integer';
            readonly minimum: 1800;
            readonly maximum: 2200;
        };
        readonly Principal_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Principal_Qualification: {
            readonly type: 'string';
            readonly maxLength: 150;
        };
        readonly Session_Start_Month: {
            readonly type: 'integer';
            readonly enum: readonly [4];
        };
        readonly Week_Off: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
            };
            readonly maxItems: 7;
            readonly uniqueItems: true;
        };
        readonly Currency: {
            readonly type: 'string';
            readonly format: 'currency';
        };
        readonly Locale: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly format: 'locale';
            };
            readonly maxItems: 10;
            readonly uniqueItems: true;
        };
        readonly Bell_Times: {
            readonly type: 'string';
            readonly maxLength: 300;
        };
        readonly Phone: {
            readonly type: 'string';
            readonly maxLength: 30;
        };
        readonly Office_Hours: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly school_Name: {
            readonly type: 'string';
        };
        readonly Email: {
            readonly type: 'string';
        };
        readonly Time_Zone: {
            readonly type: 'string';
        };
        /** '#' where there is none (seed, section 2). */
        readonly student_Domain: {
            readonly type: 'string';
        };
        readonly school_Id: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly schoolKey: {
            readonly type: 'string';
        };
        readonly school_Slug: {
            readonly type: 'string';
        };
        /** The host that the website is served under. */
        readonly school_Domain: {
            readonly type: 'string';
        };
        /** -1 and 0 stand for the product's own page. */
        readonly theme_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
        };
        readonly url: {
            readonly type: 'string';
        };
        readonly school_Logo_Image: {
            readonly type: 'string';
        };
        readonly school_Logo_Image_Media: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["width", "height", "alt", "thumbhash", "focal", "variants"];
            readonly properties: {
                readonly width: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                };
                readonly height: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                };
                readonly alt: {
                    readonly type: 'string';
                };
                readonly thumbhash: {
                    readonly type: 'string';
                };
                readonly focal: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["x", "y"];
                    readonly properties: {
                        readonly x: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 1;
                        };
                        readonly y: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 1;
                        };
                    };
                };
                readonly variants: {
                    readonly type: 'array';
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["url", "width", "format"];
                        readonly properties: {
                            readonly url: {
                                readonly type: 'string';
                            };
                            readonly width: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly format: {
                                readonly enum: readonly ["avif", "webp", "jpeg", "png"];
                            };
                        };
                    };
                };
            };
        };
        /** Office: whether the school stands in the directory. */
        readonly listed: {
            readonly type: 'boolean';
        };
        /** Office: grows by one with each change. */
        readonly version: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        /** Office. */
        readonly Updated_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type ProfileAnswer = FromSchema<typeof profileAnswer>;
export declare const updateSchoolProfile: {
    readonly id: "updateSchoolProfile";
    readonly method: "POST";
    readonly path: "/api/Account/updateSchoolProfile";
    readonly group: "School";
    readonly summary: "Change the school's profile: fields that are left out stay as they are";
    readonly host: "school";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly takes: "multipart";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id"];
        readonly properties: {
            readonly school_address: {
                readonly type: 'string';
                readonly maxLength: 300;
            };
            readonly facebook_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            readonly instagram_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            readonly youtube_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            readonly twitter_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            readonly linkedin_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            readonly whatsapp_Number: {
                readonly type: 'string';
                readonly maxLength: 30;
            };
            readonly map_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            readonly admission_Open: {
                readonly type: 'boolean';
            };
            readonly nav_Items: {
                readonly type: 'array';
                readonly maxItems: 12;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["label", "href"];
                    readonly properties: {
                        readonly label: {
                            readonly type: 'string';
                            readonly minLength: 1;
                            readonly maxLength: 40;
                        };
                        readonly href: {
                            readonly type: 'string';
                            readonly format: 'link';
                            readonly minLength: 1;
                            readonly maxLength: 500;
                        };
                    };
                };
            };
            readonly Time_Zone: {
                readonly type: 'string';
                readonly format: 'time-zone';
                readonly maxLength: 60;
            };
            readonly Short_Name: {
                readonly type: 'string';
                readonly maxLength: 12;
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
                readonly maxLength: 12;
            };
            readonly Country: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly latitude: {
                readonly type: 'number';
                readonly minimum: -90;
                readonly maximum: 90;
            };
            readonly longitude: {
                readonly type: 'number';
                readonly minimum: -180;
                readonly maximum: 180;
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            };
            readonly Website: {
                readonly type: 'string';
                readonly format: 'https-url';
                readonly maxLength: 300;
            };
            readonly Board: {
                readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
            };
            readonly Affiliation_No: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly School_Code: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly Udise_Code: {
                readonly type: 'string';
                readonly format: 'udise';
            };
            readonly School_Type: {
                readonly enum: readonly ["Boys", "Girls", "Co-educational"];
            };
            readonly Management: {
                readonly enum: readonly ["Government", "Government_Aided", "Private_Unaided", "Local_Body", "Central_Government", "Other"];
            };
            readonly Medium: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'string';
                    readonly maxLength: 40;
                    readonly minLength: 1;
                };
                readonly maxItems: 10;
            };
            readonly Classes_From: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 15;
            };
            readonly Classes_To: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 15;
            };
            readonly Established_Year: {
                readonly type: 'integer';
                readonly minimum: 1800;
                readonly maximum: 2200;
            };
            readonly Principal_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Principal_Qualification: {
                readonly type: 'string';
                readonly maxLength: 150;
            };
            readonly Session_Start_Month: {
                readonly type: 'integer';
                readonly enum: readonly [4];
            };
            readonly Week_Off: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'string';
                    readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
                };
                readonly maxItems: 7;
                readonly uniqueItems: true;
            };
            readonly Currency: {
                readonly type: 'string';
                readonly format: 'currency';
            };
            readonly Locale: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
                readonly maxItems: 10;
                readonly uniqueItems: true;
            };
            readonly Bell_Times: {
                readonly type: 'string';
                readonly maxLength: 300;
            };
            readonly school_Name: {
                readonly type: 'string';
                readonly maxLength: 150;
                readonly minLength: 2;
            };
            readonly Phone: {
                readonly type: 'string';
                readonly maxLength: 30;
            };
            readonly Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            readonly Office_Hours: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly student_Domain: {
                readonly type: 'string';
                readonly format: 'host-or-none';
                readonly maxLength: 253;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** A published theme; -1 or 0 shows the product's own page in place of a website. */
            readonly theme_Id: {
                readonly type: 'integer';
                readonly maximum: 2147483647;
                readonly minimum: -1;
            };
            /** Fields to empty: a form leaves out what is not filled in, so that an empty field says nothing. */
            readonly Clear: {
                readonly type: 'array';
                readonly items: {
                    readonly enum: readonly string[];
                };
                readonly maxItems: number;
            };
        };
    };
    readonly files: {
        readonly school_Logo_Image: {
            readonly maxBytes: number;
            readonly maxCount: 1;
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The whole profile as it is then";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["school_Id", "schoolKey", "school_Slug", "school_Domain", "school_Name", "student_Domain", "theme_Id", "url"];
                readonly properties: {
                    readonly school_address: {
                        readonly type: 'string';
                        readonly maxLength: 300;
                    };
                    readonly facebook_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly instagram_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly youtube_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly twitter_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly linkedin_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly whatsapp_Number: {
                        readonly type: 'string';
                        readonly maxLength: 30;
                    };
                    readonly map_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly admission_Open: {
                        readonly type: 'boolean';
                    };
                    readonly nav_Items: {
                        readonly type: 'array';
                        readonly maxItems: 12;
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["label", "href"];
                            readonly properties: {
                                readonly label: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                    readonly maxLength: 40;
                                };
                                readonly href: {
                                    readonly type: 'string';
                                    readonly format: 'link';
                                    readonly minLength: 1;
                                    readonly maxLength: 500;
                                };
                            };
                        };
                    };
                    readonly Short_Name: {
                        readonly type: 'string';
                        readonly maxLength: 12;
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
                        readonly maxLength: 12;
                    };
                    readonly Country: {
                        readonly type: 'string';
                        readonly maxLength: 100;
                    };
                    readonly latitude: {
                        readonly type: 'number';
                        readonly minimum: -90;
                        readonly maximum: 90;
                    };
                    readonly longitude: {
                        readonly type: 'number';
                        readonly minimum: -180;
                        readonly maximum: 180;
                    };
                    readonly Mobile: {
                        readonly type: 'string';
                        readonly format: 'mobile';
                        readonly maxLength: 20;
                    };
                    readonly Website: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                        readonly maxLength: 300;
                    };
                    readonly Board: {
                        readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
                    };
                    readonly Affiliation_No: {
                        readonly type: 'string';
                        readonly maxLength: 40;
                    };
                    readonly School_Code: {
                        readonly type: 'string';
                        readonly maxLength: 40;
                    };
                    readonly Udise_Code: {
                        readonly type: 'string';
                        readonly format: 'udise';
                    };
                    readonly School_Type: {
                        readonly enum: readonly ["Boys", "Girls", "Co-educational"];
                    };
                    readonly Management: {
                        readonly enum: readonly ["Government", "Government_Aided", "Private_Unaided", "Local_Body", "Central_Government", "Other"];
                    };
                    readonly Medium: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly maxLength: 40;
                            readonly minLength: 1;
                        };
                        readonly maxItems: 10;
                    };
                    readonly Classes_From: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 15;
                    };
                    readonly Classes_To: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 15;
                    };
                    readonly Established_Year: {
                        readonly type: 'integer';
                        readonly minimum: 1800;
                        readonly maximum: 2200;
                    };
                    readonly Principal_Name: {
                        readonly type: 'string';
                        readonly format: 'person-name';
                        readonly maxLength: 100;
                    };
                    readonly Principal_Qualification: {
                        readonly type: 'string';
                        readonly maxLength: 150;
                    };
                    readonly Session_Start_Month: {
                        readonly type: 'integer';
                        readonly enum: readonly [4];
                    };
                    readonly Week_Off: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
                        };
                        readonly maxItems: 7;
                        readonly uniqueItems: true;
                    };
                    readonly Currency: {
                        readonly type: 'string';
                        readonly format: 'currency';
                    };
                    readonly Locale: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                        readonly maxItems: 10;
                        readonly uniqueItems: true;
                    };
                    readonly Bell_Times: {
                        readonly type: 'string';
                        readonly maxLength: 300;
                    };
                    readonly Phone: {
                        readonly type: 'string';
                        readonly maxLength: 30;
                    };
                    readonly Office_Hours: {
                        readonly type: 'string';
                        readonly maxLength: 120;
                    };
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    readonly Email: {
                        readonly type: 'string';
                    };
                    readonly Time_Zone: {
                        readonly type: 'string';
                    };
                    /** '#' where there is none (seed, section 2). */
                    readonly student_Domain: {
                        readonly type: 'string';
                    };
                    readonly school_Id: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly schoolKey: {
                        readonly type: 'string';
                    };
                    readonly school_Slug: {
                        readonly type: 'string';
                    };
                    /** The host that the website is served under. */
                    readonly school_Domain: {
                        readonly type: 'string';
                    };
                    /** -1 and 0 stand for the product's own page. */
                    readonly theme_Id: {
                        readonly type: 'integer';
                        readonly minimum: -1;
                    };
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly school_Logo_Image: {
                        readonly type: 'string';
                    };
                    readonly school_Logo_Image_Media: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["width", "height", "alt", "thumbhash", "focal", "variants"];
                        readonly properties: {
                            readonly width: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly height: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly alt: {
                                readonly type: 'string';
                            };
                            readonly thumbhash: {
                                readonly type: 'string';
                            };
                            readonly focal: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["x", "y"];
                                readonly properties: {
                                    readonly x: {
                                        readonly type: 'number';
                                        readonly minimum: 0;
                                        readonly maximum: 1;
                                    };
                                    readonly y: {
                                        readonly type: 'number';
                                        readonly minimum: 0;
                                        readonly maximum: 1;
                                    };
                                };
                            };
                            readonly variants: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["url", "width", "format"];
                                    readonly properties: {
                                        readonly url: {
                                            readonly type: 'string';
                                        };
                                        readonly width: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                        };
                                        readonly format: {
                                            readonly enum: readonly ["avif", "webp", "jpeg", "png"];
                                        };
                                    };
                                };
                            };
                        };
                    };
                    /** Office: whether the school stands in the directory. */
                    readonly listed: {
                        readonly type: 'boolean';
                    };
                    /** Office: grows by one with each change. */
                    readonly version: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    /** Office. */
                    readonly Updated_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                };
            };
        };
    };
};
export declare const readProfile: {
    readonly id: "readProfile";
    readonly method: "GET";
    readonly path: "/api/academic/Profile";
    readonly group: "School";
    readonly summary: "A school's profile: its public facts, and all of it for its office";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly schoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly validated: true;
    readonly answers: {
        readonly 200: {
            readonly description: "The profile";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["school_Id", "schoolKey", "school_Slug", "school_Domain", "school_Name", "student_Domain", "theme_Id", "url"];
                readonly properties: {
                    readonly school_address: {
                        readonly type: 'string';
                        readonly maxLength: 300;
                    };
                    readonly facebook_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly instagram_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly youtube_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly twitter_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly linkedin_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly whatsapp_Number: {
                        readonly type: 'string';
                        readonly maxLength: 30;
                    };
                    readonly map_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly admission_Open: {
                        readonly type: 'boolean';
                    };
                    readonly nav_Items: {
                        readonly type: 'array';
                        readonly maxItems: 12;
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["label", "href"];
                            readonly properties: {
                                readonly label: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                    readonly maxLength: 40;
                                };
                                readonly href: {
                                    readonly type: 'string';
                                    readonly format: 'link';
                                    readonly minLength: 1;
                                    readonly maxLength: 500;
                                };
                            };
                        };
                    };
                    readonly Short_Name: {
                        readonly type: 'string';
                        readonly maxLength: 12;
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
                        readonly maxLength: 12;
                    };
                    readonly Country: {
                        readonly type: 'string';
                        readonly maxLength: 100;
                    };
                    readonly latitude: {
                        readonly type: 'number';
                        readonly minimum: -90;
                        readonly maximum: 90;
                    };
                    readonly longitude: {
                        readonly type: 'number';
                        readonly minimum: -180;
                        readonly maximum: 180;
                    };
                    readonly Mobile: {
                        readonly type: 'string';
                        readonly format: 'mobile';
                        readonly maxLength: 20;
                    };
                    readonly Website: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                        readonly maxLength: 300;
                    };
                    readonly Board: {
                        readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
                    };
                    readonly Affiliation_No: {
                        readonly type: 'string';
                        readonly maxLength: 40;
                    };
                    readonly School_Code: {
                        readonly type: 'string';
                        readonly maxLength: 40;
                    };
                    readonly Udise_Code: {
                        readonly type: 'string';
                        readonly format: 'udise';
                    };
                    readonly School_Type: {
                        readonly enum: readonly ["Boys", "Girls", "Co-educational"];
                    };
                    readonly Management: {
                        readonly enum: readonly ["Government", "Government_Aided", "Private_Unaided", "Local_Body", "Central_Government", "Other"];
                    };
                    readonly Medium: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly maxLength: 40;
                            readonly minLength: 1;
                        };
                        readonly maxItems: 10;
                    };
                    readonly Classes_From: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 15;
                    };
                    readonly Classes_To: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 15;
                    };
                    readonly Established_Year: {
                        readonly type: 'integer';
                        readonly minimum: 1800;
                        readonly maximum: 2200;
                    };
                    readonly Principal_Name: {
                        readonly type: 'string';
                        readonly format: 'person-name';
                        readonly maxLength: 100;
                    };
                    readonly Principal_Qualification: {
                        readonly type: 'string';
                        readonly maxLength: 150;
                    };
                    readonly Session_Start_Month: {
                        readonly type: 'integer';
                        readonly enum: readonly [4];
                    };
                    readonly Week_Off: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
                        };
                        readonly maxItems: 7;
                        readonly uniqueItems: true;
                    };
                    readonly Currency: {
                        readonly type: 'string';
                        readonly format: 'currency';
                    };
                    readonly Locale: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                        readonly maxItems: 10;
                        readonly uniqueItems: true;
                    };
                    readonly Bell_Times: {
                        readonly type: 'string';
                        readonly maxLength: 300;
                    };
                    readonly Phone: {
                        readonly type: 'string';
                        readonly maxLength: 30;
                    };
                    readonly Office_Hours: {
                        readonly type: 'string';
                        readonly maxLength: 120;
                    };
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    readonly Email: {
                        readonly type: 'string';
                    };
                    readonly Time_Zone: {
                        readonly type: 'string';
                    };
                    /** '#' where there is none (seed, section 2). */
                    readonly student_Domain: {
                        readonly type: 'string';
                    };
                    readonly school_Id: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly schoolKey: {
                        readonly type: 'string';
                    };
                    readonly school_Slug: {
                        readonly type: 'string';
                    };
                    /** The host that the website is served under. */
                    readonly school_Domain: {
                        readonly type: 'string';
                    };
                    /** -1 and 0 stand for the product's own page. */
                    readonly theme_Id: {
                        readonly type: 'integer';
                        readonly minimum: -1;
                    };
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly school_Logo_Image: {
                        readonly type: 'string';
                    };
                    readonly school_Logo_Image_Media: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["width", "height", "alt", "thumbhash", "focal", "variants"];
                        readonly properties: {
                            readonly width: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly height: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly alt: {
                                readonly type: 'string';
                            };
                            readonly thumbhash: {
                                readonly type: 'string';
                            };
                            readonly focal: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["x", "y"];
                                readonly properties: {
                                    readonly x: {
                                        readonly type: 'number';
                                        readonly minimum: 0;
                                        readonly maximum: 1;
                                    };
                                    readonly y: {
                                        readonly type: 'number';
                                        readonly minimum: 0;
                                        readonly maximum: 1;
                                    };
                                };
                            };
                            readonly variants: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["url", "width", "format"];
                                    readonly properties: {
                                        readonly url: {
                                            readonly type: 'string';
                                        };
                                        readonly width: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                        };
                                        readonly format: {
                                            readonly enum: readonly ["avif", "webp", "jpeg", "png"];
                                        };
                                    };
                                };
                            };
                        };
                    };
                    /** Office: whether the school stands in the directory. */
                    readonly listed: {
                        readonly type: 'boolean';
                    };
                    /** Office: grows by one with each change. */
                    readonly version: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    /** Office. */
                    readonly Updated_At: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                };
            };
        };
    };
};
export {};
