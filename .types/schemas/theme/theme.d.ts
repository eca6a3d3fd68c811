import type { FromSchema } from 'json-schema-to-ts';
import { type Condition } from './conditions.ts';
declare const scalar: {
    readonly anyOf: readonly [{
        readonly type: 'string';
    }, {
        readonly type: 'number';
    }, {
        readonly type: 'boolean';
    }];
};
export declare const textSchema: {
    readonly type: 'object';
    readonly title: 'Text';
    readonly description: 'A string of this theme, by its key in locales.strings';
    readonly additionalProperties: false;
    readonly required: readonly ["t"];
    readonly properties: {
        readonly t: {
            readonly type: 'string';
            readonly minLength: 1;
        };
    };
};
export declare const bindingSchema: {
    readonly type: 'object';
    readonly title: 'Binding';
    readonly description: 'Where a prop takes its value from, and what stands in when there is none';
    readonly additionalProperties: false;
    readonly required: readonly ["ref"];
    readonly properties: {
        readonly ref: {
            readonly type: 'string';
            readonly minLength: 1;
        };
        readonly fallback: {
            readonly description: 'The value used when the ref is absent';
        };
    };
};
/** Findings of one rule that a theme has a reason not to mend: those inside of the object that this stands in. */
export declare const ignoreSchema: {
    readonly type: 'array';
    readonly description: 'Rules whose findings in this object are ignored, with the reason';
    readonly minItems: 1;
    readonly items: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["rule", "reason"];
        readonly properties: {
            readonly rule: {
                readonly type: 'string';
                readonly description: 'The id of a rule that may be ignored, such as THM042';
            };
            readonly reason: {
                readonly type: 'string';
                readonly minLength: 10;
                readonly description: 'Why the finding is no mistake here';
            };
        };
    };
};
export declare const sectionSchema: {
    readonly type: 'object';
    readonly title: 'Section';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "type"];
    readonly properties: {
        readonly $ignore: {
            readonly type: 'array';
            readonly description: 'Rules whose findings in this object are ignored, with the reason';
            readonly minItems: 1;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["rule", "reason"];
                readonly properties: {
                    readonly rule: {
                        readonly type: 'string';
                        readonly description: 'The id of a rule that may be ignored, such as THM042';
                    };
                    readonly reason: {
                        readonly type: 'string';
                        readonly minLength: 10;
                        readonly description: 'Why the finding is no mistake here';
                    };
                };
            };
        };
        readonly id: {
            readonly type: 'string';
            readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            readonly description: 'Unique within its template; overrides and links name it';
        };
        readonly type: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly description: 'A registered section type';
        };
        readonly when: {
            readonly type: 'object';
            readonly if: {
                readonly required: readonly ["any"];
            };
            readonly then: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["any"];
                readonly properties: {
                    readonly any: {
                        readonly type: 'array';
                        readonly minItems: 1;
                        readonly items: {
                            readonly type: 'object';
                            readonly title: 'Condition';
                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                            readonly additionalProperties: false;
                            readonly required: readonly ["ref", "op"];
                            readonly properties: {
                                readonly ref: {
                                    readonly type: 'string';
                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                };
                                readonly op: {
                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                };
                                readonly value: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'string';
                                    }, {
                                        readonly type: 'number';
                                    }, {
                                        readonly type: 'boolean';
                                    }];
                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                };
                                readonly values: {
                                    readonly type: 'array';
                                    readonly minItems: 1;
                                    readonly items: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                    };
                                    readonly description: 'For in and notIn';
                                };
                            };
                        };
                    };
                };
            };
            readonly else: {
                readonly if: {
                    readonly required: readonly ["all"];
                };
                readonly then: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["all"];
                    readonly properties: {
                        readonly all: {
                            readonly type: 'array';
                            readonly minItems: 1;
                            readonly items: {
                                readonly type: 'object';
                                readonly if: {
                                    readonly required: readonly ["any"];
                                };
                                readonly then: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["any"];
                                    readonly properties: {
                                        readonly any: {
                                            readonly type: 'array';
                                            readonly minItems: 1;
                                            readonly items: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                };
                                readonly else: {
                                    readonly type: 'object';
                                    readonly title: 'Condition';
                                    readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["ref", "op"];
                                    readonly properties: {
                                        readonly ref: {
                                            readonly type: 'string';
                                            readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                        };
                                        readonly op: {
                                            readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                        };
                                        readonly value: {
                                            readonly anyOf: readonly [{
                                                readonly type: 'string';
                                            }, {
                                                readonly type: 'number';
                                            }, {
                                                readonly type: 'boolean';
                                            }];
                                            readonly description: 'For equals, notEquals, atLeast and lessThan';
                                        };
                                        readonly values: {
                                            readonly type: 'array';
                                            readonly minItems: 1;
                                            readonly items: {
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                            };
                                            readonly description: 'For in and notIn';
                                        };
                                    };
                                };
                            };
                        };
                    };
                };
                readonly else: {
                    readonly type: 'object';
                    readonly title: 'Condition';
                    readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                    readonly additionalProperties: false;
                    readonly required: readonly ["ref", "op"];
                    readonly properties: {
                        readonly ref: {
                            readonly type: 'string';
                            readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                        };
                        readonly op: {
                            readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                        };
                        readonly value: {
                            readonly anyOf: readonly [{
                                readonly type: 'string';
                            }, {
                                readonly type: 'number';
                            }, {
                                readonly type: 'boolean';
                            }];
                            readonly description: 'For equals, notEquals, atLeast and lessThan';
                        };
                        readonly values: {
                            readonly type: 'array';
                            readonly minItems: 1;
                            readonly items: {
                                readonly anyOf: readonly [{
                                    readonly type: 'string';
                                }, {
                                    readonly type: 'number';
                                }, {
                                    readonly type: 'boolean';
                                }];
                            };
                            readonly description: 'For in and notIn';
                        };
                    };
                };
            };
        };
        readonly settings: {
            readonly type: 'object';
            readonly description: 'Literals of the section type; text as { "t": "key" }';
        };
        readonly bindings: {
            readonly type: 'object';
            readonly description: 'Props taken from data';
            readonly additionalProperties: {
                readonly type: 'object';
                readonly title: 'Binding';
                readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                readonly additionalProperties: false;
                readonly required: readonly ["ref"];
                readonly properties: {
                    readonly ref: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                    readonly fallback: {
                        readonly description: 'The value used when the ref is absent';
                    };
                };
            };
        };
        readonly onEmpty: {
            readonly enum: readonly ["hide", "message"];
            readonly description: 'What an empty section does';
            readonly default: 'hide';
        };
        readonly onError: {
            readonly enum: readonly ["hide", "message", "notFound", "defer"];
            readonly description: 'What a section does whose source failed';
            readonly default: 'hide';
        };
    };
};
export declare const dataSchema: {
    readonly type: 'object';
    readonly title: 'Data source';
    readonly additionalProperties: false;
    readonly required: readonly ["source"];
    readonly properties: {
        readonly source: {
            readonly type: 'string';
            readonly minLength: 1;
        };
        readonly params: {
            readonly type: 'object';
            readonly additionalProperties: {
                readonly anyOf: readonly [{
                    readonly anyOf: readonly [{
                        readonly type: 'string';
                    }, {
                        readonly type: 'number';
                    }, {
                        readonly type: 'boolean';
                    }];
                }, {
                    readonly type: 'object';
                    readonly title: 'Binding';
                    readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                    readonly additionalProperties: false;
                    readonly required: readonly ["ref"];
                    readonly properties: {
                        readonly ref: {
                            readonly type: 'string';
                            readonly minLength: 1;
                        };
                        readonly fallback: {
                            readonly description: 'The value used when the ref is absent';
                        };
                    };
                }];
            };
        };
        readonly notFoundWhenEmpty: {
            readonly type: 'boolean';
            readonly description: 'An empty answer makes the page a 404, a failed one a 503';
            readonly default: false;
        };
        readonly deadlineMs: {
            readonly type: 'integer';
            readonly minimum: 50;
            readonly maximum: 5000;
            readonly description: 'Milliseconds; 800 when absent';
        };
    };
};
/** A route param or query key: a named format or a bounded number, never a pattern of the theme's own. */
export declare const paramSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["type"];
    readonly properties: {
        readonly type: {
            readonly enum: readonly ["string", "integer"];
        };
        readonly format: {
            readonly enum: readonly ["slug", "id", "date", "text"];
        };
        readonly minimum: {
            readonly type: 'integer';
        };
        readonly maximum: {
            readonly type: 'integer';
        };
        readonly default: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'number';
            }, {
                readonly type: 'boolean';
            }];
        };
    };
};
export declare const templateSchema: {
    readonly type: 'object';
    readonly title: 'Template';
    readonly additionalProperties: false;
    readonly required: readonly ["route", "h1", "sections"];
    readonly properties: {
        readonly $ignore: {
            readonly type: 'array';
            readonly description: 'Rules whose findings in this object are ignored, with the reason';
            readonly minItems: 1;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["rule", "reason"];
                readonly properties: {
                    readonly rule: {
                        readonly type: 'string';
                        readonly description: 'The id of a rule that may be ignored, such as THM042';
                    };
                    readonly reason: {
                        readonly type: 'string';
                        readonly minLength: 10;
                        readonly description: 'Why the finding is no mistake here';
                    };
                };
            };
        };
        readonly h1: {
            readonly type: 'string';
            readonly description: 'The id of the section that carries the page’s h1';
        };
        readonly params: {
            readonly type: 'object';
            readonly description: 'The :params of the route';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["type"];
                readonly properties: {
                    readonly type: {
                        readonly enum: readonly ["string", "integer"];
                    };
                    readonly format: {
                        readonly enum: readonly ["slug", "id", "date", "text"];
                    };
                    readonly minimum: {
                        readonly type: 'integer';
                    };
                    readonly maximum: {
                        readonly type: 'integer';
                    };
                    readonly default: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                        }, {
                            readonly type: 'number';
                        }, {
                            readonly type: 'boolean';
                        }];
                    };
                };
            };
        };
        readonly query: {
            readonly type: 'object';
            readonly description: 'The query keys that reach data and conditions';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["type"];
                readonly properties: {
                    readonly type: {
                        readonly enum: readonly ["string", "integer"];
                    };
                    readonly format: {
                        readonly enum: readonly ["slug", "id", "date", "text"];
                    };
                    readonly minimum: {
                        readonly type: 'integer';
                    };
                    readonly maximum: {
                        readonly type: 'integer';
                    };
                    readonly default: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                        }, {
                            readonly type: 'number';
                        }, {
                            readonly type: 'boolean';
                        }];
                    };
                };
            };
        };
        readonly seo: {
            readonly type: 'object';
            readonly description: 'What search engines and the browser’s tab show';
            readonly additionalProperties: false;
            readonly properties: {
                readonly title: {
                    readonly anyOf: readonly [{
                        readonly type: 'object';
                        readonly title: 'Text';
                        readonly description: 'A string of this theme, by its key in locales.strings';
                        readonly additionalProperties: false;
                        readonly required: readonly ["t"];
                        readonly properties: {
                            readonly t: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                        };
                    }, {
                        readonly type: 'object';
                        readonly title: 'Binding';
                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                        readonly additionalProperties: false;
                        readonly required: readonly ["ref"];
                        readonly properties: {
                            readonly ref: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                            readonly fallback: {
                                readonly description: 'The value used when the ref is absent';
                            };
                        };
                    }];
                };
                readonly description: {
                    readonly anyOf: readonly [{
                        readonly type: 'object';
                        readonly title: 'Text';
                        readonly description: 'A string of this theme, by its key in locales.strings';
                        readonly additionalProperties: false;
                        readonly required: readonly ["t"];
                        readonly properties: {
                            readonly t: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                        };
                    }, {
                        readonly type: 'object';
                        readonly title: 'Binding';
                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                        readonly additionalProperties: false;
                        readonly required: readonly ["ref"];
                        readonly properties: {
                            readonly ref: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                            readonly fallback: {
                                readonly description: 'The value used when the ref is absent';
                            };
                        };
                    }];
                };
            };
        };
        readonly noindex: {
            readonly type: 'boolean';
            readonly description: 'Keeps the page out of search engines';
        };
        readonly data: {
            readonly type: 'object';
            readonly description: 'What the sections bind, by a name of your own';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly title: 'Data source';
                readonly additionalProperties: false;
                readonly required: readonly ["source"];
                readonly properties: {
                    readonly source: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                    readonly params: {
                        readonly type: 'object';
                        readonly additionalProperties: {
                            readonly anyOf: readonly [{
                                readonly anyOf: readonly [{
                                    readonly type: 'string';
                                }, {
                                    readonly type: 'number';
                                }, {
                                    readonly type: 'boolean';
                                }];
                            }, {
                                readonly type: 'object';
                                readonly title: 'Binding';
                                readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                readonly additionalProperties: false;
                                readonly required: readonly ["ref"];
                                readonly properties: {
                                    readonly ref: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                    };
                                    readonly fallback: {
                                        readonly description: 'The value used when the ref is absent';
                                    };
                                };
                            }];
                        };
                    };
                    readonly notFoundWhenEmpty: {
                        readonly type: 'boolean';
                        readonly description: 'An empty answer makes the page a 404, a failed one a 503';
                        readonly default: false;
                    };
                    readonly deadlineMs: {
                        readonly type: 'integer';
                        readonly minimum: 50;
                        readonly maximum: 5000;
                        readonly description: 'Milliseconds; 800 when absent';
                    };
                };
            };
        };
        readonly nav: {
            readonly type: 'object';
            readonly description: 'Puts the page into a menu';
            readonly additionalProperties: false;
            readonly required: readonly ['label', 'order'];
            readonly properties: {
                readonly label: {
                    readonly type: 'object';
                    readonly title: 'Text';
                    readonly description: 'A string of this theme, by its key in locales.strings';
                    readonly additionalProperties: false;
                    readonly required: readonly ["t"];
                    readonly properties: {
                        readonly t: {
                            readonly type: 'string';
                            readonly minLength: 1;
                        };
                    };
                };
                readonly order: {
                    readonly type: 'number';
                    readonly description: 'Smaller stands first';
                };
                readonly menu: {
                    readonly enum: readonly ['main', 'footer'];
                    readonly description: 'Which menu';
                    readonly default: 'main';
                };
            };
        };
        readonly sections: {
            readonly type: 'array';
            readonly description: 'What stands on the page, in order';
            readonly minItems: 1;
            readonly maxItems: 25;
            readonly items: {
                readonly type: 'object';
                readonly title: 'Section';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "type"];
                readonly properties: {
                    readonly $ignore: {
                        readonly type: 'array';
                        readonly description: 'Rules whose findings in this object are ignored, with the reason';
                        readonly minItems: 1;
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["rule", "reason"];
                            readonly properties: {
                                readonly rule: {
                                    readonly type: 'string';
                                    readonly description: 'The id of a rule that may be ignored, such as THM042';
                                };
                                readonly reason: {
                                    readonly type: 'string';
                                    readonly minLength: 10;
                                    readonly description: 'Why the finding is no mistake here';
                                };
                            };
                        };
                    };
                    readonly id: {
                        readonly type: 'string';
                        readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                        readonly description: 'Unique within its template; overrides and links name it';
                    };
                    readonly type: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly description: 'A registered section type';
                    };
                    readonly when: {
                        readonly type: 'object';
                        readonly if: {
                            readonly required: readonly ["any"];
                        };
                        readonly then: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["any"];
                            readonly properties: {
                                readonly any: {
                                    readonly type: 'array';
                                    readonly minItems: 1;
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly title: 'Condition';
                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref", "op"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                            };
                                            readonly op: {
                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                            };
                                            readonly value: {
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                            };
                                            readonly values: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly anyOf: readonly [{
                                                        readonly type: 'string';
                                                    }, {
                                                        readonly type: 'number';
                                                    }, {
                                                        readonly type: 'boolean';
                                                    }];
                                                };
                                                readonly description: 'For in and notIn';
                                            };
                                        };
                                    };
                                };
                            };
                        };
                        readonly else: {
                            readonly if: {
                                readonly required: readonly ["all"];
                            };
                            readonly then: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["all"];
                                readonly properties: {
                                    readonly all: {
                                        readonly type: 'array';
                                        readonly minItems: 1;
                                        readonly items: {
                                            readonly type: 'object';
                                            readonly if: {
                                                readonly required: readonly ["any"];
                                            };
                                            readonly then: {
                                                readonly type: 'object';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["any"];
                                                readonly properties: {
                                                    readonly any: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly type: 'object';
                                                            readonly title: 'Condition';
                                                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                            readonly additionalProperties: false;
                                                            readonly required: readonly ["ref", "op"];
                                                            readonly properties: {
                                                                readonly ref: {
                                                                    readonly type: 'string';
                                                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                };
                                                                readonly op: {
                                                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                };
                                                                readonly value: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                };
                                                                readonly values: {
                                                                    readonly type: 'array';
                                                                    readonly minItems: 1;
                                                                    readonly items: {
                                                                        readonly anyOf: readonly [{
                                                                            readonly type: 'string';
                                                                        }, {
                                                                            readonly type: 'number';
                                                                        }, {
                                                                            readonly type: 'boolean';
                                                                        }];
                                                                    };
                                                                    readonly description: 'For in and notIn';
                                                                };
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                            readonly else: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                };
                            };
                            readonly else: {
                                readonly type: 'object';
                                readonly title: 'Condition';
                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                readonly additionalProperties: false;
                                readonly required: readonly ["ref", "op"];
                                readonly properties: {
                                    readonly ref: {
                                        readonly type: 'string';
                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                    };
                                    readonly op: {
                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                    };
                                    readonly value: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                    };
                                    readonly values: {
                                        readonly type: 'array';
                                        readonly minItems: 1;
                                        readonly items: {
                                            readonly anyOf: readonly [{
                                                readonly type: 'string';
                                            }, {
                                                readonly type: 'number';
                                            }, {
                                                readonly type: 'boolean';
                                            }];
                                        };
                                        readonly description: 'For in and notIn';
                                    };
                                };
                            };
                        };
                    };
                    readonly settings: {
                        readonly type: 'object';
                        readonly description: 'Literals of the section type; text as { "t": "key" }';
                    };
                    readonly bindings: {
                        readonly type: 'object';
                        readonly description: 'Props taken from data';
                        readonly additionalProperties: {
                            readonly type: 'object';
                            readonly title: 'Binding';
                            readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                            readonly additionalProperties: false;
                            readonly required: readonly ["ref"];
                            readonly properties: {
                                readonly ref: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                };
                                readonly fallback: {
                                    readonly description: 'The value used when the ref is absent';
                                };
                            };
                        };
                    };
                    readonly onEmpty: {
                        readonly enum: readonly ["hide", "message"];
                        readonly description: 'What an empty section does';
                        readonly default: 'hide';
                    };
                    readonly onError: {
                        readonly enum: readonly ["hide", "message", "notFound", "defer"];
                        readonly description: 'What a section does whose source failed';
                        readonly default: 'hide';
                    };
                };
            };
        };
        readonly route: {
            readonly type: 'string';
            readonly pattern: '^/';
            readonly description: 'Literal segments and :params, e.g. /blog/:slug';
        };
    };
};
/** The page for an unknown path, and the one that stands in for a page that has failed. Neither has a route. */
export declare const notFoundSchema: {
    readonly type: 'object';
    readonly title: 'Template of a page without a route';
    readonly additionalProperties: false;
    readonly required: readonly ["h1", "sections"];
    readonly properties: {
        readonly $ignore: {
            readonly type: 'array';
            readonly description: 'Rules whose findings in this object are ignored, with the reason';
            readonly minItems: 1;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["rule", "reason"];
                readonly properties: {
                    readonly rule: {
                        readonly type: 'string';
                        readonly description: 'The id of a rule that may be ignored, such as THM042';
                    };
                    readonly reason: {
                        readonly type: 'string';
                        readonly minLength: 10;
                        readonly description: 'Why the finding is no mistake here';
                    };
                };
            };
        };
        readonly h1: {
            readonly type: 'string';
            readonly description: 'The id of the section that carries the page’s h1';
        };
        readonly params: {
            readonly type: 'object';
            readonly description: 'The :params of the route';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["type"];
                readonly properties: {
                    readonly type: {
                        readonly enum: readonly ["string", "integer"];
                    };
                    readonly format: {
                        readonly enum: readonly ["slug", "id", "date", "text"];
                    };
                    readonly minimum: {
                        readonly type: 'integer';
                    };
                    readonly maximum: {
                        readonly type: 'integer';
                    };
                    readonly default: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                        }, {
                            readonly type: 'number';
                        }, {
                            readonly type: 'boolean';
                        }];
                    };
                };
            };
        };
        readonly query: {
            readonly type: 'object';
            readonly description: 'The query keys that reach data and conditions';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["type"];
                readonly properties: {
                    readonly type: {
                        readonly enum: readonly ["string", "integer"];
                    };
                    readonly format: {
                        readonly enum: readonly ["slug", "id", "date", "text"];
                    };
                    readonly minimum: {
                        readonly type: 'integer';
                    };
                    readonly maximum: {
                        readonly type: 'integer';
                    };
                    readonly default: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                        }, {
                            readonly type: 'number';
                        }, {
                            readonly type: 'boolean';
                        }];
                    };
                };
            };
        };
        readonly seo: {
            readonly type: 'object';
            readonly description: 'What search engines and the browser’s tab show';
            readonly additionalProperties: false;
            readonly properties: {
                readonly title: {
                    readonly anyOf: readonly [{
                        readonly type: 'object';
                        readonly title: 'Text';
                        readonly description: 'A string of this theme, by its key in locales.strings';
                        readonly additionalProperties: false;
                        readonly required: readonly ["t"];
                        readonly properties: {
                            readonly t: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                        };
                    }, {
                        readonly type: 'object';
                        readonly title: 'Binding';
                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                        readonly additionalProperties: false;
                        readonly required: readonly ["ref"];
                        readonly properties: {
                            readonly ref: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                            readonly fallback: {
                                readonly description: 'The value used when the ref is absent';
                            };
                        };
                    }];
                };
                readonly description: {
                    readonly anyOf: readonly [{
                        readonly type: 'object';
                        readonly title: 'Text';
                        readonly description: 'A string of this theme, by its key in locales.strings';
                        readonly additionalProperties: false;
                        readonly required: readonly ["t"];
                        readonly properties: {
                            readonly t: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                        };
                    }, {
                        readonly type: 'object';
                        readonly title: 'Binding';
                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                        readonly additionalProperties: false;
                        readonly required: readonly ["ref"];
                        readonly properties: {
                            readonly ref: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                            readonly fallback: {
                                readonly description: 'The value used when the ref is absent';
                            };
                        };
                    }];
                };
            };
        };
        readonly noindex: {
            readonly type: 'boolean';
            readonly description: 'Keeps the page out of search engines';
        };
        readonly data: {
            readonly type: 'object';
            readonly description: 'What the sections bind, by a name of your own';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly title: 'Data source';
                readonly additionalProperties: false;
                readonly required: readonly ["source"];
                readonly properties: {
                    readonly source: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                    readonly params: {
                        readonly type: 'object';
                        readonly additionalProperties: {
                            readonly anyOf: readonly [{
                                readonly anyOf: readonly [{
                                    readonly type: 'string';
                                }, {
                                    readonly type: 'number';
                                }, {
                                    readonly type: 'boolean';
                                }];
                            }, {
                                readonly type: 'object';
                                readonly title: 'Binding';
                                readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                readonly additionalProperties: false;
                                readonly required: readonly ["ref"];
                                readonly properties: {
                                    readonly ref: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                    };
                                    readonly fallback: {
                                        readonly description: 'The value used when the ref is absent';
                                    };
                                };
                            }];
                        };
                    };
                    readonly notFoundWhenEmpty: {
                        readonly type: 'boolean';
                        readonly description: 'An empty answer makes the page a 404, a failed one a 503';
                        readonly default: false;
                    };
                    readonly deadlineMs: {
                        readonly type: 'integer';
                        readonly minimum: 50;
                        readonly maximum: 5000;
                        readonly description: 'Milliseconds; 800 when absent';
                    };
                };
            };
        };
        readonly nav: {
            readonly type: 'object';
            readonly description: 'Puts the page into a menu';
            readonly additionalProperties: false;
            readonly required: readonly ['label', 'order'];
            readonly properties: {
                readonly label: {
                    readonly type: 'object';
                    readonly title: 'Text';
                    readonly description: 'A string of this theme, by its key in locales.strings';
                    readonly additionalProperties: false;
                    readonly required: readonly ["t"];
                    readonly properties: {
                        readonly t: {
                            readonly type: 'string';
                            readonly minLength: 1;
                        };
                    };
                };
                readonly order: {
                    readonly type: 'number';
                    readonly description: 'Smaller stands first';
                };
                readonly menu: {
                    readonly enum: readonly ['main', 'footer'];
                    readonly description: 'Which menu';
                    readonly default: 'main';
                };
            };
        };
        readonly sections: {
            readonly type: 'array';
            readonly description: 'What stands on the page, in order';
            readonly minItems: 1;
            readonly maxItems: 25;
            readonly items: {
                readonly type: 'object';
                readonly title: 'Section';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "type"];
                readonly properties: {
                    readonly $ignore: {
                        readonly type: 'array';
                        readonly description: 'Rules whose findings in this object are ignored, with the reason';
                        readonly minItems: 1;
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["rule", "reason"];
                            readonly properties: {
                                readonly rule: {
                                    readonly type: 'string';
                                    readonly description: 'The id of a rule that may be ignored, such as THM042';
                                };
                                readonly reason: {
                                    readonly type: 'string';
                                    readonly minLength: 10;
                                    readonly description: 'Why the finding is no mistake here';
                                };
                            };
                        };
                    };
                    readonly id: {
                        readonly type: 'string';
                        readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                        readonly description: 'Unique within its template; overrides and links name it';
                    };
                    readonly type: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly description: 'A registered section type';
                    };
                    readonly when: {
                        readonly type: 'object';
                        readonly if: {
                            readonly required: readonly ["any"];
                        };
                        readonly then: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["any"];
                            readonly properties: {
                                readonly any: {
                                    readonly type: 'array';
                                    readonly minItems: 1;
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly title: 'Condition';
                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref", "op"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                            };
                                            readonly op: {
                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                            };
                                            readonly value: {
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                            };
                                            readonly values: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly anyOf: readonly [{
                                                        readonly type: 'string';
                                                    }, {
                                                        readonly type: 'number';
                                                    }, {
                                                        readonly type: 'boolean';
                                                    }];
                                                };
                                                readonly description: 'For in and notIn';
                                            };
                                        };
                                    };
                                };
                            };
                        };
                        readonly else: {
                            readonly if: {
                                readonly required: readonly ["all"];
                            };
                            readonly then: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["all"];
                                readonly properties: {
                                    readonly all: {
                                        readonly type: 'array';
                                        readonly minItems: 1;
                                        readonly items: {
                                            readonly type: 'object';
                                            readonly if: {
                                                readonly required: readonly ["any"];
                                            };
                                            readonly then: {
                                                readonly type: 'object';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["any"];
                                                readonly properties: {
                                                    readonly any: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly type: 'object';
                                                            readonly title: 'Condition';
                                                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                            readonly additionalProperties: false;
                                                            readonly required: readonly ["ref", "op"];
                                                            readonly properties: {
                                                                readonly ref: {
                                                                    readonly type: 'string';
                                                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                };
                                                                readonly op: {
                                                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                };
                                                                readonly value: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                };
                                                                readonly values: {
                                                                    readonly type: 'array';
                                                                    readonly minItems: 1;
                                                                    readonly items: {
                                                                        readonly anyOf: readonly [{
                                                                            readonly type: 'string';
                                                                        }, {
                                                                            readonly type: 'number';
                                                                        }, {
                                                                            readonly type: 'boolean';
                                                                        }];
                                                                    };
                                                                    readonly description: 'For in and notIn';
                                                                };
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                            readonly else: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                };
                            };
                            readonly else: {
                                readonly type: 'object';
                                readonly title: 'Condition';
                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                readonly additionalProperties: false;
                                readonly required: readonly ["ref", "op"];
                                readonly properties: {
                                    readonly ref: {
                                        readonly type: 'string';
                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                    };
                                    readonly op: {
                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                    };
                                    readonly value: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                    };
                                    readonly values: {
                                        readonly type: 'array';
                                        readonly minItems: 1;
                                        readonly items: {
                                            readonly anyOf: readonly [{
                                                readonly type: 'string';
                                            }, {
                                                readonly type: 'number';
                                            }, {
                                                readonly type: 'boolean';
                                            }];
                                        };
                                        readonly description: 'For in and notIn';
                                    };
                                };
                            };
                        };
                    };
                    readonly settings: {
                        readonly type: 'object';
                        readonly description: 'Literals of the section type; text as { "t": "key" }';
                    };
                    readonly bindings: {
                        readonly type: 'object';
                        readonly description: 'Props taken from data';
                        readonly additionalProperties: {
                            readonly type: 'object';
                            readonly title: 'Binding';
                            readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                            readonly additionalProperties: false;
                            readonly required: readonly ["ref"];
                            readonly properties: {
                                readonly ref: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                };
                                readonly fallback: {
                                    readonly description: 'The value used when the ref is absent';
                                };
                            };
                        };
                    };
                    readonly onEmpty: {
                        readonly enum: readonly ["hide", "message"];
                        readonly description: 'What an empty section does';
                        readonly default: 'hide';
                    };
                    readonly onError: {
                        readonly enum: readonly ["hide", "message", "notFound", "defer"];
                        readonly description: 'What a section does whose source failed';
                        readonly default: 'hide';
                    };
                };
            };
        };
    };
};
export declare const themeSettingSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "type", "default", "label"];
    readonly properties: {
        readonly id: {
            readonly type: 'string';
            readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
        };
        readonly type: {
            readonly enum: readonly ["boolean", "number", "string", "select"];
        };
        readonly default: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'number';
            }, {
                readonly type: 'boolean';
            }];
        };
        readonly label: {
            readonly type: 'object';
            readonly title: 'Text';
            readonly description: 'A string of this theme, by its key in locales.strings';
            readonly additionalProperties: false;
            readonly required: readonly ["t"];
            readonly properties: {
                readonly t: {
                    readonly type: 'string';
                    readonly minLength: 1;
                };
            };
        };
        readonly options: {
            readonly type: 'array';
            readonly minItems: 2;
            readonly items: {
                readonly type: 'string';
            };
        };
    };
};
export declare const themeSchema: {
    readonly $id: 'https://schoolyard.example/schemas/theme.schema.json';
    readonly title: 'Schoolyard theme, format 1';
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["format", "themeId", "slug", "name", "version", "tokens", "templates", "locales"];
    readonly properties: {
        readonly $schema: {
            readonly type: 'string';
            readonly description: 'Where editors find this schema';
        };
        readonly $ignore: {
            readonly type: 'array';
            readonly description: 'Rules whose findings in this object are ignored, with the reason';
            readonly minItems: 1;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["rule", "reason"];
                readonly properties: {
                    readonly rule: {
                        readonly type: 'string';
                        readonly description: 'The id of a rule that may be ignored, such as THM042';
                    };
                    readonly reason: {
                        readonly type: 'string';
                        readonly minLength: 10;
                        readonly description: 'Why the finding is no mistake here';
                    };
                };
            };
        };
        readonly format: {
            readonly const: 1;
            readonly description: 'The version of this format';
        };
        readonly themeId: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly description: '0 platform, 1 to 3 built in, new themes from 100';
        };
        readonly slug: {
            readonly type: 'string';
            readonly pattern: '^[a-z][a-z0-9-]{1,39}$';
            readonly description: 'The name of the theme’s folder';
        };
        readonly name: {
            readonly type: 'string';
            readonly description: 'What people call it';
            readonly minLength: 1;
            readonly maxLength: 60;
        };
        readonly version: {
            readonly type: 'string';
            readonly pattern: '^\\d+\\.\\d+\\.\\d+$';
            readonly description: 'Major.minor.patch';
        };
        readonly tokens: {
            readonly type: 'object';
            readonly description: 'Design tokens in the DTCG format';
        };
        readonly settings: {
            readonly type: 'array';
            readonly description: 'What a school may choose';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "type", "default", "label"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'string';
                        readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                    };
                    readonly type: {
                        readonly enum: readonly ["boolean", "number", "string", "select"];
                    };
                    readonly default: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                        }, {
                            readonly type: 'number';
                        }, {
                            readonly type: 'boolean';
                        }];
                    };
                    readonly label: {
                        readonly type: 'object';
                        readonly title: 'Text';
                        readonly description: 'A string of this theme, by its key in locales.strings';
                        readonly additionalProperties: false;
                        readonly required: readonly ["t"];
                        readonly properties: {
                            readonly t: {
                                readonly type: 'string';
                                readonly minLength: 1;
                            };
                        };
                    };
                    readonly options: {
                        readonly type: 'array';
                        readonly minItems: 2;
                        readonly items: {
                            readonly type: 'string';
                        };
                    };
                };
            };
        };
        readonly presets: {
            readonly type: 'object';
            readonly description: 'Settings and colours that a school takes at once';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly settings: {
                        readonly type: 'object';
                        readonly additionalProperties: {
                            readonly anyOf: readonly [{
                                readonly type: 'string';
                            }, {
                                readonly type: 'number';
                            }, {
                                readonly type: 'boolean';
                            }];
                        };
                    };
                    readonly tokens: {
                        readonly type: 'object';
                        readonly additionalProperties: {
                            readonly type: 'string';
                            readonly pattern: "^#[0-9A-Fa-f]{6}$";
                        };
                    };
                };
            };
        };
        readonly renames: {
            readonly type: 'object';
            readonly description: 'Names that this version changed: from the old one to the new one, so that schools keep their choices';
            readonly additionalProperties: false;
            readonly properties: {
                readonly sections: {
                    readonly type: 'object';
                    readonly description: "<template>/<section>, header/<section> or footer/<section>";
                    readonly additionalProperties: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                };
                readonly settings: {
                    readonly type: 'object';
                    readonly description: "The id of a setting of the theme";
                    readonly additionalProperties: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                };
                readonly tokens: {
                    readonly type: 'object';
                    readonly description: "The path of a token, such as color.primary";
                    readonly additionalProperties: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                };
            };
        };
        readonly data: {
            readonly type: 'object';
            readonly description: 'Sources that every template may use';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly title: 'Data source';
                readonly additionalProperties: false;
                readonly required: readonly ["source"];
                readonly properties: {
                    readonly source: {
                        readonly type: 'string';
                        readonly minLength: 1;
                    };
                    readonly params: {
                        readonly type: 'object';
                        readonly additionalProperties: {
                            readonly anyOf: readonly [{
                                readonly anyOf: readonly [{
                                    readonly type: 'string';
                                }, {
                                    readonly type: 'number';
                                }, {
                                    readonly type: 'boolean';
                                }];
                            }, {
                                readonly type: 'object';
                                readonly title: 'Binding';
                                readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                readonly additionalProperties: false;
                                readonly required: readonly ["ref"];
                                readonly properties: {
                                    readonly ref: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                    };
                                    readonly fallback: {
                                        readonly description: 'The value used when the ref is absent';
                                    };
                                };
                            }];
                        };
                    };
                    readonly notFoundWhenEmpty: {
                        readonly type: 'boolean';
                        readonly description: 'An empty answer makes the page a 404, a failed one a 503';
                        readonly default: false;
                    };
                    readonly deadlineMs: {
                        readonly type: 'integer';
                        readonly minimum: 50;
                        readonly maximum: 5000;
                        readonly description: 'Milliseconds; 800 when absent';
                    };
                };
            };
        };
        readonly groups: {
            readonly type: 'object';
            readonly description: 'The sections above and below every page';
            readonly additionalProperties: false;
            readonly properties: {
                readonly header: {
                    readonly type: 'array';
                    readonly maxItems: 25;
                    readonly items: {
                        readonly type: 'object';
                        readonly title: 'Section';
                        readonly additionalProperties: false;
                        readonly required: readonly ["id", "type"];
                        readonly properties: {
                            readonly $ignore: {
                                readonly type: 'array';
                                readonly description: 'Rules whose findings in this object are ignored, with the reason';
                                readonly minItems: 1;
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["rule", "reason"];
                                    readonly properties: {
                                        readonly rule: {
                                            readonly type: 'string';
                                            readonly description: 'The id of a rule that may be ignored, such as THM042';
                                        };
                                        readonly reason: {
                                            readonly type: 'string';
                                            readonly minLength: 10;
                                            readonly description: 'Why the finding is no mistake here';
                                        };
                                    };
                                };
                            };
                            readonly id: {
                                readonly type: 'string';
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                                readonly description: 'Unique within its template; overrides and links name it';
                            };
                            readonly type: {
                                readonly type: 'string';
                                readonly minLength: 1;
                                readonly description: 'A registered section type';
                            };
                            readonly when: {
                                readonly type: 'object';
                                readonly if: {
                                    readonly required: readonly ["any"];
                                };
                                readonly then: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["any"];
                                    readonly properties: {
                                        readonly any: {
                                            readonly type: 'array';
                                            readonly minItems: 1;
                                            readonly items: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                };
                                readonly else: {
                                    readonly if: {
                                        readonly required: readonly ["all"];
                                    };
                                    readonly then: {
                                        readonly type: 'object';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["all"];
                                        readonly properties: {
                                            readonly all: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly type: 'object';
                                                    readonly if: {
                                                        readonly required: readonly ["any"];
                                                    };
                                                    readonly then: {
                                                        readonly type: 'object';
                                                        readonly additionalProperties: false;
                                                        readonly required: readonly ["any"];
                                                        readonly properties: {
                                                            readonly any: {
                                                                readonly type: 'array';
                                                                readonly minItems: 1;
                                                                readonly items: {
                                                                    readonly type: 'object';
                                                                    readonly title: 'Condition';
                                                                    readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                    readonly additionalProperties: false;
                                                                    readonly required: readonly ["ref", "op"];
                                                                    readonly properties: {
                                                                        readonly ref: {
                                                                            readonly type: 'string';
                                                                            readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                        };
                                                                        readonly op: {
                                                                            readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                        };
                                                                        readonly value: {
                                                                            readonly anyOf: readonly [{
                                                                                readonly type: 'string';
                                                                            }, {
                                                                                readonly type: 'number';
                                                                            }, {
                                                                                readonly type: 'boolean';
                                                                            }];
                                                                            readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                        };
                                                                        readonly values: {
                                                                            readonly type: 'array';
                                                                            readonly minItems: 1;
                                                                            readonly items: {
                                                                                readonly anyOf: readonly [{
                                                                                    readonly type: 'string';
                                                                                }, {
                                                                                    readonly type: 'number';
                                                                                }, {
                                                                                    readonly type: 'boolean';
                                                                                }];
                                                                            };
                                                                            readonly description: 'For in and notIn';
                                                                        };
                                                                    };
                                                                };
                                                            };
                                                        };
                                                    };
                                                    readonly else: {
                                                        readonly type: 'object';
                                                        readonly title: 'Condition';
                                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                        readonly additionalProperties: false;
                                                        readonly required: readonly ["ref", "op"];
                                                        readonly properties: {
                                                            readonly ref: {
                                                                readonly type: 'string';
                                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                            };
                                                            readonly op: {
                                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                            };
                                                            readonly value: {
                                                                readonly anyOf: readonly [{
                                                                    readonly type: 'string';
                                                                }, {
                                                                    readonly type: 'number';
                                                                }, {
                                                                    readonly type: 'boolean';
                                                                }];
                                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                            };
                                                            readonly values: {
                                                                readonly type: 'array';
                                                                readonly minItems: 1;
                                                                readonly items: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                };
                                                                readonly description: 'For in and notIn';
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                        };
                                    };
                                    readonly else: {
                                        readonly type: 'object';
                                        readonly title: 'Condition';
                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref", "op"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                            };
                                            readonly op: {
                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                            };
                                            readonly value: {
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                            };
                                            readonly values: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly anyOf: readonly [{
                                                        readonly type: 'string';
                                                    }, {
                                                        readonly type: 'number';
                                                    }, {
                                                        readonly type: 'boolean';
                                                    }];
                                                };
                                                readonly description: 'For in and notIn';
                                            };
                                        };
                                    };
                                };
                            };
                            readonly settings: {
                                readonly type: 'object';
                                readonly description: 'Literals of the section type; text as { "t": "key" }';
                            };
                            readonly bindings: {
                                readonly type: 'object';
                                readonly description: 'Props taken from data';
                                readonly additionalProperties: {
                                    readonly type: 'object';
                                    readonly title: 'Binding';
                                    readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["ref"];
                                    readonly properties: {
                                        readonly ref: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                        readonly fallback: {
                                            readonly description: 'The value used when the ref is absent';
                                        };
                                    };
                                };
                            };
                            readonly onEmpty: {
                                readonly enum: readonly ["hide", "message"];
                                readonly description: 'What an empty section does';
                                readonly default: 'hide';
                            };
                            readonly onError: {
                                readonly enum: readonly ["hide", "message", "notFound", "defer"];
                                readonly description: 'What a section does whose source failed';
                                readonly default: 'hide';
                            };
                        };
                    };
                };
                readonly footer: {
                    readonly type: 'array';
                    readonly maxItems: 25;
                    readonly items: {
                        readonly type: 'object';
                        readonly title: 'Section';
                        readonly additionalProperties: false;
                        readonly required: readonly ["id", "type"];
                        readonly properties: {
                            readonly $ignore: {
                                readonly type: 'array';
                                readonly description: 'Rules whose findings in this object are ignored, with the reason';
                                readonly minItems: 1;
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["rule", "reason"];
                                    readonly properties: {
                                        readonly rule: {
                                            readonly type: 'string';
                                            readonly description: 'The id of a rule that may be ignored, such as THM042';
                                        };
                                        readonly reason: {
                                            readonly type: 'string';
                                            readonly minLength: 10;
                                            readonly description: 'Why the finding is no mistake here';
                                        };
                                    };
                                };
                            };
                            readonly id: {
                                readonly type: 'string';
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                                readonly description: 'Unique within its template; overrides and links name it';
                            };
                            readonly type: {
                                readonly type: 'string';
                                readonly minLength: 1;
                                readonly description: 'A registered section type';
                            };
                            readonly when: {
                                readonly type: 'object';
                                readonly if: {
                                    readonly required: readonly ["any"];
                                };
                                readonly then: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["any"];
                                    readonly properties: {
                                        readonly any: {
                                            readonly type: 'array';
                                            readonly minItems: 1;
                                            readonly items: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                };
                                readonly else: {
                                    readonly if: {
                                        readonly required: readonly ["all"];
                                    };
                                    readonly then: {
                                        readonly type: 'object';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["all"];
                                        readonly properties: {
                                            readonly all: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly type: 'object';
                                                    readonly if: {
                                                        readonly required: readonly ["any"];
                                                    };
                                                    readonly then: {
                                                        readonly type: 'object';
                                                        readonly additionalProperties: false;
                                                        readonly required: readonly ["any"];
                                                        readonly properties: {
                                                            readonly any: {
                                                                readonly type: 'array';
                                                                readonly minItems: 1;
                                                                readonly items: {
                                                                    readonly type: 'object';
                                                                    readonly title: 'Condition';
                                                                    readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                    readonly additionalProperties: false;
                                                                    readonly required: readonly ["ref", "op"];
                                                                    readonly properties: {
                                                                        readonly ref: {
                                                                            readonly type: 'string';
                                                                            readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                        };
                                                                        readonly op: {
                                                                            readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                        };
                                                                        readonly value: {
                                                                            readonly anyOf: readonly [{
                                                                                readonly type: 'string';
                                                                            }, {
                                                                                readonly type: 'number';
                                                                            }, {
                                                                                readonly type: 'boolean';
                                                                            }];
                                                                            readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                        };
                                                                        readonly values: {
                                                                            readonly type: 'array';
                                                                            readonly minItems: 1;
                                                                            readonly items: {
                                                                                readonly anyOf: readonly [{
                                                                                    readonly type: 'string';
                                                                                }, {
                                                                                    readonly type: 'number';
                                                                                }, {
                                                                                    readonly type: 'boolean';
                                                                                }];
                                                                            };
                                                                            readonly description: 'For in and notIn';
                                                                        };
                                                                    };
                                                                };
                                                            };
                                                        };
                                                    };
                                                    readonly else: {
                                                        readonly type: 'object';
                                                        readonly title: 'Condition';
                                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                        readonly additionalProperties: false;
                                                        readonly required: readonly ["ref", "op"];
                                                        readonly properties: {
                                                            readonly ref: {
                                                                readonly type: 'string';
                                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                            };
                                                            readonly op: {
                                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                            };
                                                            readonly value: {
                                                                readonly anyOf: readonly [{
                                                                    readonly type: 'string';
                                                                }, {
                                                                    readonly type: 'number';
                                                                }, {
                                                                    readonly type: 'boolean';
                                                                }];
                                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                            };
                                                            readonly values: {
                                                                readonly type: 'array';
                                                                readonly minItems: 1;
                                                                readonly items: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                };
                                                                readonly description: 'For in and notIn';
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                        };
                                    };
                                    readonly else: {
                                        readonly type: 'object';
                                        readonly title: 'Condition';
                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref", "op"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                            };
                                            readonly op: {
                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                            };
                                            readonly value: {
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                            };
                                            readonly values: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly anyOf: readonly [{
                                                        readonly type: 'string';
                                                    }, {
                                                        readonly type: 'number';
                                                    }, {
                                                        readonly type: 'boolean';
                                                    }];
                                                };
                                                readonly description: 'For in and notIn';
                                            };
                                        };
                                    };
                                };
                            };
                            readonly settings: {
                                readonly type: 'object';
                                readonly description: 'Literals of the section type; text as { "t": "key" }';
                            };
                            readonly bindings: {
                                readonly type: 'object';
                                readonly description: 'Props taken from data';
                                readonly additionalProperties: {
                                    readonly type: 'object';
                                    readonly title: 'Binding';
                                    readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["ref"];
                                    readonly properties: {
                                        readonly ref: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                        readonly fallback: {
                                            readonly description: 'The value used when the ref is absent';
                                        };
                                    };
                                };
                            };
                            readonly onEmpty: {
                                readonly enum: readonly ["hide", "message"];
                                readonly description: 'What an empty section does';
                                readonly default: 'hide';
                            };
                            readonly onError: {
                                readonly enum: readonly ["hide", "message", "notFound", "defer"];
                                readonly description: 'What a section does whose source failed';
                                readonly default: 'hide';
                            };
                        };
                    };
                };
            };
        };
        readonly templates: {
            readonly type: 'object';
            readonly description: 'The pages, by a name of your own; home and not-found are there in every theme, error may be';
            readonly propertyNames: {
                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
            };
            readonly required: readonly ["home", "not-found"];
            readonly properties: {
                readonly 'not-found': {
                    readonly type: 'object';
                    readonly title: 'Template of a page without a route';
                    readonly additionalProperties: false;
                    readonly required: readonly ["h1", "sections"];
                    readonly properties: {
                        readonly $ignore: {
                            readonly type: 'array';
                            readonly description: 'Rules whose findings in this object are ignored, with the reason';
                            readonly minItems: 1;
                            readonly items: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["rule", "reason"];
                                readonly properties: {
                                    readonly rule: {
                                        readonly type: 'string';
                                        readonly description: 'The id of a rule that may be ignored, such as THM042';
                                    };
                                    readonly reason: {
                                        readonly type: 'string';
                                        readonly minLength: 10;
                                        readonly description: 'Why the finding is no mistake here';
                                    };
                                };
                            };
                        };
                        readonly h1: {
                            readonly type: 'string';
                            readonly description: 'The id of the section that carries the page’s h1';
                        };
                        readonly params: {
                            readonly type: 'object';
                            readonly description: 'The :params of the route';
                            readonly propertyNames: {
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                            };
                            readonly additionalProperties: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["type"];
                                readonly properties: {
                                    readonly type: {
                                        readonly enum: readonly ["string", "integer"];
                                    };
                                    readonly format: {
                                        readonly enum: readonly ["slug", "id", "date", "text"];
                                    };
                                    readonly minimum: {
                                        readonly type: 'integer';
                                    };
                                    readonly maximum: {
                                        readonly type: 'integer';
                                    };
                                    readonly default: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                    };
                                };
                            };
                        };
                        readonly query: {
                            readonly type: 'object';
                            readonly description: 'The query keys that reach data and conditions';
                            readonly propertyNames: {
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                            };
                            readonly additionalProperties: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["type"];
                                readonly properties: {
                                    readonly type: {
                                        readonly enum: readonly ["string", "integer"];
                                    };
                                    readonly format: {
                                        readonly enum: readonly ["slug", "id", "date", "text"];
                                    };
                                    readonly minimum: {
                                        readonly type: 'integer';
                                    };
                                    readonly maximum: {
                                        readonly type: 'integer';
                                    };
                                    readonly default: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                    };
                                };
                            };
                        };
                        readonly seo: {
                            readonly type: 'object';
                            readonly description: 'What search engines and the browser’s tab show';
                            readonly additionalProperties: false;
                            readonly properties: {
                                readonly title: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'object';
                                        readonly title: 'Text';
                                        readonly description: 'A string of this theme, by its key in locales.strings';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["t"];
                                        readonly properties: {
                                            readonly t: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                        };
                                    }, {
                                        readonly type: 'object';
                                        readonly title: 'Binding';
                                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                            readonly fallback: {
                                                readonly description: 'The value used when the ref is absent';
                                            };
                                        };
                                    }];
                                };
                                readonly description: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'object';
                                        readonly title: 'Text';
                                        readonly description: 'A string of this theme, by its key in locales.strings';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["t"];
                                        readonly properties: {
                                            readonly t: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                        };
                                    }, {
                                        readonly type: 'object';
                                        readonly title: 'Binding';
                                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                            readonly fallback: {
                                                readonly description: 'The value used when the ref is absent';
                                            };
                                        };
                                    }];
                                };
                            };
                        };
                        readonly noindex: {
                            readonly type: 'boolean';
                            readonly description: 'Keeps the page out of search engines';
                        };
                        readonly data: {
                            readonly type: 'object';
                            readonly description: 'What the sections bind, by a name of your own';
                            readonly propertyNames: {
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                            };
                            readonly additionalProperties: {
                                readonly type: 'object';
                                readonly title: 'Data source';
                                readonly additionalProperties: false;
                                readonly required: readonly ["source"];
                                readonly properties: {
                                    readonly source: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                    };
                                    readonly params: {
                                        readonly type: 'object';
                                        readonly additionalProperties: {
                                            readonly anyOf: readonly [{
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                            }, {
                                                readonly type: 'object';
                                                readonly title: 'Binding';
                                                readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly minLength: 1;
                                                    };
                                                    readonly fallback: {
                                                        readonly description: 'The value used when the ref is absent';
                                                    };
                                                };
                                            }];
                                        };
                                    };
                                    readonly notFoundWhenEmpty: {
                                        readonly type: 'boolean';
                                        readonly description: 'An empty answer makes the page a 404, a failed one a 503';
                                        readonly default: false;
                                    };
                                    readonly deadlineMs: {
                                        readonly type: 'integer';
                                        readonly minimum: 50;
                                        readonly maximum: 5000;
                                        readonly description: 'Milliseconds; 800 when absent';
                                    };
                                };
                            };
                        };
                        readonly nav: {
                            readonly type: 'object';
                            readonly description: 'Puts the page into a menu';
                            readonly additionalProperties: false;
                            readonly required: readonly ['label', 'order'];
                            readonly properties: {
                                readonly label: {
                                    readonly type: 'object';
                                    readonly title: 'Text';
                                    readonly description: 'A string of this theme, by its key in locales.strings';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["t"];
                                    readonly properties: {
                                        readonly t: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                    };
                                };
                                readonly order: {
                                    readonly type: 'number';
                                    readonly description: 'Smaller stands first';
                                };
                                readonly menu: {
                                    readonly enum: readonly ['main', 'footer'];
                                    readonly description: 'Which menu';
                                    readonly default: 'main';
                                };
                            };
                        };
                        readonly sections: {
                            readonly type: 'array';
                            readonly description: 'What stands on the page, in order';
                            readonly minItems: 1;
                            readonly maxItems: 25;
                            readonly items: {
                                readonly type: 'object';
                                readonly title: 'Section';
                                readonly additionalProperties: false;
                                readonly required: readonly ["id", "type"];
                                readonly properties: {
                                    readonly $ignore: {
                                        readonly type: 'array';
                                        readonly description: 'Rules whose findings in this object are ignored, with the reason';
                                        readonly minItems: 1;
                                        readonly items: {
                                            readonly type: 'object';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["rule", "reason"];
                                            readonly properties: {
                                                readonly rule: {
                                                    readonly type: 'string';
                                                    readonly description: 'The id of a rule that may be ignored, such as THM042';
                                                };
                                                readonly reason: {
                                                    readonly type: 'string';
                                                    readonly minLength: 10;
                                                    readonly description: 'Why the finding is no mistake here';
                                                };
                                            };
                                        };
                                    };
                                    readonly id: {
                                        readonly type: 'string';
                                        readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                                        readonly description: 'Unique within its template; overrides and links name it';
                                    };
                                    readonly type: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                        readonly description: 'A registered section type';
                                    };
                                    readonly when: {
                                        readonly type: 'object';
                                        readonly if: {
                                            readonly required: readonly ["any"];
                                        };
                                        readonly then: {
                                            readonly type: 'object';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["any"];
                                            readonly properties: {
                                                readonly any: {
                                                    readonly type: 'array';
                                                    readonly minItems: 1;
                                                    readonly items: {
                                                        readonly type: 'object';
                                                        readonly title: 'Condition';
                                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                        readonly additionalProperties: false;
                                                        readonly required: readonly ["ref", "op"];
                                                        readonly properties: {
                                                            readonly ref: {
                                                                readonly type: 'string';
                                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                            };
                                                            readonly op: {
                                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                            };
                                                            readonly value: {
                                                                readonly anyOf: readonly [{
                                                                    readonly type: 'string';
                                                                }, {
                                                                    readonly type: 'number';
                                                                }, {
                                                                    readonly type: 'boolean';
                                                                }];
                                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                            };
                                                            readonly values: {
                                                                readonly type: 'array';
                                                                readonly minItems: 1;
                                                                readonly items: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                };
                                                                readonly description: 'For in and notIn';
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                        };
                                        readonly else: {
                                            readonly if: {
                                                readonly required: readonly ["all"];
                                            };
                                            readonly then: {
                                                readonly type: 'object';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["all"];
                                                readonly properties: {
                                                    readonly all: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly type: 'object';
                                                            readonly if: {
                                                                readonly required: readonly ["any"];
                                                            };
                                                            readonly then: {
                                                                readonly type: 'object';
                                                                readonly additionalProperties: false;
                                                                readonly required: readonly ["any"];
                                                                readonly properties: {
                                                                    readonly any: {
                                                                        readonly type: 'array';
                                                                        readonly minItems: 1;
                                                                        readonly items: {
                                                                            readonly type: 'object';
                                                                            readonly title: 'Condition';
                                                                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                            readonly additionalProperties: false;
                                                                            readonly required: readonly ["ref", "op"];
                                                                            readonly properties: {
                                                                                readonly ref: {
                                                                                    readonly type: 'string';
                                                                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                                };
                                                                                readonly op: {
                                                                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                                };
                                                                                readonly value: {
                                                                                    readonly anyOf: readonly [{
                                                                                        readonly type: 'string';
                                                                                    }, {
                                                                                        readonly type: 'number';
                                                                                    }, {
                                                                                        readonly type: 'boolean';
                                                                                    }];
                                                                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                                };
                                                                                readonly values: {
                                                                                    readonly type: 'array';
                                                                                    readonly minItems: 1;
                                                                                    readonly items: {
                                                                                        readonly anyOf: readonly [{
                                                                                            readonly type: 'string';
                                                                                        }, {
                                                                                            readonly type: 'number';
                                                                                        }, {
                                                                                            readonly type: 'boolean';
                                                                                        }];
                                                                                    };
                                                                                    readonly description: 'For in and notIn';
                                                                                };
                                                                            };
                                                                        };
                                                                    };
                                                                };
                                                            };
                                                            readonly else: {
                                                                readonly type: 'object';
                                                                readonly title: 'Condition';
                                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                readonly additionalProperties: false;
                                                                readonly required: readonly ["ref", "op"];
                                                                readonly properties: {
                                                                    readonly ref: {
                                                                        readonly type: 'string';
                                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                    };
                                                                    readonly op: {
                                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                    };
                                                                    readonly value: {
                                                                        readonly anyOf: readonly [{
                                                                            readonly type: 'string';
                                                                        }, {
                                                                            readonly type: 'number';
                                                                        }, {
                                                                            readonly type: 'boolean';
                                                                        }];
                                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                    };
                                                                    readonly values: {
                                                                        readonly type: 'array';
                                                                        readonly minItems: 1;
                                                                        readonly items: {
                                                                            readonly anyOf: readonly [{
                                                                                readonly type: 'string';
                                                                            }, {
                                                                                readonly type: 'number';
                                                                            }, {
                                                                                readonly type: 'boolean';
                                                                            }];
                                                                        };
                                                                        readonly description: 'For in and notIn';
                                                                    };
                                                                };
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                            readonly else: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                    readonly settings: {
                                        readonly type: 'object';
                                        readonly description: 'Literals of the section type; text as { "t": "key" }';
                                    };
                                    readonly bindings: {
                                        readonly type: 'object';
                                        readonly description: 'Props taken from data';
                                        readonly additionalProperties: {
                                            readonly type: 'object';
                                            readonly title: 'Binding';
                                            readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["ref"];
                                            readonly properties: {
                                                readonly ref: {
                                                    readonly type: 'string';
                                                    readonly minLength: 1;
                                                };
                                                readonly fallback: {
                                                    readonly description: 'The value used when the ref is absent';
                                                };
                                            };
                                        };
                                    };
                                    readonly onEmpty: {
                                        readonly enum: readonly ["hide", "message"];
                                        readonly description: 'What an empty section does';
                                        readonly default: 'hide';
                                    };
                                    readonly onError: {
                                        readonly enum: readonly ["hide", "message", "notFound", "defer"];
                                        readonly description: 'What a section does whose source failed';
                                        readonly default: 'hide';
                                    };
                                };
                            };
                        };
                    };
                };
                readonly error: {
                    readonly type: 'object';
                    readonly title: 'Template of a page without a route';
                    readonly additionalProperties: false;
                    readonly required: readonly ["h1", "sections"];
                    readonly properties: {
                        readonly $ignore: {
                            readonly type: 'array';
                            readonly description: 'Rules whose findings in this object are ignored, with the reason';
                            readonly minItems: 1;
                            readonly items: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["rule", "reason"];
                                readonly properties: {
                                    readonly rule: {
                                        readonly type: 'string';
                                        readonly description: 'The id of a rule that may be ignored, such as THM042';
                                    };
                                    readonly reason: {
                                        readonly type: 'string';
                                        readonly minLength: 10;
                                        readonly description: 'Why the finding is no mistake here';
                                    };
                                };
                            };
                        };
                        readonly h1: {
                            readonly type: 'string';
                            readonly description: 'The id of the section that carries the page’s h1';
                        };
                        readonly params: {
                            readonly type: 'object';
                            readonly description: 'The :params of the route';
                            readonly propertyNames: {
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                            };
                            readonly additionalProperties: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["type"];
                                readonly properties: {
                                    readonly type: {
                                        readonly enum: readonly ["string", "integer"];
                                    };
                                    readonly format: {
                                        readonly enum: readonly ["slug", "id", "date", "text"];
                                    };
                                    readonly minimum: {
                                        readonly type: 'integer';
                                    };
                                    readonly maximum: {
                                        readonly type: 'integer';
                                    };
                                    readonly default: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                    };
                                };
                            };
                        };
                        readonly query: {
                            readonly type: 'object';
                            readonly description: 'The query keys that reach data and conditions';
                            readonly propertyNames: {
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                            };
                            readonly additionalProperties: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["type"];
                                readonly properties: {
                                    readonly type: {
                                        readonly enum: readonly ["string", "integer"];
                                    };
                                    readonly format: {
                                        readonly enum: readonly ["slug", "id", "date", "text"];
                                    };
                                    readonly minimum: {
                                        readonly type: 'integer';
                                    };
                                    readonly maximum: {
                                        readonly type: 'integer';
                                    };
                                    readonly default: {
                                        readonly anyOf: readonly [{
                                            readonly type: 'string';
                                        }, {
                                            readonly type: 'number';
                                        }, {
                                            readonly type: 'boolean';
                                        }];
                                    };
                                };
                            };
                        };
                        readonly seo: {
                            readonly type: 'object';
                            readonly description: 'What search engines and the browser’s tab show';
                            readonly additionalProperties: false;
                            readonly properties: {
                                readonly title: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'object';
                                        readonly title: 'Text';
                                        readonly description: 'A string of this theme, by its key in locales.strings';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["t"];
                                        readonly properties: {
                                            readonly t: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                        };
                                    }, {
                                        readonly type: 'object';
                                        readonly title: 'Binding';
                                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                            readonly fallback: {
                                                readonly description: 'The value used when the ref is absent';
                                            };
                                        };
                                    }];
                                };
                                readonly description: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'object';
                                        readonly title: 'Text';
                                        readonly description: 'A string of this theme, by its key in locales.strings';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["t"];
                                        readonly properties: {
                                            readonly t: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                        };
                                    }, {
                                        readonly type: 'object';
                                        readonly title: 'Binding';
                                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                            readonly fallback: {
                                                readonly description: 'The value used when the ref is absent';
                                            };
                                        };
                                    }];
                                };
                            };
                        };
                        readonly noindex: {
                            readonly type: 'boolean';
                            readonly description: 'Keeps the page out of search engines';
                        };
                        readonly data: {
                            readonly type: 'object';
                            readonly description: 'What the sections bind, by a name of your own';
                            readonly propertyNames: {
                                readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                            };
                            readonly additionalProperties: {
                                readonly type: 'object';
                                readonly title: 'Data source';
                                readonly additionalProperties: false;
                                readonly required: readonly ["source"];
                                readonly properties: {
                                    readonly source: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                    };
                                    readonly params: {
                                        readonly type: 'object';
                                        readonly additionalProperties: {
                                            readonly anyOf: readonly [{
                                                readonly anyOf: readonly [{
                                                    readonly type: 'string';
                                                }, {
                                                    readonly type: 'number';
                                                }, {
                                                    readonly type: 'boolean';
                                                }];
                                            }, {
                                                readonly type: 'object';
                                                readonly title: 'Binding';
                                                readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly minLength: 1;
                                                    };
                                                    readonly fallback: {
                                                        readonly description: 'The value used when the ref is absent';
                                                    };
                                                };
                                            }];
                                        };
                                    };
                                    readonly notFoundWhenEmpty: {
                                        readonly type: 'boolean';
                                        readonly description: 'An empty answer makes the page a 404, a failed one a 503';
                                        readonly default: false;
                                    };
                                    readonly deadlineMs: {
                                        readonly type: 'integer';
                                        readonly minimum: 50;
                                        readonly maximum: 5000;
                                        readonly description: 'Milliseconds; 800 when absent';
                                    };
                                };
                            };
                        };
                        readonly nav: {
                            readonly type: 'object';
                            readonly description: 'Puts the page into a menu';
                            readonly additionalProperties: false;
                            readonly required: readonly ['label', 'order'];
                            readonly properties: {
                                readonly label: {
                                    readonly type: 'object';
                                    readonly title: 'Text';
                                    readonly description: 'A string of this theme, by its key in locales.strings';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["t"];
                                    readonly properties: {
                                        readonly t: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                    };
                                };
                                readonly order: {
                                    readonly type: 'number';
                                    readonly description: 'Smaller stands first';
                                };
                                readonly menu: {
                                    readonly enum: readonly ['main', 'footer'];
                                    readonly description: 'Which menu';
                                    readonly default: 'main';
                                };
                            };
                        };
                        readonly sections: {
                            readonly type: 'array';
                            readonly description: 'What stands on the page, in order';
                            readonly minItems: 1;
                            readonly maxItems: 25;
                            readonly items: {
                                readonly type: 'object';
                                readonly title: 'Section';
                                readonly additionalProperties: false;
                                readonly required: readonly ["id", "type"];
                                readonly properties: {
                                    readonly $ignore: {
                                        readonly type: 'array';
                                        readonly description: 'Rules whose findings in this object are ignored, with the reason';
                                        readonly minItems: 1;
                                        readonly items: {
                                            readonly type: 'object';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["rule", "reason"];
                                            readonly properties: {
                                                readonly rule: {
                                                    readonly type: 'string';
                                                    readonly description: 'The id of a rule that may be ignored, such as THM042';
                                                };
                                                readonly reason: {
                                                    readonly type: 'string';
                                                    readonly minLength: 10;
                                                    readonly description: 'Why the finding is no mistake here';
                                                };
                                            };
                                        };
                                    };
                                    readonly id: {
                                        readonly type: 'string';
                                        readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                                        readonly description: 'Unique within its template; overrides and links name it';
                                    };
                                    readonly type: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                        readonly description: 'A registered section type';
                                    };
                                    readonly when: {
                                        readonly type: 'object';
                                        readonly if: {
                                            readonly required: readonly ["any"];
                                        };
                                        readonly then: {
                                            readonly type: 'object';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["any"];
                                            readonly properties: {
                                                readonly any: {
                                                    readonly type: 'array';
                                                    readonly minItems: 1;
                                                    readonly items: {
                                                        readonly type: 'object';
                                                        readonly title: 'Condition';
                                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                        readonly additionalProperties: false;
                                                        readonly required: readonly ["ref", "op"];
                                                        readonly properties: {
                                                            readonly ref: {
                                                                readonly type: 'string';
                                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                            };
                                                            readonly op: {
                                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                            };
                                                            readonly value: {
                                                                readonly anyOf: readonly [{
                                                                    readonly type: 'string';
                                                                }, {
                                                                    readonly type: 'number';
                                                                }, {
                                                                    readonly type: 'boolean';
                                                                }];
                                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                            };
                                                            readonly values: {
                                                                readonly type: 'array';
                                                                readonly minItems: 1;
                                                                readonly items: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                };
                                                                readonly description: 'For in and notIn';
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                        };
                                        readonly else: {
                                            readonly if: {
                                                readonly required: readonly ["all"];
                                            };
                                            readonly then: {
                                                readonly type: 'object';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["all"];
                                                readonly properties: {
                                                    readonly all: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly type: 'object';
                                                            readonly if: {
                                                                readonly required: readonly ["any"];
                                                            };
                                                            readonly then: {
                                                                readonly type: 'object';
                                                                readonly additionalProperties: false;
                                                                readonly required: readonly ["any"];
                                                                readonly properties: {
                                                                    readonly any: {
                                                                        readonly type: 'array';
                                                                        readonly minItems: 1;
                                                                        readonly items: {
                                                                            readonly type: 'object';
                                                                            readonly title: 'Condition';
                                                                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                            readonly additionalProperties: false;
                                                                            readonly required: readonly ["ref", "op"];
                                                                            readonly properties: {
                                                                                readonly ref: {
                                                                                    readonly type: 'string';
                                                                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                                };
                                                                                readonly op: {
                                                                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                                };
                                                                                readonly value: {
                                                                                    readonly anyOf: readonly [{
                                                                                        readonly type: 'string';
                                                                                    }, {
                                                                                        readonly type: 'number';
                                                                                    }, {
                                                                                        readonly type: 'boolean';
                                                                                    }];
                                                                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                                };
                                                                                readonly values: {
                                                                                    readonly type: 'array';
                                                                                    readonly minItems: 1;
                                                                                    readonly items: {
                                                                                        readonly anyOf: readonly [{
                                                                                            readonly type: 'string';
                                                                                        }, {
                                                                                            readonly type: 'number';
                                                                                        }, {
                                                                                            readonly type: 'boolean';
                                                                                        }];
                                                                                    };
                                                                                    readonly description: 'For in and notIn';
                                                                                };
                                                                            };
                                                                        };
                                                                    };
                                                                };
                                                            };
                                                            readonly else: {
                                                                readonly type: 'object';
                                                                readonly title: 'Condition';
                                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                readonly additionalProperties: false;
                                                                readonly required: readonly ["ref", "op"];
                                                                readonly properties: {
                                                                    readonly ref: {
                                                                        readonly type: 'string';
                                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                    };
                                                                    readonly op: {
                                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                    };
                                                                    readonly value: {
                                                                        readonly anyOf: readonly [{
                                                                            readonly type: 'string';
                                                                        }, {
                                                                            readonly type: 'number';
                                                                        }, {
                                                                            readonly type: 'boolean';
                                                                        }];
                                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                    };
                                                                    readonly values: {
                                                                        readonly type: 'array';
                                                                        readonly minItems: 1;
                                                                        readonly items: {
                                                                            readonly anyOf: readonly [{
                                                                                readonly type: 'string';
                                                                            }, {
                                                                                readonly type: 'number';
                                                                            }, {
                                                                                readonly type: 'boolean';
                                                                            }];
                                                                        };
                                                                        readonly description: 'For in and notIn';
                                                                    };
                                                                };
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                            readonly else: {
                                                readonly type: 'object';
                                                readonly title: 'Condition';
                                                readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["ref", "op"];
                                                readonly properties: {
                                                    readonly ref: {
                                                        readonly type: 'string';
                                                        readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                    };
                                                    readonly op: {
                                                        readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                    };
                                                    readonly value: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                        readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                    };
                                                    readonly values: {
                                                        readonly type: 'array';
                                                        readonly minItems: 1;
                                                        readonly items: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                        };
                                                        readonly description: 'For in and notIn';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                    readonly settings: {
                                        readonly type: 'object';
                                        readonly description: 'Literals of the section type; text as { "t": "key" }';
                                    };
                                    readonly bindings: {
                                        readonly type: 'object';
                                        readonly description: 'Props taken from data';
                                        readonly additionalProperties: {
                                            readonly type: 'object';
                                            readonly title: 'Binding';
                                            readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["ref"];
                                            readonly properties: {
                                                readonly ref: {
                                                    readonly type: 'string';
                                                    readonly minLength: 1;
                                                };
                                                readonly fallback: {
                                                    readonly description: 'The value used when the ref is absent';
                                                };
                                            };
                                        };
                                    };
                                    readonly onEmpty: {
                                        readonly enum: readonly ["hide", "message"];
                                        readonly description: 'What an empty section does';
                                        readonly default: 'hide';
                                    };
                                    readonly onError: {
                                        readonly enum: readonly ["hide", "message", "notFound", "defer"];
                                        readonly description: 'What a section does whose source failed';
                                        readonly default: 'hide';
                                    };
                                };
                            };
                        };
                    };
                };
            };
            readonly additionalProperties: {
                readonly type: 'object';
                readonly title: 'Template';
                readonly additionalProperties: false;
                readonly required: readonly ["route", "h1", "sections"];
                readonly properties: {
                    readonly $ignore: {
                        readonly type: 'array';
                        readonly description: 'Rules whose findings in this object are ignored, with the reason';
                        readonly minItems: 1;
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["rule", "reason"];
                            readonly properties: {
                                readonly rule: {
                                    readonly type: 'string';
                                    readonly description: 'The id of a rule that may be ignored, such as THM042';
                                };
                                readonly reason: {
                                    readonly type: 'string';
                                    readonly minLength: 10;
                                    readonly description: 'Why the finding is no mistake here';
                                };
                            };
                        };
                    };
                    readonly h1: {
                        readonly type: 'string';
                        readonly description: 'The id of the section that carries the page’s h1';
                    };
                    readonly params: {
                        readonly type: 'object';
                        readonly description: 'The :params of the route';
                        readonly propertyNames: {
                            readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                        };
                        readonly additionalProperties: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["type"];
                            readonly properties: {
                                readonly type: {
                                    readonly enum: readonly ["string", "integer"];
                                };
                                readonly format: {
                                    readonly enum: readonly ["slug", "id", "date", "text"];
                                };
                                readonly minimum: {
                                    readonly type: 'integer';
                                };
                                readonly maximum: {
                                    readonly type: 'integer';
                                };
                                readonly default: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'string';
                                    }, {
                                        readonly type: 'number';
                                    }, {
                                        readonly type: 'boolean';
                                    }];
                                };
                            };
                        };
                    };
                    readonly query: {
                        readonly type: 'object';
                        readonly description: 'The query keys that reach data and conditions';
                        readonly propertyNames: {
                            readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                        };
                        readonly additionalProperties: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["type"];
                            readonly properties: {
                                readonly type: {
                                    readonly enum: readonly ["string", "integer"];
                                };
                                readonly format: {
                                    readonly enum: readonly ["slug", "id", "date", "text"];
                                };
                                readonly minimum: {
                                    readonly type: 'integer';
                                };
                                readonly maximum: {
                                    readonly type: 'integer';
                                };
                                readonly default: {
                                    readonly anyOf: readonly [{
                                        readonly type: 'string';
                                    }, {
                                        readonly type: 'number';
                                    }, {
                                        readonly type: 'boolean';
                                    }];
                                };
                            };
                        };
                    };
                    readonly seo: {
                        readonly type: 'object';
                        readonly description: 'What search engines and the browser’s tab show';
                        readonly additionalProperties: false;
                        readonly properties: {
                            readonly title: {
                                readonly anyOf: readonly [{
                                    readonly type: 'object';
                                    readonly title: 'Text';
                                    readonly description: 'A string of this theme, by its key in locales.strings';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["t"];
                                    readonly properties: {
                                        readonly t: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                    };
                                }, {
                                    readonly type: 'object';
                                    readonly title: 'Binding';
                                    readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["ref"];
                                    readonly properties: {
                                        readonly ref: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                        readonly fallback: {
                                            readonly description: 'The value used when the ref is absent';
                                        };
                                    };
                                }];
                            };
                            readonly description: {
                                readonly anyOf: readonly [{
                                    readonly type: 'object';
                                    readonly title: 'Text';
                                    readonly description: 'A string of this theme, by its key in locales.strings';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["t"];
                                    readonly properties: {
                                        readonly t: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                    };
                                }, {
                                    readonly type: 'object';
                                    readonly title: 'Binding';
                                    readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["ref"];
                                    readonly properties: {
                                        readonly ref: {
                                            readonly type: 'string';
                                            readonly minLength: 1;
                                        };
                                        readonly fallback: {
                                            readonly description: 'The value used when the ref is absent';
                                        };
                                    };
                                }];
                            };
                        };
                    };
                    readonly noindex: {
                        readonly type: 'boolean';
                        readonly description: 'Keeps the page out of search engines';
                    };
                    readonly data: {
                        readonly type: 'object';
                        readonly description: 'What the sections bind, by a name of your own';
                        readonly propertyNames: {
                            readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                        };
                        readonly additionalProperties: {
                            readonly type: 'object';
                            readonly title: 'Data source';
                            readonly additionalProperties: false;
                            readonly required: readonly ["source"];
                            readonly properties: {
                                readonly source: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                };
                                readonly params: {
                                    readonly type: 'object';
                                    readonly additionalProperties: {
                                        readonly anyOf: readonly [{
                                            readonly anyOf: readonly [{
                                                readonly type: 'string';
                                            }, {
                                                readonly type: 'number';
                                            }, {
                                                readonly type: 'boolean';
                                            }];
                                        }, {
                                            readonly type: 'object';
                                            readonly title: 'Binding';
                                            readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["ref"];
                                            readonly properties: {
                                                readonly ref: {
                                                    readonly type: 'string';
                                                    readonly minLength: 1;
                                                };
                                                readonly fallback: {
                                                    readonly description: 'The value used when the ref is absent';
                                                };
                                            };
                                        }];
                                    };
                                };
                                readonly notFoundWhenEmpty: {
                                    readonly type: 'boolean';
                                    readonly description: 'An empty answer makes the page a 404, a failed one a 503';
                                    readonly default: false;
                                };
                                readonly deadlineMs: {
                                    readonly type: 'integer';
                                    readonly minimum: 50;
                                    readonly maximum: 5000;
                                    readonly description: 'Milliseconds; 800 when absent';
                                };
                            };
                        };
                    };
                    readonly nav: {
                        readonly type: 'object';
                        readonly description: 'Puts the page into a menu';
                        readonly additionalProperties: false;
                        readonly required: readonly ['label', 'order'];
                        readonly properties: {
                            readonly label: {
                                readonly type: 'object';
                                readonly title: 'Text';
                                readonly description: 'A string of this theme, by its key in locales.strings';
                                readonly additionalProperties: false;
                                readonly required: readonly ["t"];
                                readonly properties: {
                                    readonly t: {
                                        readonly type: 'string';
                                        readonly minLength: 1;
                                    };
                                };
                            };
                            readonly order: {
                                readonly type: 'number';
                                readonly description: 'Smaller stands first';
                            };
                            readonly menu: {
                                readonly enum: readonly ['main', 'footer'];
                                readonly description: 'Which menu';
                                readonly default: 'main';
                            };
                        };
                    };
                    readonly sections: {
                        readonly type: 'array';
                        readonly description: 'What stands on the page, in order';
                        readonly minItems: 1;
                        readonly maxItems: 25;
                        readonly items: {
                            readonly type: 'object';
                            readonly title: 'Section';
                            readonly additionalProperties: false;
                            readonly required: readonly ["id", "type"];
                            readonly properties: {
                                readonly $ignore: {
                                    readonly type: 'array';
                                    readonly description: 'Rules whose findings in this object are ignored, with the reason';
                                    readonly minItems: 1;
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["rule", "reason"];
                                        readonly properties: {
                                            readonly rule: {
                                                readonly type: 'string';
                                                readonly description: 'The id of a rule that may be ignored, such as THM042';
                                            };
                                            readonly reason: {
                                                readonly type: 'string';
                                                readonly minLength: 10;
                                                readonly description: 'Why the finding is no mistake here';
                                            };
                                        };
                                    };
                                };
                                readonly id: {
                                    readonly type: 'string';
                                    readonly pattern: "^[a-z][A-Za-z0-9-]{0,39}$";
                                    readonly description: 'Unique within its template; overrides and links name it';
                                };
                                readonly type: {
                                    readonly type: 'string';
                                    readonly minLength: 1;
                                    readonly description: 'A registered section type';
                                };
                                readonly when: {
                                    readonly type: 'object';
                                    readonly if: {
                                        readonly required: readonly ["any"];
                                    };
                                    readonly then: {
                                        readonly type: 'object';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["any"];
                                        readonly properties: {
                                            readonly any: {
                                                readonly type: 'array';
                                                readonly minItems: 1;
                                                readonly items: {
                                                    readonly type: 'object';
                                                    readonly title: 'Condition';
                                                    readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                    readonly additionalProperties: false;
                                                    readonly required: readonly ["ref", "op"];
                                                    readonly properties: {
                                                        readonly ref: {
                                                            readonly type: 'string';
                                                            readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                        };
                                                        readonly op: {
                                                            readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                        };
                                                        readonly value: {
                                                            readonly anyOf: readonly [{
                                                                readonly type: 'string';
                                                            }, {
                                                                readonly type: 'number';
                                                            }, {
                                                                readonly type: 'boolean';
                                                            }];
                                                            readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                        };
                                                        readonly values: {
                                                            readonly type: 'array';
                                                            readonly minItems: 1;
                                                            readonly items: {
                                                                readonly anyOf: readonly [{
                                                                    readonly type: 'string';
                                                                }, {
                                                                    readonly type: 'number';
                                                                }, {
                                                                    readonly type: 'boolean';
                                                                }];
                                                            };
                                                            readonly description: 'For in and notIn';
                                                        };
                                                    };
                                                };
                                            };
                                        };
                                    };
                                    readonly else: {
                                        readonly if: {
                                            readonly required: readonly ["all"];
                                        };
                                        readonly then: {
                                            readonly type: 'object';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["all"];
                                            readonly properties: {
                                                readonly all: {
                                                    readonly type: 'array';
                                                    readonly minItems: 1;
                                                    readonly items: {
                                                        readonly type: 'object';
                                                        readonly if: {
                                                            readonly required: readonly ["any"];
                                                        };
                                                        readonly then: {
                                                            readonly type: 'object';
                                                            readonly additionalProperties: false;
                                                            readonly required: readonly ["any"];
                                                            readonly properties: {
                                                                readonly any: {
                                                                    readonly type: 'array';
                                                                    readonly minItems: 1;
                                                                    readonly items: {
                                                                        readonly type: 'object';
                                                                        readonly title: 'Condition';
                                                                        readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                                        readonly additionalProperties: false;
                                                                        readonly required: readonly ["ref", "op"];
                                                                        readonly properties: {
                                                                            readonly ref: {
                                                                                readonly type: 'string';
                                                                                readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                            };
                                                                            readonly op: {
                                                                                readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                            };
                                                                            readonly value: {
                                                                                readonly anyOf: readonly [{
                                                                                    readonly type: 'string';
                                                                                }, {
                                                                                    readonly type: 'number';
                                                                                }, {
                                                                                    readonly type: 'boolean';
                                                                                }];
                                                                                readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                            };
                                                                            readonly values: {
                                                                                readonly type: 'array';
                                                                                readonly minItems: 1;
                                                                                readonly items: {
                                                                                    readonly anyOf: readonly [{
                                                                                        readonly type: 'string';
                                                                                    }, {
                                                                                        readonly type: 'number';
                                                                                    }, {
                                                                                        readonly type: 'boolean';
                                                                                    }];
                                                                                };
                                                                                readonly description: 'For in and notIn';
                                                                            };
                                                                        };
                                                                    };
                                                                };
                                                            };
                                                        };
                                                        readonly else: {
                                                            readonly type: 'object';
                                                            readonly title: 'Condition';
                                                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                                            readonly additionalProperties: false;
                                                            readonly required: readonly ["ref", "op"];
                                                            readonly properties: {
                                                                readonly ref: {
                                                                    readonly type: 'string';
                                                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                                };
                                                                readonly op: {
                                                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                                };
                                                                readonly value: {
                                                                    readonly anyOf: readonly [{
                                                                        readonly type: 'string';
                                                                    }, {
                                                                        readonly type: 'number';
                                                                    }, {
                                                                        readonly type: 'boolean';
                                                                    }];
                                                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                                };
                                                                readonly values: {
                                                                    readonly type: 'array';
                                                                    readonly minItems: 1;
                                                                    readonly items: {
                                                                        readonly anyOf: readonly [{
                                                                            readonly type: 'string';
                                                                        }, {
                                                                            readonly type: 'number';
                                                                        }, {
                                                                            readonly type: 'boolean';
                                                                        }];
                                                                    };
                                                                    readonly description: 'For in and notIn';
                                                                };
                                                            };
                                                        };
                                                    };
                                                };
                                            };
                                        };
                                        readonly else: {
                                            readonly type: 'object';
                                            readonly title: 'Condition';
                                            readonly description: 'Compares one ref. Every op has its negation, so there is no "not".';
                                            readonly additionalProperties: false;
                                            readonly required: readonly ["ref", "op"];
                                            readonly properties: {
                                                readonly ref: {
                                                    readonly type: 'string';
                                                    readonly description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn';
                                                };
                                                readonly op: {
                                                    readonly enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
                                                };
                                                readonly value: {
                                                    readonly anyOf: readonly [{
                                                        readonly type: 'string';
                                                    }, {
                                                        readonly type: 'number';
                                                    }, {
                                                        readonly type: 'boolean';
                                                    }];
                                                    readonly description: 'For equals, notEquals, atLeast and lessThan';
                                                };
                                                readonly values: {
                                                    readonly type: 'array';
                                                    readonly minItems: 1;
                                                    readonly items: {
                                                        readonly anyOf: readonly [{
                                                            readonly type: 'string';
                                                        }, {
                                                            readonly type: 'number';
                                                        }, {
                                                            readonly type: 'boolean';
                                                        }];
                                                    };
                                                    readonly description: 'For in and notIn';
                                                };
                                            };
                                        };
                                    };
                                };
                                readonly settings: {
                                    readonly type: 'object';
                                    readonly description: 'Literals of the section type; text as { "t": "key" }';
                                };
                                readonly bindings: {
                                    readonly type: 'object';
                                    readonly description: 'Props taken from data';
                                    readonly additionalProperties: {
                                        readonly type: 'object';
                                        readonly title: 'Binding';
                                        readonly description: 'Where a prop takes its value from, and what stands in when there is none';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["ref"];
                                        readonly properties: {
                                            readonly ref: {
                                                readonly type: 'string';
                                                readonly minLength: 1;
                                            };
                                            readonly fallback: {
                                                readonly description: 'The value used when the ref is absent';
                                            };
                                        };
                                    };
                                };
                                readonly onEmpty: {
                                    readonly enum: readonly ["hide", "message"];
                                    readonly description: 'What an empty section does';
                                    readonly default: 'hide';
                                };
                                readonly onError: {
                                    readonly enum: readonly ["hide", "message", "notFound", "defer"];
                                    readonly description: 'What a section does whose source failed';
                                    readonly default: 'hide';
                                };
                            };
                        };
                    };
                    readonly route: {
                        readonly type: 'string';
                        readonly pattern: '^/';
                        readonly description: 'Literal segments and :params, e.g. /blog/:slug';
                    };
                };
            };
        };
        readonly locales: {
            readonly type: 'object';
            readonly description: 'The languages, and every text that is not data';
            readonly additionalProperties: false;
            readonly required: readonly ["default", "strings"];
            readonly properties: {
                readonly default: {
                    readonly type: 'string';
                    readonly pattern: '^[a-z]{2}(-[A-Z]{2})?$';
                };
                readonly strings: {
                    readonly type: 'object';
                    readonly minProperties: 1;
                    readonly propertyNames: {
                        readonly pattern: '^[a-z]{2}(-[A-Z]{2})?$';
                    };
                    readonly additionalProperties: {
                        readonly type: 'object';
                        readonly additionalProperties: {
                            readonly type: 'string';
                        };
                    };
                };
            };
        };
        readonly budgets: {
            readonly type: 'object';
            readonly description: 'By template: brotli bytes, and the number of sources';
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly jsBytes: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly cssBytes: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly sources: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                };
            };
        };
    };
};
export type TextRef = FromSchema<typeof textSchema>;
export type Binding = FromSchema<typeof bindingSchema>;
export type Param = FromSchema<typeof paramSchema>;
export type DataRequest = FromSchema<typeof dataSchema>;
export type ThemeSetting = FromSchema<typeof themeSettingSchema>;
export type Ignore = FromSchema<typeof ignoreSchema>[number];
export type Section = Omit<FromSchema<typeof sectionSchema>, 'when'> & {
    when?: Condition;
};
export type Template = Omit<FromSchema<typeof notFoundSchema>, 'sections'> & {
    route?: string;
    sections: Section[];
};
export type Theme = Omit<FromSchema<typeof themeSchema>, 'templates' | 'groups'> & {
    groups?: {
        header?: Section[];
        footer?: Section[];
    };
    templates: Record<string, Template>;
};
export type Renames = NonNullable<Theme['renames']>;
export type Scalar = FromSchema<typeof scalar>;
export {};
