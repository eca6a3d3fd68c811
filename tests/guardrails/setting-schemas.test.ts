import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { sources } from '#schemas/sources/index.ts';
import { themeSchema } from '#schemas/theme/theme.ts';
import { tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';
import { sections } from '#sections/index.ts';
import { environmentSchema } from '#server/main/config.ts';

/** What compiles our own schemas trusts them; that they are schemas is seen here. */
const ajv = new Ajv({ strict: false });

describe('the schemas that are compiled unchecked', () => {
  const schemas: readonly (readonly [string, object])[] = [
    ['the theme', themeSchema],
    ['extensions of tokens', tokenExtensionSchema],
    ['the environment', environmentSchema],
    ...sources.map(({ name, params }): [string, object] => [`params of ${name}`, params as object]),
    ...Object.entries(tokenValueSchemas),
    ...sections.flatMap(({ type, settings, bindings }): [string, object][] => [
      [`settings of ${type}`, settings as object],
      [`bindings of ${type}`, bindings as object],
    ]),
  ];

  it.each(schemas)('are valid for %s', (_, schema) => {
    ajv.validateSchema(schema);
    expect(ajv.errors).toBeNull();
  });

  it('are looked at for more than that they are there', () => {
    expect(ajv.validateSchema({ type: 'objct' })).toBe(false);
  });
});
