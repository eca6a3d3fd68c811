import type { FromSchema } from 'json-schema-to-ts';
/** Design Tokens Community Group format, 2025.10: the token types a theme may use. */
declare const dimension: {
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
declare const color: {
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
declare const shadowLayer: {
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
/** By `$type`, the schema of `$value`. */
export declare const tokenValueSchemas: {
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
    readonly dimension: {
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
    readonly fontFamily: {
        readonly type: 'array';
        readonly minItems: 1;
        readonly items: {
            readonly type: 'string';
            readonly pattern: '^[A-Za-z0-9 -]{1,60}$';
        };
    };
    readonly number: {
        readonly type: 'number';
    };
    readonly shadow: {
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
    };
};
export type TokenType = keyof typeof tokenValueSchemas;
export type Color = FromSchema<typeof color>;
export type Dimension = FromSchema<typeof dimension>;
export type ShadowLayer = FromSchema<typeof shadowLayer>;
/** `$extensions.schoolyard` of a token. */
export declare const tokenExtensionSchema: {
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
        /** A dimension's size at 1440 px; `$value` is the one at 390 px. */
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
export type TokenExtension = FromSchema<typeof tokenExtensionSchema>;
export {};
