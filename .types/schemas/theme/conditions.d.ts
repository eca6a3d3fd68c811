import type { FromSchema } from 'json-schema-to-ts';
export declare const conditionOps: readonly ['present', 'absent', 'equals', 'notEquals', 'in', 'notIn', 'atLeast', 'lessThan'];
export type ConditionOp = (typeof conditionOps)[number];
/** One test of one ref. Which operand an op takes is checked by name, so that a slip gives one finding. */
export declare const leafSchema: {
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
export declare const anySchema: {
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
/** `when`: a leaf, any of leaves, or all of leaves and any-groups. Two levels, so that every state can be listed. */
export declare const conditionSchema: {
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
export type Leaf = FromSchema<typeof leafSchema>;
export type AnyOf = FromSchema<typeof anySchema>;
export type Condition = Leaf | AnyOf | {
    all: (Leaf | AnyOf)[];
};
