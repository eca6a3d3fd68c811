export declare const admissionEnquiry: {
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
            readonly trackHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/admission/track';
                readonly description: 'The page where a family asks how its enquiry goes';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["admissions", "school"];
        readonly properties: {
            readonly admissions: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["sessions", "classes"];
                readonly properties: {
                    readonly sessions: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["name", "firstDay"];
                            readonly properties: {
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly firstDay: {
                                    readonly type: 'string';
                                    readonly format: 'date';
                                };
                            };
                        };
                    };
                    readonly classes: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["id", "name", "asksEarlierSchool"];
                            readonly properties: {
                                readonly id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                };
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly minAge: {
                                    readonly type: 'integer';
                                };
                                readonly maxAge: {
                                    readonly type: 'integer';
                                };
                                readonly asksEarlierSchool: {
                                    readonly type: 'boolean';
                                };
                            };
                        };
                    };
                };
                readonly description: 'The sessions and classes that are open';
            };
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
            readonly reference: {
                readonly type: 'string';
                readonly description: 'The number of an enquiry that was sent without script, as its address has it';
            };
        };
    };
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: readonly string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
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
            heading: 'Ask for a place';
            text: 'It takes five minutes. Fields without “optional” are needed.';
            error: 'The form could not be loaded. Please call the office.';
            steps: 'Steps of the enquiry';
            child: 'The child';
            parent: 'The parent';
            details: 'Details';
            consent: 'Send';
            earlier: 'The school before';
            earlierHint: 'From Class 2 on.';
            back: 'Back';
            next: 'Next';
            Session: 'Session';
            Class_Id: 'Class';
            Student_First_Name: 'First name';
            Student_Middle_Name: 'Middle name';
            Student_Last_Name: 'Last name';
            Date_Of_Birth: 'Date of birth';
            Gender: 'Gender';
            'Gender.Male': 'Male';
            'Gender.Female': 'Female';
            'Gender.Other': 'Other';
            'Gender.Undisclosed': 'Rather not say';
            Category: 'Category';
            'Category.General': 'General';
            'Category.EWS': 'EWS';
            'Category.OBC': 'OBC';
            'Category.SC': 'SC';
            'Category.ST': 'ST';
            Parent_Name: 'Your name';
            Parent_NameHint: 'Without Mr, Ms or Dr';
            Parent_Relation: 'Relation to the child';
            'Parent_Relation.Father': 'Father';
            'Parent_Relation.Mother': 'Mother';
            'Parent_Relation.Guardian': 'Guardian';
            'Parent_Relation.Brother': 'Brother';
            'Parent_Relation.Sister': 'Sister';
            'Parent_Relation.Uncle': 'Uncle';
            'Parent_Relation.Aunt': 'Aunt';
            'Parent_Relation.Grandfather': 'Grandfather';
            'Parent_Relation.Grandmother': 'Grandmother';
            'Parent_Relation.Cousin': 'Cousin';
            'Parent_Relation.Step Father': 'Step Father';
            'Parent_Relation.Step Mother': 'Step Mother';
            'Parent_Relation.Legal Guardian': 'Legal Guardian';
            'Parent_Relation.Other': 'Other';
            Mobile: 'Mobile number';
            MobileHint: 'Ten digits; the school will call it';
            Alternate_Mobile: 'Second mobile number';
            Email: 'Email';
            EmailHint: 'You get a receipt there';
            Address: 'Address';
            City: 'City';
            State: 'State';
            Pincode: 'PIN code';
            Sibling_Admission_No: 'Admission number of a brother or sister here';
            Transport_Needed: 'The child needs the school bus';
            Special_Needs: 'Health or learning needs';
            Special_NeedsHint: 'Read only by the staff who prepare for your child';
            Previous_School: 'Name of the school';
            Previous_Class: 'Class there';
            Medium: 'Language of teaching';
            Source: 'How you heard of us';
            'Source.Website': 'Website';
            'Source.Friend': 'Friend';
            'Source.Advertisement': 'Advertisement';
            'Source.Social': 'Social';
            'Source.Banner': 'Banner';
            'Source.Other': 'Other';
            Message: 'Anything else';
            Consent: 'The school may keep these details and call me about this enquiry.';
            submit: 'Send enquiry';
            ageYoung: 'Children are usually {age} or older on {date} for this class. You can still send the enquiry.';
            ageOld: 'Children are usually not older than {age} on {date} for this class. You can still send the enquiry.';
            after: 'What happens then';
            after1: 'You get a reference number at once.';
            after2: 'Send photos of the documents, now or later.';
            after3: 'The office calls you and finds a morning for your visit.';
            sentBefore: 'Sent one before?';
            track: 'See how it goes';
            ratherCall: 'Rather call?';
            sent: 'Thank you. We have your enquiry.';
            reference: 'Your reference number';
            keep: 'Keep it: with this number and your mobile number you can see how the enquiry goes.';
            'told.child': 'Child';
            'told.class': 'Class';
            'told.session': 'Session';
            'told.mobile': 'Mobile number';
            'told.date': 'Sent on';
            print: 'Print receipt';
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
            heading: 'प्रवेश के लिए पूछताछ';
            text: 'इसमें पाँच मिनट लगते हैं। जिन खानों पर “वैकल्पिक” नहीं लिखा है, उन्हें भरना ज़रूरी है।';
            error: 'फ़ॉर्म लोड नहीं हो सका। कृपया कार्यालय में फ़ोन करें।';
            steps: 'पूछताछ के चरण';
            child: 'बच्चा';
            parent: 'अभिभावक';
            details: 'अन्य विवरण';
            consent: 'भेजें';
            earlier: 'पिछला विद्यालय';
            earlierHint: 'कक्षा 2 और उससे आगे के लिए।';
            back: 'पीछे';
            next: 'आगे';
            Session: 'सत्र';
            Class_Id: 'कक्षा';
            Student_First_Name: 'पहला नाम';
            Student_Middle_Name: 'मध्य नाम';
            Student_Last_Name: 'उपनाम';
            Date_Of_Birth: 'जन्म तिथि';
            Gender: 'लिंग';
            'Gender.Male': 'बालक';
            'Gender.Female': 'बालिका';
            'Gender.Other': 'अन्य';
            'Gender.Undisclosed': 'बताना नहीं चाहते';
            Category: 'श्रेणी';
            'Category.General': 'सामान्य';
            'Category.EWS': 'आर्थिक रूप से कमज़ोर वर्ग (EWS)';
            'Category.OBC': 'अन्य पिछड़ा वर्ग (OBC)';
            'Category.SC': 'अनुसूचित जाति (SC)';
            'Category.ST': 'अनुसूचित जनजाति (ST)';
            Parent_Name: 'आपका नाम';
            Parent_NameHint: 'श्री, श्रीमती या डॉ. के बिना';
            Parent_Relation: 'बच्चे से संबंध';
            'Parent_Relation.Father': 'पिता';
            'Parent_Relation.Mother': 'माता';
            'Parent_Relation.Guardian': 'अभिभावक';
            'Parent_Relation.Brother': 'भाई';
            'Parent_Relation.Sister': 'बहन';
            'Parent_Relation.Uncle': 'चाचा या मामा';
            'Parent_Relation.Aunt': 'बुआ, मौसी या चाची';
            'Parent_Relation.Grandfather': 'दादा या नाना';
            'Parent_Relation.Grandmother': 'दादी या नानी';
            'Parent_Relation.Cousin': 'चचेरे या ममेरे भाई-बहन';
            'Parent_Relation.Step Father': 'सौतेले पिता';
            'Parent_Relation.Step Mother': 'सौतेली माता';
            'Parent_Relation.Legal Guardian': 'क़ानूनी अभिभावक';
            'Parent_Relation.Other': 'अन्य';
            Mobile: 'मोबाइल नंबर';
            MobileHint: '10 अंक; विद्यालय इसी पर फ़ोन करेगा';
            Alternate_Mobile: 'दूसरा मोबाइल नंबर';
            Email: 'ईमेल';
            EmailHint: 'रसीद इसी पर आएगी';
            Address: 'पता';
            City: 'शहर';
            State: 'राज्य';
            Pincode: 'पिन कोड';
            Sibling_Admission_No: 'यहाँ पढ़ रहे भाई या बहन की प्रवेश संख्या';
            Transport_Needed: 'बच्चे को स्कूल बस चाहिए';
            Special_Needs: 'स्वास्थ्य या सीखने से जुड़ी ज़रूरतें';
            Special_NeedsHint: 'इसे केवल वे कर्मचारी पढ़ते हैं जो आपके बच्चे के लिए तैयारी करते हैं';
            Previous_School: 'विद्यालय का नाम';
            Previous_Class: 'वहाँ की कक्षा';
            Medium: 'पढ़ाई का माध्यम';
            Source: 'हमारे बारे में कैसे पता चला';
            'Source.Website': 'वेबसाइट';
            'Source.Friend': 'मित्र या परिचित';
            'Source.Advertisement': 'विज्ञापन';
            'Source.Social': 'सोशल मीडिया';
            'Source.Banner': 'बैनर';
            'Source.Other': 'अन्य';
            Message: 'कुछ और बताना चाहें तो';
            Consent: 'विद्यालय यह जानकारी रख सकता है और इस पूछताछ के बारे में मुझे फ़ोन कर सकता है।';
            submit: 'पूछताछ भेजें';
            ageYoung: '{date} को इस कक्षा के बच्चों की उम्र आम तौर पर {age} वर्ष या उससे ज़्यादा होती है। आप फिर भी पूछताछ भेज सकते हैं।';
            ageOld: '{date} को इस कक्षा के बच्चों की उम्र आम तौर पर {age} वर्ष से ज़्यादा नहीं होती। आप फिर भी पूछताछ भेज सकते हैं।';
            after: 'इसके बाद क्या होगा';
            after1: 'आपको तुरंत एक संदर्भ संख्या मिलेगी।';
            after2: 'दस्तावेज़ों की फ़ोटो अभी या बाद में भेजें।';
            after3: 'कार्यालय आपको फ़ोन करके विद्यालय आने का दिन तय करेगा।';
            sentBefore: 'पहले पूछताछ भेज चुके हैं?';
            track: 'स्थिति देखें';
            ratherCall: 'फ़ोन करना चाहेंगे?';
            sent: 'धन्यवाद। हमें आपकी पूछताछ मिल गई है।';
            reference: 'आपकी संदर्भ संख्या';
            keep: 'इसे सँभालकर रखें: इस संख्या और अपने मोबाइल नंबर से आप पूछताछ की स्थिति देख सकते हैं।';
            'told.child': 'बच्चा';
            'told.class': 'कक्षा';
            'told.session': 'सत्र';
            'told.mobile': 'मोबाइल नंबर';
            'told.date': 'भेजने की तारीख';
            print: 'रसीद प्रिंट करें';
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./AdmissionEnquiry.tsx").AdmissionEnquiry>;
    example: {
        variant: string;
        trackHref: string;
        admissions: {
            sessions: {
                name: string;
                firstDay: string;
            }[];
            classes: {
                id: number;
                name: string;
                minAge: number;
                asksEarlierSchool: boolean;
            }[];
        };
        school: {
            school_Name: string;
            school_Slug: string;
            schoolKey: string;
            phone: string;
        };
    };
};
