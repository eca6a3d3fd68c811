import type { JSONSchema } from 'json-schema-to-ts';
import { type SourceContract, sources } from '../sources/index.ts';
import { anyone, type Call, defineCall } from './define.ts';
import { schoolIdNames } from './shared.ts';

/** The school, in any of the spellings; on a school's own host it may be left out. 0 is the product itself. */
const schoolField = { type: 'integer', minimum: 0, maximum: 2147483647 } as const satisfies JSONSchema;

const schoolFields = Object.fromEntries(schoolIdNames.map((name) => [name, schoolField]));

const callOf = (source: SourceContract): Call => {
  const { properties = {}, required } = source.params as {
    properties?: Readonly<Record<string, JSONSchema>>;
    required?: readonly string[];
  };
  return defineCall({
    id: `website${source.name[0]?.toUpperCase()}${source.name.slice(1)}`,
    method: 'GET',
    path: `/api/website/${source.name}`,
    group: 'Website',
    summary: source.title,
    host: 'any',
    access: anyone,
    query: {
      type: 'object',
      additionalProperties: false,
      ...(required ? { required } : {}),
      properties: { ...schoolFields, ...properties },
    },
    answers: { 200: { description: 'What pages show', schema: source.result } },
    // A page requests each source once; the limit is for scripts.
    limit: { max: 3000, perSeconds: 60 },
    validated: true,
  });
};

/** A call for each data source of `schemas/sources`, with the same params and result. */
export const websiteCalls: readonly { readonly source: SourceContract; readonly call: Call }[] = sources.map(
  (source) => ({
    source,
    call: callOf(source),
  }),
);
