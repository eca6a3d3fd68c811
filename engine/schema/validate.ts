import { Ajv, type ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { annotations } from '#schemas/annotations.ts';
import { isDisplayTime } from '#schemas/theme/display-time.ts';
import { namedFormats } from '../formats.ts';

/**
 * Formats that the engine's own schemas use. `text` marks a setting that takes a string of the theme, `figure` one that
 * a theme has examples of, `display-time` how long one of several stands.
 */
const formats = {
  ...namedFormats,
  text: true,
  figure: true,
  'display-time': { type: 'number', validate: isDisplayTime },
  link: /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/,
} as const;

/**
 * Made for a short life: compiling the schemas is most of what a check costs, so that their code is not polished, and
 * they are not checked against the meta-schema, which types and a test do. `$ref` is a call, not a copy.
 */
export const createAjv = (): Ajv =>
  new Ajv({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictRequired: false,
    strictTypes: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
    keywords: annotations,
    formats,
  });

export const compileSchema = (ajv: Ajv, schema: JSONSchema): ValidateFunction => ajv.compile(schema as object);
