import { Ajv, type ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
/**
 * Made for a short life: compiling the schemas is most of what a check costs, so that their code is not polished, and
 * they are not checked against the meta-schema, which types and a test do. `$ref` is a call, not a copy.
 */
export declare const createAjv: () => Ajv;
export declare const compileSchema: (ajv: Ajv, schema: JSONSchema) => ValidateFunction;
