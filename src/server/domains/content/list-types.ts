import { count, sql } from 'drizzle-orm';
import { type ContentTypeInfo, listContentTypes } from '#schemas/api/content/read.ts';
import type { ContentType } from '#schemas/content/index.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { content } from '#server/store/schema.ts';
import { readableTypes } from './content-type.ts';
import { itemState } from './item-row.ts';
import { shownTypes } from './shown-types.ts';

/** The types of content that a caller may see, with its schema and the number of items in each state. */
export const listContentTypesHandler = handle(listContentTypes, async (_, context) => {
  const { services, school } = context;
  const { record } = await services.siteOf(school);
  const theme = await services.themeOf(record);
  const shown = theme && shownTypes(theme, record);
  const rows = await context.read(({ db }) => {
    const state = itemState(context.now()).as('state');
    return db.select({ type: content.type, state, total: count() }).from(content).groupBy(content.type, sql`state`);
  });
  return ok(
    readableTypes(context).map((type) => ({
      ...typeInfo(type, context, rows),
      isShown: shown?.has(type.type) ?? true,
    })),
  );
});

type Counted = { readonly type: string; readonly state: string; readonly total: number };

const typeInfo = (
  definition: ContentType,
  { scopeOf }: Pick<CallContext, 'scopeOf'>,
  rows: readonly Counted[],
): Omit<ContentTypeInfo, 'isShown'> => {
  const { type, singleton, schema, media, texts, html = [], nameField, order, server = [] } = definition;
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
    isMovable: order === undefined,
    counts: Object.fromEntries(counts),
  };
};
