/** What a page says that has failed, by language; a section that shows it spreads them into its own strings. */
export declare const failureStrings: {
    readonly en: {
        readonly retry: 'Try again';
        readonly call: 'Or call the office:';
        readonly reference: 'Reference {id}';
    };
    readonly hi: {
        readonly retry: 'फिर से कोशिश करें';
        readonly call: 'या कार्यालय को फ़ोन करें:';
        readonly reference: 'संदर्भ {id}';
    };
};
