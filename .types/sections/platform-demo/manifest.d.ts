export declare const platformDemo: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The heading above the form';
            };
            readonly lead: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the heading';
            };
            readonly privacyHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/privacy';
                readonly description: 'Where the privacy notice stands';
            };
            readonly dialog: {
                readonly type: 'boolean';
                readonly default: false;
                readonly description: 'Whether it is a dialog, which links with data-dialog="demo-request" open';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly signedIn: {
                readonly type: 'boolean';
                readonly description: 'Whether somebody is signed in: the dialog does not open by itself then';
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
            close: string;
            Name: string;
            School_Name: string;
            Designation: string;
            'Designation.Owner': string;
            'Designation.Principal': string;
            'Designation.Admin': string;
            'Designation.Teacher': string;
            'Designation.IT': string;
            'Designation.Other': string;
            Mobile: string;
            MobileHint: string;
            Email: string;
            City: string;
            State: string;
            Students_Count: string;
            Preferred_Time: string;
            'Preferred_Time.Morning': string;
            'Preferred_Time.Afternoon': string;
            'Preferred_Time.Evening': string;
            Message: string;
            consent: string;
            privacy: string;
            submit: string;
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
            close: string;
            Name: string;
            School_Name: string;
            Designation: string;
            'Designation.Owner': string;
            'Designation.Principal': string;
            'Designation.Admin': string;
            'Designation.Teacher': string;
            'Designation.IT': string;
            'Designation.Other': string;
            Mobile: string;
            MobileHint: string;
            Email: string;
            City: string;
            State: string;
            Students_Count: string;
            Preferred_Time: string;
            'Preferred_Time.Morning': string;
            'Preferred_Time.Afternoon': string;
            'Preferred_Time.Evening': string;
            Message: string;
            consent: string;
            privacy: string;
            submit: string;
            sent: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformDemo.tsx").PlatformDemo>;
    example: {
        heading: string;
        lead: string;
        dialog: boolean;
        signedIn: boolean;
        privacyHref: string;
    };
};
