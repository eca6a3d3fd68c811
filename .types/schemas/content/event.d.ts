export declare const eventSchema: {
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
        /** When it begins. */
        readonly entryDateTime: {
            readonly type: 'string';
            readonly format: 'local-date-time';
        };
        /** When it ends; without it, on the day it begins. */
        readonly endDateTime: {
            readonly type: 'string';
            readonly format: 'local-date-time';
        };
        /** Whether only the days count, and not the hours. */
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
        /** Whether visitors see it; they do unless it says no. */
        readonly showOnWebsite: {
            readonly type: 'boolean';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const event: {
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
            /** When it begins. */
            readonly entryDateTime: {
                readonly type: 'string';
                readonly format: 'local-date-time';
            };
            /** When it ends; without it, on the day it begins. */
            readonly endDateTime: {
                readonly type: 'string';
                readonly format: 'local-date-time';
            };
            /** Whether only the days count, and not the hours. */
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
            /** Whether visitors see it; they do unless it says no. */
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
};
