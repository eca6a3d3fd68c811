export declare const contactForm: {
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
        readonly properties: {};
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
            Name: string;
            Email: string;
            EmailHint: string;
            Mobile: string;
            Subject: string;
            Message: string;
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
            heading: string;
            text: string;
            Name: string;
            Email: string;
            EmailHint: string;
            Mobile: string;
            Subject: string;
            Message: string;
            submit: string;
            sent: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./ContactForm.tsx").ContactForm>;
    example: {
        variant: string;
    };
};
