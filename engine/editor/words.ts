import { type ConditionOp, conditionOps } from '#schemas/theme/conditions.ts';
import { siteSchema } from '#schemas/theme/site.ts';
import { tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';

export const opDescriptions: Readonly<Record<ConditionOp, string>> = {
  present: 'There is a value: not null, "", [] or {}',
  absent: 'There is no value: null, "", [] or {}',
  equals: 'The same as "value"',
  notEquals: 'Not the same as "value"',
  in: 'One of "values"',
  notIn: 'None of "values"',
  atLeast: 'A number, or the length of a list, not below "value"',
  lessThan: 'A number, or the length of a list, below "value"',
};

export const opSchema = { enum: conditionOps, enumDescriptions: conditionOps.map((op) => opDescriptions[op]) };

/** Every path of an object schema, dotted. */
const pathsOf = (schema: object, prefix: string): string[] => {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, object>> };
  return Object.entries(properties).flatMap(([name, part]) => {
    const path = `${prefix}.${name}`;
    return [path, ...pathsOf(part, path)];
  });
};

const sitePaths = pathsOf(siteSchema, 'site');
const id = '[A-Za-z][A-Za-z0-9-]*';
const refForms = [
  ...[...sitePaths, 'visitor.signedIn'].map((path) => path.replaceAll('.', '\\.')),
  `settings\\.${id}`,
  `data\\.${id}(\\.[A-Za-z0-9_]+)*`,
  `route\\.(params|query)\\.${id}`,
];

export const refSchema = {
  type: 'string',
  description: 'site.*, settings.*, data.<id>.*, route.params.*, route.query.* or visitor.signedIn',
  pattern: `^(${refForms.join('|')})$`,
  examples: [...sitePaths, 'visitor.signedIn'],
};

const types = Object.keys(tokenValueSchemas);

/** A group of tokens, or a token. */
export const tokenSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    $type: { description: 'Holds for all tokens of a group', enum: types },
    $value: {
      anyOf: [
        { type: 'string', description: 'An alias: {color.primary}', pattern: '^\\{[A-Za-z0-9.-]+\\}$' },
        ...Object.values(tokenValueSchemas),
      ],
    },
    $description: { type: 'string' },
    $deprecated: { type: ['boolean', 'string'] },
    $extensions: { type: 'object', properties: { schoolyard: tokenExtensionSchema } },
  },
  patternProperties: { '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$': { $ref: '#/definitions/tokens' } },
};
