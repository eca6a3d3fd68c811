import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { themeSchema } from '#schemas/theme/theme.ts';
import { tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';
import { sections } from '#sections/index.ts';

/** The engine trusts its own schemas; that they are schemas is seen here. */
const ajv = new Ajv({ strict: false });

describe('the schemas that the checker compiles', () => {
  const schemas: readonly (readonly [string, object])[] = [
    ['the theme', themeSchema],
    ['extensions of tokens', tokenExtensionSchema],
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
