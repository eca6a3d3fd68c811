/**
 * The school's profile (domain.md 4.6). Of what the registration's form calls otherwise, `phone`, `email` and
 * `office_Hours` keep the names that themes and import files know: `schemas/api/profile-fields.ts` has the pairs.
 * Nothing of the admin who registered the school is in it.
 */
export declare const schoolProfileSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["school_Name"];
    readonly properties: {
        readonly school_Name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 150;
        };
        readonly school_Logo_Image: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly school_address: {
            readonly type: 'string';
            readonly maxLength: 300;
        };
        /** The number on the website. */
        readonly phone: {
            readonly type: 'string';
            readonly maxLength: 30;
        };
        readonly email: {
            readonly type: 'string';
            readonly format: 'email';
        };
        readonly student_Domain: {
            readonly type: 'string';
            readonly maxLength: 253;
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
        readonly office_Hours: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly map_Url: {
            readonly type: 'string';
            readonly format: 'https-url';
        };
        /** Whether the school takes in children; it does unless it says no. */
        readonly admission_Open: {
            readonly type: 'boolean';
        };
        /** The school's own links beside the theme's menu, in their order. */
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
        /** In India a PIN code. */
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
        /** The number at which the product reaches the school. */
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
        /** The academic year starts in April (seed, section 9): sessions, ages and holidays are reckoned so. */
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
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const schoolProfile: {
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["school_Name"];
        readonly properties: {
            readonly school_Name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 150;
            };
            readonly school_Logo_Image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly school_address: {
                readonly type: 'string';
                readonly maxLength: 300;
            };
            /** The number on the website. */
            readonly phone: {
                readonly type: 'string';
                readonly maxLength: 30;
            };
            readonly email: {
                readonly type: 'string';
                readonly format: 'email';
            };
            readonly student_Domain: {
                readonly type: 'string';
                readonly maxLength: 253;
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
            readonly office_Hours: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly map_Url: {
                readonly type: 'string';
                readonly format: 'https-url';
            };
            /** Whether the school takes in children; it does unless it says no. */
            readonly admission_Open: {
                readonly type: 'boolean';
            };
            /** The school's own links beside the theme's menu, in their order. */
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
            /** In India a PIN code. */
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
            /** The number at which the product reaches the school. */
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
            /** The academic year starts in April (seed, section 9): sessions, ages and holidays are reckoned so. */
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
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        school_Logo_Image: "public";
    };
    nameField: string;
};
