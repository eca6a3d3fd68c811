export declare const certificateLookup: {
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
                readonly description: 'The look: round cards, ruled letter paper, or fields on the page itself';
            };
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The heading beside the form';
            };
            readonly text: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A paragraph under the heading';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["school"];
        readonly properties: {
            readonly school: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["school_Name", "school_Slug", "schoolKey"];
                readonly properties: {
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    readonly school_Slug: {
                        readonly type: 'string';
                    };
                    readonly schoolKey: {
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
                    readonly school_address: {
                        readonly type: 'string';
                    };
                    readonly phone: {
                        readonly type: 'string';
                    };
                    readonly email: {
                        readonly type: 'string';
                    };
                    readonly student_Domain: {
                        readonly type: 'string';
                    };
                    readonly facebook_Url: {
                        readonly type: 'string';
                    };
                    readonly instagram_Url: {
                        readonly type: 'string';
                    };
                    readonly youtube_Url: {
                        readonly type: 'string';
                    };
                    readonly twitter_Url: {
                        readonly type: 'string';
                    };
                    readonly linkedin_Url: {
                        readonly type: 'string';
                    };
                    readonly whatsapp_Number: {
                        readonly type: 'string';
                    };
                    readonly office_Hours: {
                        readonly type: 'string';
                    };
                    readonly map_Url: {
                        readonly type: 'string';
                    };
                    readonly admission_Open: {
                        readonly type: 'boolean';
                    };
                    readonly nav_Items: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["label", "href"];
                            readonly properties: {
                                readonly label: {
                                    readonly type: 'string';
                                };
                                readonly href: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                };
                readonly description: 'The ways to reach the school';
            };
        };
    };
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: readonly string[];
    contrast: readonly import("#engine/section.ts").ContrastPair[];
    variants: string[];
    strings: {
        en: {
            optional: 'optional';
            choose: 'Choose';
            missing: 'Please enter {label}.';
            missingChoice: 'Please choose {label}.';
            missingTick: 'Please tick this box.';
            wrongEmail: 'Enter a valid email address.';
            wrongPhone: 'Enter a 10-digit mobile number.';
            wrongDay: 'Date cannot be in the future.';
            check: 'Please check what is marked in red.';
            sending: 'Sending …';
            offline: 'You are offline. Nothing was sent; please try again.';
            failed: 'Something went wrong. Nothing was saved; please try again.';
            leaveEmpty: 'Leave this empty';
            heading: string;
            text: string;
            error: string;
            Document_Number: string;
            Document_NumberHint: string;
            Date_Of_Birth: string;
            Date_Of_BirthHint: string;
            submit: string;
            notFound: string;
            found: string;
            download: string;
            another: string;
            noList: string;
            lost: string;
            sent: string;
        };
        hi: {
            optional: 'वैकल्पिक';
            choose: 'चुनें';
            missing: 'कृपया “{label}” भरें।';
            missingChoice: 'कृपया “{label}” चुनें।';
            missingTick: 'कृपया इस बॉक्स पर निशान लगाएँ।';
            wrongEmail: 'सही ईमेल पता लिखें।';
            wrongPhone: '10 अंकों का मोबाइल नंबर लिखें।';
            wrongDay: 'तारीख आज के बाद की नहीं हो सकती।';
            check: 'कृपया लाल रंग में दिखाई गई जानकारी जाँच लें।';
            sending: 'भेजा जा रहा है …';
            offline: 'आप ऑफ़लाइन हैं। कुछ भी नहीं भेजा गया; कृपया दोबारा कोशिश करें।';
            failed: 'कोई गड़बड़ी हुई। कुछ भी सहेजा नहीं गया; कृपया दोबारा कोशिश करें।';
            leaveEmpty: 'इसे खाली छोड़ दें';
            heading: string;
            text: string;
            error: string;
            Document_Number: string;
            Document_NumberHint: string;
            Date_Of_Birth: string;
            Date_Of_BirthHint: string;
            submit: string;
            notFound: string;
            found: string;
            download: string;
            another: string;
            noList: string;
            lost: string;
            sent: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./CertificateLookup.tsx").CertificateLookup>;
    example: {
        variant: string;
        school: {
            school_Name: string;
            school_Slug: string;
            schoolKey: string;
            phone: string;
        };
    };
};
