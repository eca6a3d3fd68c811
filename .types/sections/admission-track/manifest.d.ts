export declare const admissionTrack: {
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
            readonly enquiryHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/registration';
                readonly description: 'The page with the enquiry itself';
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
            papers: 'Documents still needed';
            papersHint: 'A photo taken with your phone is enough. PDF, JPG, PNG or WebP, up to 5 MB each.';
            papersNone: 'No document is needed now.';
            paperWrong: 'Use PDF, JPG or PNG up to 5 MB.';
            paperSending: 'Sending …';
            paperSent: 'Sent. The school will look at it.';
            paperFailed: 'It was not sent. Please try again.';
            paperRetry: 'Try again';
            'paper.Photo': 'Photo of the child';
            'paper.Birth_Certificate': 'Birth certificate';
            'paper.Report_Card': 'Report card';
            'paper.Transfer_Certificate': 'Transfer certificate';
            'paper.Address_Proof': 'Proof of address';
            'paper.Parent_Id': 'Identity card of a parent';
            'paper.Category_Certificate': 'Category certificate';
            'paper.Aadhaar': 'Aadhaar';
            'paper.Medical': 'Medical certificate';
            'paper.Other': 'Another document';
            heading: string;
            text: string;
            error: string;
            Reference_No: string;
            Reference_NoHint: string;
            Mobile: string;
            MobileHint: string;
            submit: string;
            notFound: string;
            'told.reference': string;
            'told.status': string;
            'told.next': string;
            'status.1': string;
            'status.2': string;
            'status.3': string;
            'status.4': string;
            'status.5': string;
            'status.6': string;
            'status.7': string;
            'status.8': string;
            'status.9': string;
            'status.10': string;
            'status.11': string;
            nextNone: string;
            another: string;
            noneYet: string;
            enquire: string;
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
            papers: 'ये दस्तावेज़ अभी बाक़ी हैं';
            papersHint: 'फ़ोन से ली गई फ़ोटो भी चलेगी। PDF, JPG, PNG या WebP, हर फ़ाइल 5 MB तक।';
            papersNone: 'अभी किसी दस्तावेज़ की ज़रूरत नहीं है।';
            paperWrong: 'PDF, JPG या PNG फ़ाइल चुनें, 5 MB तक।';
            paperSending: 'भेजा जा रहा है …';
            paperSent: 'भेज दिया गया। विद्यालय इसे देख लेगा।';
            paperFailed: 'यह नहीं भेजा जा सका। कृपया दोबारा कोशिश करें।';
            paperRetry: 'फिर भेजें';
            'paper.Photo': 'बच्चे की फ़ोटो';
            'paper.Birth_Certificate': 'जन्म प्रमाण पत्र';
            'paper.Report_Card': 'रिपोर्ट कार्ड';
            'paper.Transfer_Certificate': 'स्थानांतरण प्रमाण पत्र (TC)';
            'paper.Address_Proof': 'पते का प्रमाण';
            'paper.Parent_Id': 'माता या पिता का पहचान पत्र';
            'paper.Category_Certificate': 'जाति या श्रेणी प्रमाण पत्र';
            'paper.Aadhaar': 'आधार कार्ड';
            'paper.Medical': 'चिकित्सा प्रमाण पत्र';
            'paper.Other': 'अन्य दस्तावेज़';
            heading: string;
            text: string;
            error: string;
            Reference_No: string;
            Reference_NoHint: string;
            Mobile: string;
            MobileHint: string;
            submit: string;
            notFound: string;
            'told.reference': string;
            'told.status': string;
            'told.next': string;
            'status.1': string;
            'status.2': string;
            'status.3': string;
            'status.4': string;
            'status.5': string;
            'status.6': string;
            'status.7': string;
            'status.8': string;
            'status.9': string;
            'status.10': string;
            'status.11': string;
            nextNone: string;
            another: string;
            noneYet: string;
            enquire: string;
            lost: string;
            sent: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./AdmissionTrack.tsx").AdmissionTrack>;
    example: {
        variant: string;
        enquiryHref: string;
        school: {
            school_Name: string;
            school_Slug: string;
            schoolKey: string;
            phone: string;
        };
    };
};
