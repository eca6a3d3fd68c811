import type { JSONSchema } from 'json-schema-to-ts';
import type { SourceContract } from '#schemas/sources/define.ts';
import { siteSchema } from '#schemas/theme/site.ts';
import type { DataRequest, Param, ThemeSetting } from '#schemas/theme/theme.ts';

type SchemaObject = Exclude<JSONSchema, boolean>;

/** What refs may name within one template. */
export interface RefScope {
  readonly template: string;
  readonly data: Readonly<Record<string, DataRequest>>;
  readonly settings: readonly ThemeSetting[];
  readonly params: Readonly<Record<string, Param>>;
  readonly query: Readonly<Record<string, Param>>;
  readonly sources: ReadonlyMap<string, SourceContract>;
}

/** The pages for an unknown path and for a failure: their addresses say nothing. */
const withoutAddress: ReadonlySet<string> = new Set(['not-found', 'error']);
export const hasAddress = ({ template }: RefScope): boolean => !withoutAddress.has(template);

export type RefResult =
  | { readonly ok: true; readonly schema: SchemaObject }
  | { readonly ok: false; readonly message: string; readonly candidates: readonly string[] };

const roots = ['site', 'settings', 'data', 'route', 'visitor'];
const visitorSchema = {
  type: 'object',
  properties: { signedIn: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** Looks a ref up in what the template declares, as far as the schemas describe it. */
export const resolveRef = (ref: string, scope: RefScope): RefResult => {
  const [root = '', ...rest] = ref.split('.');
  switch (root) {
    case 'site':
      return descend(siteSchema, rest, 'site');
    case 'visitor':
      return descend(visitorSchema, rest, 'visitor');
    case 'settings':
      return descend(settingsSchema(scope.settings), rest, 'settings');
    case 'route': {
      const [kind, ...names] = rest;
      if (kind === 'params') return descend(paramsSchema(scope.params), names, 'route.params');
      if (kind === 'query') return descend(paramsSchema(scope.query), names, 'route.query');
      return unknown(
        ref,
        scope,
        ['route.params', 'route.query'].map((name) => [name, ...names].join('.')),
      );
    }
    case 'data': {
      const [id = '', ...path] = rest;
      const request = Object.hasOwn(scope.data, id) ? scope.data[id] : undefined;
      if (!request) {
        return unknown(
          ref,
          scope,
          Object.keys(scope.data).map((name) => ['data', name, ...path].join('.')),
        );
      }
      const source = scope.sources.get(request.source);
      return source ? descend(source.result as SchemaObject, path, `data.${id}`) : { ok: true, schema: {} };
    }
    default:
      return unknown(
        ref,
        scope,
        roots.map((name) => [name, ...rest].join('.')),
      );
  }
};

const unknown = (ref: string, { template }: RefScope, candidates: readonly string[]): RefResult => ({
  ok: false,
  message: `"${ref}" refers to nothing that the template "${template}" has.`,
  candidates,
});

const settingsSchema = (settings: readonly ThemeSetting[]): SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(
    settings.map(({ id, type, options }) => [
      id,
      type === 'select' ? { type: 'string', enum: options ?? [] } : { type },
    ]),
  ) as Record<string, SchemaObject>,
});

const paramsSchema = (params: Readonly<Record<string, Param>>): SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(params).map(([name, { type }]) => [name, { type }])),
});

/** The part of a nullable schema that is not null. */
const unwrap = (schema: SchemaObject): SchemaObject => {
  const forms = (schema.anyOf as readonly SchemaObject[] | undefined)?.filter((form) => form.type !== 'null');
  return forms?.length === 1 && forms[0] ? forms[0] : schema;
};

const descend = (schema: SchemaObject, path: readonly string[], prefix: string): RefResult => {
  let current = unwrap(schema);
  let walked = prefix;
  for (const [i, part] of path.entries()) {
    const properties = (current.properties ?? {}) as Readonly<Record<string, SchemaObject>>;
    const next = Object.hasOwn(properties, part) ? properties[part] : undefined;
    if (!next) {
      const rest = path.slice(i + 1);
      return {
        ok: false,
        message: `"${walked}" has no "${part}".`,
        candidates: Object.keys(properties).map((name) => [walked, name, ...rest].join('.')),
      };
    }
    current = unwrap(next);
    walked = `${walked}.${part}`;
  }
  return { ok: true, schema: current };
};
