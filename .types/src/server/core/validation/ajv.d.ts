import { Ajv, type Options } from 'ajv';
/**
 * A compiler of schemas with the formats of content, which finds everything that is wrong. It stands at hand only where
 * a request needs it, so that the code it makes is not polished.
 */
export declare const createContentAjv: (options?: Options) => Ajv;
