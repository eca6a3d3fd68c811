/** What every public form says, by language; a section with a form spreads them into its own strings. */
export declare const formStrings: {
    readonly en: {
        readonly optional: 'optional';
        readonly choose: 'Choose';
        readonly missing: 'Please enter {label}.';
        readonly missingChoice: 'Please choose {label}.';
        readonly missingTick: 'Please tick this box.';
        readonly wrongEmail: 'Enter a valid email address.';
        readonly wrongPhone: 'Enter a 10-digit mobile number.';
        readonly wrongDay: 'Date cannot be in the future.';
        readonly check: 'Please check what is marked in red.';
        readonly sending: 'Sending …';
        readonly offline: 'You are offline. Nothing was sent; please try again.';
        readonly failed: 'Something went wrong. Nothing was saved; please try again.';
        readonly leaveEmpty: 'Leave this empty';
    };
    readonly hi: {
        readonly optional: 'वैकल्पिक';
        readonly choose: 'चुनें';
        readonly missing: 'कृपया “{label}” भरें।';
        readonly missingChoice: 'कृपया “{label}” चुनें।';
        readonly missingTick: 'कृपया इस बॉक्स पर निशान लगाएँ।';
        readonly wrongEmail: 'सही ईमेल पता लिखें।';
        readonly wrongPhone: '10 अंकों का मोबाइल नंबर लिखें।';
        readonly wrongDay: 'तारीख आज के बाद की नहीं हो सकती।';
        readonly check: 'कृपया लाल रंग में दिखाई गई जानकारी जाँच लें।';
        readonly sending: 'भेजा जा रहा है …';
        readonly offline: 'आप ऑफ़लाइन हैं। कुछ भी नहीं भेजा गया; कृपया दोबारा कोशिश करें।';
        readonly failed: 'कोई गड़बड़ी हुई। कुछ भी सहेजा नहीं गया; कृपया दोबारा कोशिश करें।';
        readonly leaveEmpty: 'इसे खाली छोड़ दें';
    };
};
