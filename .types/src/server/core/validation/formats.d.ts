/** Whether a text is a `media:<id>` reference to a stored picture. */
declare const isMediaReference: (value: string) => boolean;
/** Whether a text may be a link's address: a path from the root of this site, or an http(s), mailto or tel URL. */
declare function isLink(value: string): boolean;
/** Whether a text is an absolute https URL without a user name in it. */
declare function isHttpsUrl(value: string): boolean;
/** Whether a text is a real day: YYYY-MM-DD. */
export declare function isDate(value: string): boolean;
/** Whether a text is a real day and time without an offset: YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SS. */
declare function isLocalDateTime(value: string): boolean;
/** Whether a text is an e-mail address: at most 254 characters, one `@`, a dot in the domain. */
declare const isEmail: (value: string) => boolean;
/** Whether a text is a moment with its offset from UTC: RFC 3339, and in a year of four digits there too. */
declare const isDateTime: (value: string) => boolean;
/** Whether a text is a person's name: 2–100 letters of any script, space, `.`, `'`, `-`; single spaces; no title. */
declare const isPersonName: (value: string) => boolean;
/** Whether a text is a session's label: 'YYYY-YYYY+1'. */
declare const isSession: (value: string) => boolean;
/** Whether a text is an Aadhaar number: 12 digits, the first neither 0 nor 1, with its check digit. */
declare const isAadhaar: (value: string) => boolean;
/** Whether a text names a time zone of the IANA database, as this server's clock knows it. */
declare function isTimeZone(value: string): boolean;
/** Whether a text is a host name with a dot in it, or the seed's `#` for none. */
declare const isHostOrNone: (value: string) => boolean;
/** The formats of content schemas by name, with what to tell someone whose entry is not of that form. */
export declare const formats: {
    readonly media: {
        readonly test: typeof isMediaReference;
        readonly message: 'Choose a picture from the library.';
        readonly expected: 'media:<id>';
    };
    readonly link: {
        readonly test: typeof isLink;
        readonly message: 'Enter a path such as /contact, or a link that starts with https://, mailto: or tel:.';
        readonly expected: 'a path or an http(s), mailto or tel link';
    };
    readonly 'https-url': {
        readonly test: typeof isHttpsUrl;
        readonly message: 'Enter a link that starts with https://.';
        readonly expected: 'an https:// link';
    };
    readonly attachment: {
        readonly test: (value: string) => boolean;
        readonly message: 'Enter a link that starts with https://, or choose a file from the library.';
        readonly expected: 'an https:// link or media:<id>';
    };
    readonly slug: {
        readonly test: (text: string) => boolean;
        readonly message: 'Use small letters a–z, digits and single dashes.';
        readonly expected: 'a slug such as sports-day';
    };
    readonly locale: {
        readonly test: (text: string) => boolean;
        readonly message: 'Enter a language code such as en or hi.';
        readonly expected: 'a language code such as hi';
    };
    readonly 'local-date-time': {
        readonly test: typeof isLocalDateTime;
        readonly message: 'Enter a day and time as YYYY-MM-DDTHH:MM.';
        readonly expected: 'a day and time such as 2026-11-18T09:30';
    };
    readonly date: {
        readonly test: typeof isDate;
        readonly message: 'Enter a day of the calendar as YYYY-MM-DD.';
        readonly expected: 'a day such as 2026-11-18';
    };
    readonly email: {
        readonly test: typeof isEmail;
        readonly message: 'Enter a valid email address.';
        readonly expected: 'an email address';
    };
    readonly 'date-time': {
        readonly test: typeof isDateTime;
        readonly message: 'Enter a moment such as 2026-11-18T09:30:00+05:30.';
        readonly expected: 'a day and time with its offset';
    };
    readonly 'person-name': {
        readonly test: typeof isPersonName;
        readonly message: 'Enter a name of 2 to 100 letters, without a title.';
        readonly expected: "letters, spaces, '.', ''' and '-'";
    };
    readonly mobile: {
        readonly test: (value: string) => boolean;
        readonly message: 'Enter a 10-digit mobile number.';
        readonly expected: 'a mobile number such as 98765 43210';
    };
    readonly session: {
        readonly test: typeof isSession;
        readonly message: 'Enter a session such as 2026-2027.';
        readonly expected: 'a session such as 2026-2027';
    };
    readonly 'day-filter': {
        readonly test: (value: string) => boolean;
        readonly message: 'Enter a day of the calendar as YYYY-MM-DD, or -1 for all.';
        readonly expected: 'a day such as 2026-11-18, or -1';
    };
    readonly pincode: {
        readonly digits: 6;
        readonly test: (value: string) => boolean;
        readonly message: 'Enter a 6-digit PIN code.';
        readonly expected: 'a PIN code such as 411001';
    };
    readonly ifsc: {
        readonly test: (value: string) => boolean;
        readonly message: 'Enter an IFSC such as SBIN0001234.';
        readonly expected: 'four letters, 0, six letters or digits';
    };
    readonly aadhaar: {
        readonly digits: 12;
        readonly test: typeof isAadhaar;
        readonly message: 'Enter a 12-digit Aadhaar number.';
        readonly expected: 'an Aadhaar number';
    };
    readonly 'admission-no': {
        readonly test: (value: string) => boolean;
        readonly message: 'Use up to 20 letters, digits, / _ and -, and not 0 alone.';
        readonly expected: 'an admission number such as 2026/0142';
    };
    readonly 'account-number': {
        readonly digits: 9;
        readonly test: (value: string) => boolean;
        readonly message: 'Enter an account number of 9 to 18 digits.';
        readonly expected: '9 to 18 digits';
    };
    readonly pen: {
        readonly digits: 11;
        readonly test: (value: string) => boolean;
        readonly message: 'Enter an 11-digit PEN.';
        readonly expected: '11 digits';
    };
    readonly apaar: {
        readonly digits: 12;
        readonly test: (value: string) => boolean;
        readonly message: 'Enter a 12-digit APAAR ID.';
        readonly expected: '12 digits';
    };
    readonly 'time-zone': {
        readonly test: typeof isTimeZone;
        readonly message: 'Choose a time zone such as Asia/Kolkata.';
        readonly expected: 'a time zone such as Asia/Kolkata';
    };
    readonly currency: {
        readonly test: (value: string) => boolean;
        readonly message: 'Enter a currency code such as INR.';
        readonly expected: 'a currency such as INR';
    };
    readonly udise: {
        readonly digits: 11;
        readonly test: (value: string) => boolean;
        readonly message: 'Enter an 11-digit UDISE code.';
        readonly expected: '11 digits';
    };
    readonly 'host-or-none': {
        readonly test: typeof isHostOrNone;
        readonly message: 'Enter a host name such as portal.school.in, or # for none.';
        readonly expected: 'a host name, or #';
    };
};
export {};
