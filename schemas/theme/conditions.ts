import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const conditionOps = ['present', 'absent', 'equals', 'notEquals', 'in', 'notIn', 'atLeast', 'lessThan'] as const;
export type ConditionOp = (typeof conditionOps)[number];

const scalar = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] } as const;

/** One test of one ref. Which operand an op takes is checked by name, so that a slip gives one finding. */
export const leafSchema = {
  type: 'object',
  title: 'Condition',
  description: 'Compares one ref. Every op has its negation, so there is no "not".',
  additionalProperties: false,
  required: ['ref', 'op'],
  properties: {
    ref: {
      type: 'string',
      description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn',
    },
    op: { enum: conditionOps },
    value: { ...scalar, description: 'For equals, notEquals, atLeast and lessThan' },
    values: { type: 'array', minItems: 1, items: scalar, description: 'For in and notIn' },
  },
} as const satisfies JSONSchema;

export const anySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['any'],
  properties: { any: { type: 'array', minItems: 1, items: leafSchema } },
} as const satisfies JSONSchema;

/** `when`: a leaf, any of leaves, or all of leaves and any-groups. Two levels, so that every state can be listed. */
export const conditionSchema = {
  type: 'object',
  if: { required: ['any'] },
  then: anySchema,
  else: {
    if: { required: ['all'] },
    then: {
      type: 'object',
      additionalProperties: false,
      required: ['all'],
      properties: {
        all: {
          type: 'array',
          minItems: 1,
          items: { type: 'object', if: { required: ['any'] }, then: anySchema, else: leafSchema },
        },
      },
    },
    else: leafSchema,
  },
} as const satisfies JSONSchema;

export type Leaf = FromSchema<typeof leafSchema>;
export type AnyOf = FromSchema<typeof anySchema>;
export type Condition = Leaf | AnyOf | { all: (Leaf | AnyOf)[] };
