import { type ConditionOp } from '#schemas/theme/conditions.ts';
export declare const opDescriptions: Readonly<Record<ConditionOp, string>>;
export declare const opSchema: {
    enum: readonly ["present", "absent", "equals", "notEquals", "in", "notIn", "atLeast", "lessThan"];
    enumDescriptions: string[];
};
export declare const refSchema: {
    type: string;
    description: string;
    pattern: string;
    examples: string[];
};
/** A group of tokens, or a token. */
export declare const tokenSchema: {
    type: string;
    additionalProperties: boolean;
    properties: {
        $type: {
            description: string;
            enum: string[];
        };
        $value: {
            anyOf: ({
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["colorSpace", "components"];
                readonly properties: {
                    readonly colorSpace: {
                        readonly const: 'srgb';
                    };
                    readonly components: {
                        readonly type: 'array';
                        readonly minItems: 3;
                        readonly maxItems: 3;
                        readonly items: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 1;
                        };
                    };
                    readonly alpha: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 1;
                    };
                    readonly hex: {
                        readonly type: 'string';
                        readonly pattern: '^#[0-9A-Fa-f]{6}$';
                    };
                };
            } | {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["value", "unit"];
                readonly properties: {
                    readonly value: {
                        readonly type: 'number';
                    };
                    readonly unit: {
                        readonly enum: readonly ["px", "rem"];
                    };
                };
            } | {
                readonly type: 'array';
                readonly minItems: 1;
                readonly items: {
                    readonly type: 'string';
                    readonly pattern: '^[A-Za-z0-9 -]{1,60}$';
                };
            } | {
                readonly type: 'number';
            } | {
                readonly anyOf: readonly [{
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["color", "offsetX", "offsetY", "blur", "spread"];
                    readonly properties: {
                        readonly color: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["colorSpace", "components"];
                            readonly properties: {
                                readonly colorSpace: {
                                    readonly const: 'srgb';
                                };
                                readonly components: {
                                    readonly type: 'array';
                                    readonly minItems: 3;
                                    readonly maxItems: 3;
                                    readonly items: {
                                        readonly type: 'number';
                                        readonly minimum: 0;
                                        readonly maximum: 1;
                                    };
                                };
                                readonly alpha: {
                                    readonly type: 'number';
                                    readonly minimum: 0;
                                    readonly maximum: 1;
                                };
                                readonly hex: {
                                    readonly type: 'string';
                                    readonly pattern: '^#[0-9A-Fa-f]{6}$';
                                };
                            };
                        };
                        readonly offsetX: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["value", "unit"];
                            readonly properties: {
                                readonly value: {
                                    readonly type: 'number';
                                };
                                readonly unit: {
                                    readonly enum: readonly ["px", "rem"];
                                };
                            };
                        };
                        readonly offsetY: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["value", "unit"];
                            readonly properties: {
                                readonly value: {
                                    readonly type: 'number';
                                };
                                readonly unit: {
                                    readonly enum: readonly ["px", "rem"];
                                };
                            };
                        };
                        readonly blur: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["value", "unit"];
                            readonly properties: {
                                readonly value: {
                                    readonly type: 'number';
                                };
                                readonly unit: {
                                    readonly enum: readonly ["px", "rem"];
                                };
                            };
                        };
                        readonly spread: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["value", "unit"];
                            readonly properties: {
                                readonly value: {
                                    readonly type: 'number';
                                };
                                readonly unit: {
                                    readonly enum: readonly ["px", "rem"];
                                };
                            };
                        };
                    };
                }, {
                    readonly type: 'array';
                    readonly minItems: 1;
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["color", "offsetX", "offsetY", "blur", "spread"];
                        readonly properties: {
                            readonly color: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["colorSpace", "components"];
                                readonly properties: {
                                    readonly colorSpace: {
                                        readonly const: 'srgb';
                                    };
                                    readonly components: {
                                        readonly type: 'array';
                                        readonly minItems: 3;
                                        readonly maxItems: 3;
                                        readonly items: {
                                            readonly type: 'number';
                                            readonly minimum: 0;
                                            readonly maximum: 1;
                                        };
                                    };
                                    readonly alpha: {
                                        readonly type: 'number';
                                        readonly minimum: 0;
                                        readonly maximum: 1;
                                    };
                                    readonly hex: {
                                        readonly type: 'string';
                                        readonly pattern: '^#[0-9A-Fa-f]{6}$';
                                    };
                                };
                            };
                            readonly offsetX: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["value", "unit"];
                                readonly properties: {
                                    readonly value: {
                                        readonly type: 'number';
                                    };
                                    readonly unit: {
                                        readonly enum: readonly ["px", "rem"];
                                    };
                                };
                            };
                            readonly offsetY: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["value", "unit"];
                                readonly properties: {
                                    readonly value: {
                                        readonly type: 'number';
                                    };
                                    readonly unit: {
                                        readonly enum: readonly ["px", "rem"];
                                    };
                                };
                            };
                            readonly blur: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["value", "unit"];
                                readonly properties: {
                                    readonly value: {
                                        readonly type: 'number';
                                    };
                                    readonly unit: {
                                        readonly enum: readonly ["px", "rem"];
                                    };
                                };
                            };
                            readonly spread: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["value", "unit"];
                                readonly properties: {
                                    readonly value: {
                                        readonly type: 'number';
                                    };
                                    readonly unit: {
                                        readonly enum: readonly ["px", "rem"];
                                    };
                                };
                            };
                        };
                    };
                }];
            } | {
                type: string;
                description: string;
                pattern: string;
            })[];
        };
        $description: {
            type: string;
        };
        $deprecated: {
            type: string[];
        };
        $extensions: {
            type: string;
            properties: {
                schoolyard: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly properties: {
                        readonly contrast: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["on", "min"];
                            readonly properties: {
                                readonly on: {
                                    readonly type: 'array';
                                    readonly minItems: 1;
                                    readonly items: {
                                        readonly type: 'string';
                                        readonly pattern: '^\\{[A-Za-z0-9.-]+\\}$';
                                    };
                                };
                                readonly min: {
                                    readonly type: 'number';
                                    readonly minimum: 1;
                                    readonly maximum: 21;
                                };
                            };
                        };
                        readonly fluid: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["value", "unit"];
                            readonly properties: {
                                readonly value: {
                                    readonly type: 'number';
                                };
                                readonly unit: {
                                    readonly enum: readonly ["px", "rem"];
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    patternProperties: {
        '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$': {
            $ref: string;
        };
    };
};
