export { type ContentState, type ContentType, contentStates, type MediaClass } from './define.ts';
/** Every content type of a school's website. */
export declare const contentTypes: readonly [{
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "description"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 120;
            };
            readonly description: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 6000;
            };
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly mission_Heading: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly mission_Description: {
                readonly type: 'string';
                readonly maxLength: 2000;
            };
            readonly vision_Heading: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly vision_Description: {
                readonly type: 'string';
                readonly maxLength: 2000;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        image: "public";
    };
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["image", "heading"];
        readonly properties: {
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly heading: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 120;
            };
            readonly subHeading: {
                readonly type: 'string';
                readonly maxLength: 160;
            };
            readonly banner_Details: {
                readonly type: 'string';
                readonly maxLength: 400;
            };
            readonly button1_Text: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly button1_Url: {
                readonly type: 'string';
                readonly format: 'link';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        image: "public";
    };
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["student_Name", "Photo_Consent"];
        readonly properties: {
            readonly student_Name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly student_Photo: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly class_Name: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly Photo_Consent: {
                readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        student_Photo: "minor";
    };
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["blog_Title", "blog_Description", "entryDate"];
        readonly properties: {
            readonly blog_Id: {
                readonly type: 'integer';
            };
            readonly blog_Title: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly blog_Slug: {
                readonly type: 'string';
                readonly format: 'slug';
            };
            readonly blog_Description: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 60000;
            };
            readonly blog_Media: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly entryDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly blogFor: {
                readonly enum: readonly [1, 2];
            };
            readonly blogCategoryId: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly author: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        blog_Media: "public";
    };
    html: string[];
    nameField: string;
    server: string[];
    statusNames: {
        draft: string;
        scheduled: string;
        published: string;
        changed: string;
        expired: string;
        deleted: string;
    };
}, {
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Society_Name"];
        readonly properties: {
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
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["noticeHead", "entryDateTime"];
        readonly properties: {
            readonly noticeID: {
                readonly type: 'integer';
            };
            readonly noticeHead: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly noticeDetails: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            readonly entryDateTime: {
                readonly type: 'string';
                readonly format: 'local-date-time';
            };
            readonly endDateTime: {
                readonly type: 'string';
                readonly format: 'local-date-time';
            };
            readonly allDay: {
                readonly type: 'boolean';
            };
            readonly venue: {
                readonly type: 'string';
                readonly maxLength: 150;
            };
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly audience: {
                readonly enum: readonly ["All", "Students", "Parents", "Staff"];
            };
            readonly showOnWebsite: {
                readonly type: 'boolean';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        image: "public";
    };
    nameField: string;
    server: string[];
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name"];
        readonly properties: {
            readonly facilityId: {
                readonly type: 'integer';
            };
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 80;
            };
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        image: "public";
    };
    nameField: string;
    server: string[];
}, {
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 120;
            };
            readonly description: {
                readonly type: 'string';
                readonly maxLength: 2000;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading_Text", "heading_Text_value"];
        readonly properties: {
            readonly heading_Text: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 80;
            };
            readonly heading_Text_value: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 20;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["schoolThemeMediaJson"];
        readonly properties: {
            readonly album_Id: {
                readonly type: 'integer';
            };
            readonly album_Name: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly schoolThemeMediaJson: {
                readonly type: 'array';
                readonly maxItems: 500;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly properties: {
                        readonly Media_Name: {
                            readonly type: 'string';
                            readonly format: 'media';
                        };
                        readonly Video_Url: {
                            readonly type: 'string';
                            readonly format: 'https-url';
                        };
                        readonly caption: {
                            readonly type: 'string';
                            readonly maxLength: 200;
                        };
                    };
                };
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        'schoolThemeMediaJson[].Media_Name': "public";
    };
    nameField: string;
    server: string[];
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "startHolidayDate", "endHolidayDate"];
        readonly properties: {
            readonly Id: {
                readonly type: 'integer';
            };
            readonly name: {
                readonly type: 'string';
                readonly minLength: 2;
                readonly maxLength: 100;
            };
            readonly startHolidayDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly endHolidayDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly StartSession: {
                readonly type: 'integer';
            };
            readonly Holiday_Type: {
                readonly enum: readonly ["Public", "School", "Vacation", "Exam", "Timing_Change"];
            };
            readonly Applies_To: {
                readonly type: 'string';
                readonly pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$';
            };
            readonly Description: {
                readonly type: 'string';
                readonly maxLength: 255;
            };
            readonly Show_On_Website: {
                readonly type: 'boolean';
            };
            readonly Fixed_Date: {
                readonly type: 'boolean';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
    server: string[];
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "description"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly heading: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly description: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4000;
            };
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        image: "public";
    };
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["noticeHead", "entryDateTime"];
        readonly properties: {
            readonly noticeID: {
                readonly type: 'integer';
            };
            readonly noticeHead: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly noticeDetails: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            readonly entryDateTime: {
                readonly type: 'string';
                readonly format: 'local-date-time';
            };
            readonly audience: {
                readonly enum: readonly ["All", "Students", "Parents", "Staff"];
            };
            readonly isPinned: {
                readonly type: 'boolean';
            };
            readonly attachmentUrl: {
                readonly type: 'string';
                readonly format: 'attachment';
            };
            readonly level: {
                readonly enum: readonly ["Info", "Important", "Emergency"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
    server: string[];
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["policy", "policy_Text"];
        readonly properties: {
            readonly policy: {
                readonly enum: readonly ["privacy", "terms", "accessibility"];
            };
            readonly policy_Text: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 60000;
            };
            readonly entryDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    html: string[];
    nameField: string;
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["className"];
        readonly properties: {
            readonly className: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 80;
            };
            readonly classFees: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
            readonly classSize: {
                readonly type: 'string';
                readonly maxLength: 20;
            };
            readonly classTime: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
            readonly childrenAge: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly classImage: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        classImage: "public";
    };
    nameField: string;
}, {
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
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "message", "Photo_Consent"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly profession: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly message: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1200;
            };
            readonly rating: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 5;
            };
            readonly profileImage: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly Photo_Consent: {
                readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        profileImage: "public";
    };
    nameField: string;
    statusNames: {
        draft: string;
        scheduled: string;
        published: string;
        changed: string;
        expired: string;
        deleted: string;
    };
}, {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["student_Name", "Photo_Consent"];
        readonly properties: {
            readonly student_Name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly student_Photo: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly class_Name: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly class_Section_Name: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly marks: {
                readonly type: 'string';
                readonly maxLength: 20;
            };
            readonly Photo_Consent: {
                readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        student_Photo: "minor";
    };
    nameField: string;
}];
export type ContentTypeName = (typeof contentTypes)[number]['type'];
