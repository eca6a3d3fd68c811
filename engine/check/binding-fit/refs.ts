import { siteSchema } from '#schemas/theme/site.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import { formsOf, partsOf, type SchemaObject } from '../../schema/schema.ts';

/** The refs of a template that may stand in a binding: every fact, every answer and each of an answer's fields. */
export const refsOf = (scope: RefScope): readonly string[] => [
  ...Object.keys(siteSchema.properties).map((name) => `site.${name}`),
  ...scope.settings.map(({ id }) => `settings.${id}`),
  ...Object.keys(scope.params).map((name) => `route.params.${name}`),
  ...Object.keys(scope.query).map((name) => `route.query.${name}`),
  'visitor.signedIn',
  ...Object.entries(scope.data).flatMap(([id, { source }]) => {
    const result = scope.sources.get(source)?.result;
    return typeof result === 'object' ? [`data.${id}`, ...fieldsOf(result).map((name) => `data.${id}.${name}`)] : [];
  }),
];

const fieldsOf = (schema: SchemaObject): readonly string[] => [
  ...Object.keys(partsOf(schema)),
  ...(formsOf(schema) ?? []).flatMap((form) => (typeof form === 'object' ? fieldsOf(form) : [])),
];
