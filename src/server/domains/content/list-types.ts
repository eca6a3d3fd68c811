import { count, sql } from 'drizzle-orm';
import { type ContentTypeInfo, listContentTypes } from '#schemas/api/content/read.ts';
import type { ContentType } from '#schemas/content/index.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { content } from '#server/store/schema.ts';
import { readableTypes } from './content-type.ts';
import { itemState } from './item-row.ts';

/** The types of content that a caller may see, with its schema and the number of items in each state. */
export const listContentTypesHandler = handle(listContentTypes, (_, context) =>
  context.read(async ({ db }) => {
    const state = itemState(context.now()).as('state');
    const rows = await db
      .select({ type: content.type, state, total: count() })
      .from(content)
      .groupBy(content.type, sql`state`);
    return ok(readableTypes(context).map((type) => typeInfo(type, context, rows)));
  }),
);

type Counted = { readonly type: string; readonly state: string; readonly total: number };

const typeInfo = (
  definition: ContentType,
  { scopeOf }: Pick<CallContext, 'scopeOf'>,
  rows: readonly Counted[],
): ContentTypeInfo => {
  const { type, singleton, schema, media, texts, html = [], nameField, server = [] } = definition;
  const counts = rows.filter((row) => row.type === type).map(({ state, total }) => [state, total]);
  return {
    type,
    singleton,
    schema: schema as ContentTypeInfo['schema'],
    media,
    texts: [...texts],
    html: [...html],
    nameField,
    server: [...server],
    mayWrite: scopeOf(definition.area, 'write') === 'all',
    counts: Object.fromEntries(counts),
  };
};
