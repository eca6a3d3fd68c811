import { Ajv, type Options } from 'ajv';
import { annotations } from '#schemas/annotations.ts';
import { formats } from './formats.ts';

/**
 * A compiler of schemas with the formats of content, which finds everything that is wrong. It is made only when a
 * request needs it, so its code is not optimized.
 */
export const createContentAjv = (options: Options = {}): Ajv => {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    code: { optimize: false },
    keywords: annotations,
    ...options,
  });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv;
};
