export declare const aboutEvents: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly collapseAt: {
                readonly type: 'integer';
                readonly minimum: 100;
                readonly maximum: 6000;
                readonly default: 650;
                readonly description: 'Characters of the text that show at first';
            };
            readonly toggleOver: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 6000;
                readonly default: 150;
                readonly description: 'A text of no more characters than this has no button to show more';
            };
            readonly readMore: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The button’s text while the text is cut';
            };
            readonly showLess: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The button’s text while all of it shows';
            };
            readonly eventsHeading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The heading of the events';
            };
            readonly eventsLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link to all events';
            };
            readonly eventsHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/events';
                readonly description: 'A page with all events';
            };
            readonly eventsLimit: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 10;
                readonly default: 5;
                readonly description: 'The most events shown';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["about"];
        readonly properties: {
            readonly about: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading"];
                readonly properties: {
                    readonly heading: {
                        readonly type: 'string';
                    };
                    readonly description: {
                        readonly type: 'string';
                    };
                    readonly image: {
                        readonly type: 'string';
                    };
                    readonly image_Media: {
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
                    readonly mission_Heading: {
                        readonly type: 'string';
                    };
                    readonly mission_Description: {
                        readonly type: 'string';
                    };
                    readonly vision_Heading: {
                        readonly type: 'string';
                    };
                    readonly vision_Description: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
                readonly description: 'The school’s own words about itself';
            };
            readonly events: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["noticeID", "noticeHead", "entryDateTime", "past"];
                    readonly properties: {
                        readonly noticeID: {
                            readonly type: 'integer';
                        };
                        readonly noticeHead: {
                            readonly type: 'string';
                        };
                        readonly noticeDetails: {
                            readonly type: 'string';
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
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                        readonly image: {
                            readonly type: 'string';
                        };
                        readonly image_Media: {
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
                        readonly past: {
                            readonly type: 'boolean';
                        };
                    };
                };
                readonly description: 'Events; those to come stand beside the images';
            };
            readonly photos: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["album_Id", "album_Name", "schoolThemeMediaJson"];
                    readonly properties: {
                        readonly album_Id: {
                            readonly type: 'integer';
                        };
                        readonly album_Name: {
                            readonly type: 'string';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                        readonly schoolThemeMediaJson: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly [];
                                readonly properties: {
                                    readonly Media_Name: {
                                        readonly type: 'string';
                                    };
                                    readonly Media_Name_Media: {
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
                                    readonly Video_Url: {
                                        readonly type: 'string';
                                    };
                                    readonly caption: {
                                        readonly type: 'string';
                                    };
                                };
                            };
                        };
                    };
                };
                readonly description: 'Albums; their first photo stands behind the school’s own';
            };
        };
    };
    emptyWhen: string;
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
            readMore: string;
            showLess: string;
            eventsHeading: string;
            eventsLabel: string;
            missionHeading: string;
            visionHeading: string;
            allDay: string;
            empty: string;
            error: string;
            fallbackHeading: string;
        };
        hi: {
            readMore: string;
            showLess: string;
            eventsHeading: string;
            eventsLabel: string;
            missionHeading: string;
            visionHeading: string;
            allDay: string;
            empty: string;
            error: string;
            fallbackHeading: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./AboutEvents.tsx").AboutEvents>;
    example: {
        collapseAt: number;
        toggleOver: number;
        eventsLimit: number;
        about: {
            heading: string;
            description: string;
            mission_Heading: string;
            mission_Description: string;
        };
        events: {
            noticeID: number;
            noticeHead: string;
            entryDateTime: string;
            past: boolean;
        }[];
    };
};
