import type { FromSchema } from 'json-schema-to-ts';
import { type CallAccess } from './define.ts';
declare const messageRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Contact_Message_Id", "Name", "Message", "Status", "Created_At"];
    readonly properties: {
        readonly Name: {
            readonly type: 'string';
            readonly minLength: 2;
            readonly maxLength: 255;
        };
        readonly Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        readonly Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Subject: {
            readonly type: 'string';
            readonly maxLength: 150;
        };
        readonly Message: {
            readonly type: 'string';
            readonly minLength: 5;
            readonly maxLength: 500;
        };
        readonly Contact_Message_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Status: {
            readonly enum: readonly ["New", "Read", "Closed"];
        };
        readonly Created_At: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type ContactMessageRow = FromSchema<typeof messageRow>;
declare const exportQuery: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly Status: {
            readonly enum: readonly ["-1", "New", "Read", "Closed"];
            readonly default: '-1';
        };
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
    };
};
export type ContactMessageFilters = FromSchema<typeof exportQuery>;
export declare const addContactMessage: {
    readonly id: "addContactMessage";
    readonly method: "POST";
    readonly path: "/api/contact-messages";
    readonly group: "Contact messages";
    readonly summary: "Write to the school, or to the product's own people: ten an hour from one address";
    readonly host: "any";
    readonly access: CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Name", "Message"];
        readonly properties: {
            readonly Company_Fax: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Fill_Seconds: {
                readonly type: 'number';
                readonly minimum: 0;
            };
            readonly Name: {
                readonly type: 'string';
                readonly minLength: 2;
                readonly maxLength: 255;
            };
            readonly Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            readonly Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            };
            readonly Subject: {
                readonly type: 'string';
                readonly maxLength: 150;
            };
            readonly Message: {
                readonly type: 'string';
                readonly minLength: 5;
                readonly maxLength: 500;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 3600;
    };
    readonly answers: {
        readonly 201: {
            readonly description: "It is there";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["message"];
                readonly properties: {
                    readonly message: {
                        readonly type: 'string';
                    };
                };
            };
        };
        readonly 303: {
            readonly description: 'Sent by a plain HTML form: back to its page, at #sent';
        };
    };
};
export declare const schoolMessages: {
    list: {
        readonly id: `list${string}`;
        readonly method: "GET";
        readonly path: string;
        readonly group: "Contact messages";
        readonly summary: `Messages to ${string}, the latest first`;
        readonly host: "platform" | "school";
        readonly access: CallAccess;
        readonly query: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Status: {
                    readonly enum: readonly ["-1", "New", "Read", "Closed"];
                    readonly default: '-1';
                };
                readonly keyword: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
            } & {
                readonly page: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 100000;
                    readonly default: 1;
                };
                readonly pageSize: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 100;
                    readonly default: 20;
                };
            };
        };
        readonly answers: {
            readonly 200: {
                readonly description: "One page";
                readonly schema: {
                    readonly type: "array";
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Contact_Message_Id", "Name", "Message", "Status", "Created_At"];
                        readonly properties: {
                            readonly Name: {
                                readonly type: 'string';
                                readonly minLength: 2;
                                readonly maxLength: 255;
                            };
                            readonly Email: {
                                readonly type: 'string';
                                readonly format: 'email';
                                readonly maxLength: 254;
                            };
                            readonly Mobile: {
                                readonly type: 'string';
                                readonly format: 'mobile';
                                readonly maxLength: 20;
                            };
                            readonly Subject: {
                                readonly type: 'string';
                                readonly maxLength: 150;
                            };
                            readonly Message: {
                                readonly type: 'string';
                                readonly minLength: 5;
                                readonly maxLength: 500;
                            };
                            readonly Contact_Message_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly Status: {
                                readonly enum: readonly ["New", "Read", "Closed"];
                            };
                            readonly Created_At: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                        };
                    };
                };
            };
        };
    };
    export: {
        readonly id: `export${string}`;
        readonly method: "GET";
        readonly path: `${string}/export`;
        readonly group: "Contact messages";
        readonly summary: `Messages to ${string} as CSV`;
        readonly host: "platform" | "school";
        readonly access: CallAccess;
        readonly query: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Status: {
                    readonly enum: readonly ["-1", "New", "Read", "Closed"];
                    readonly default: '-1';
                };
                readonly keyword: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
            };
        };
        readonly answers: {
            readonly 200: {
                readonly description: "A CSV file";
                readonly type: "text/csv";
            };
        };
    };
    change: {
        readonly id: `change${string}`;
        readonly method: "PATCH";
        readonly path: `${string}/:id`;
        readonly group: "Contact messages";
        readonly summary: `Mark a message to ${string} as read or closed`;
        readonly host: "platform" | "school";
        readonly access: CallAccess;
        readonly params: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["id"];
            readonly properties: {
                readonly id: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
            };
        };
        readonly body: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Status"];
            readonly properties: {
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
                readonly Status: {
                    readonly enum: readonly ["New", "Read", "Closed"];
                };
            };
        };
        readonly answers: {
            readonly 200: {
                readonly description: "The message as it is then";
                readonly schema: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Contact_Message_Id", "Name", "Message", "Status", "Created_At"];
                    readonly properties: {
                        readonly Name: {
                            readonly type: 'string';
                            readonly minLength: 2;
                            readonly maxLength: 255;
                        };
                        readonly Email: {
                            readonly type: 'string';
                            readonly format: 'email';
                            readonly maxLength: 254;
                        };
                        readonly Mobile: {
                            readonly type: 'string';
                            readonly format: 'mobile';
                            readonly maxLength: 20;
                        };
                        readonly Subject: {
                            readonly type: 'string';
                            readonly maxLength: 150;
                        };
                        readonly Message: {
                            readonly type: 'string';
                            readonly minLength: 5;
                            readonly maxLength: 500;
                        };
                        readonly Contact_Message_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly Status: {
                            readonly enum: readonly ["New", "Read", "Closed"];
                        };
                        readonly Created_At: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                    };
                };
            };
        };
    };
};
export declare const platformMessages: {
    list: {
        readonly id: `list${string}`;
        readonly method: "GET";
        readonly path: string;
        readonly group: "Contact messages";
        readonly summary: `Messages to ${string}, the latest first`;
        readonly host: "platform" | "school";
        readonly access: CallAccess;
        readonly query: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Status: {
                    readonly enum: readonly ["-1", "New", "Read", "Closed"];
                    readonly default: '-1';
                };
                readonly keyword: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
            } & {
                readonly page: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 100000;
                    readonly default: 1;
                };
                readonly pageSize: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 100;
                    readonly default: 20;
                };
            };
        };
        readonly answers: {
            readonly 200: {
                readonly description: "One page";
                readonly schema: {
                    readonly type: "array";
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Contact_Message_Id", "Name", "Message", "Status", "Created_At"];
                        readonly properties: {
                            readonly Name: {
                                readonly type: 'string';
                                readonly minLength: 2;
                                readonly maxLength: 255;
                            };
                            readonly Email: {
                                readonly type: 'string';
                                readonly format: 'email';
                                readonly maxLength: 254;
                            };
                            readonly Mobile: {
                                readonly type: 'string';
                                readonly format: 'mobile';
                                readonly maxLength: 20;
                            };
                            readonly Subject: {
                                readonly type: 'string';
                                readonly maxLength: 150;
                            };
                            readonly Message: {
                                readonly type: 'string';
                                readonly minLength: 5;
                                readonly maxLength: 500;
                            };
                            readonly Contact_Message_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly Status: {
                                readonly enum: readonly ["New", "Read", "Closed"];
                            };
                            readonly Created_At: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                        };
                    };
                };
            };
        };
    };
    export: {
        readonly id: `export${string}`;
        readonly method: "GET";
        readonly path: `${string}/export`;
        readonly group: "Contact messages";
        readonly summary: `Messages to ${string} as CSV`;
        readonly host: "platform" | "school";
        readonly access: CallAccess;
        readonly query: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly Status: {
                    readonly enum: readonly ["-1", "New", "Read", "Closed"];
                    readonly default: '-1';
                };
                readonly keyword: {
                    readonly type: 'string';
                    readonly maxLength: 100;
                };
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
            };
        };
        readonly answers: {
            readonly 200: {
                readonly description: "A CSV file";
                readonly type: "text/csv";
            };
        };
    };
    change: {
        readonly id: `change${string}`;
        readonly method: "PATCH";
        readonly path: `${string}/:id`;
        readonly group: "Contact messages";
        readonly summary: `Mark a message to ${string} as read or closed`;
        readonly host: "platform" | "school";
        readonly access: CallAccess;
        readonly params: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["id"];
            readonly properties: {
                readonly id: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
            };
        };
        readonly body: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Status"];
            readonly properties: {
                readonly School_Id: {
                    readonly type: 'integer';
                    readonly minimum: -1;
                    readonly maximum: 2147483647;
                };
                readonly Status: {
                    readonly enum: readonly ["New", "Read", "Closed"];
                };
            };
        };
        readonly answers: {
            readonly 200: {
                readonly description: "The message as it is then";
                readonly schema: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Contact_Message_Id", "Name", "Message", "Status", "Created_At"];
                    readonly properties: {
                        readonly Name: {
                            readonly type: 'string';
                            readonly minLength: 2;
                            readonly maxLength: 255;
                        };
                        readonly Email: {
                            readonly type: 'string';
                            readonly format: 'email';
                            readonly maxLength: 254;
                        };
                        readonly Mobile: {
                            readonly type: 'string';
                            readonly format: 'mobile';
                            readonly maxLength: 20;
                        };
                        readonly Subject: {
                            readonly type: 'string';
                            readonly maxLength: 150;
                        };
                        readonly Message: {
                            readonly type: 'string';
                            readonly minLength: 5;
                            readonly maxLength: 500;
                        };
                        readonly Contact_Message_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly Status: {
                            readonly enum: readonly ["New", "Read", "Closed"];
                        };
                        readonly Created_At: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                    };
                };
            };
        };
    };
};
export {};
