import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { findContent } from '#schemas/api/content/read.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { containing } from '#server/store/query.ts';
import { content } from '#server/store/schema.ts';
import { readableTypes } from './content-type.ts';
import { itemState, shownDocument } from './item-row.ts';

const most = 8;

/** Items by a part of their name, of the types whose area is open to the caller; the bin is left out. */
export const findContentHandler = handle(findContent, ({ query }, context) =>
  context.read(async ({ db }) => {
    const pattern = containing(query.keyword);
    const nameFields = new Map(readableTypes(context).map(({ type, nameField }) => [type as string, nameField]));
    const isFound = or(
      ...[...nameFields].map(([type, field]) =>
        and(eq(content.type, type), sql`${shownDocument}->>${field} ilike ${pattern}`),
      ),
    );
    const rows = await db
      .select({
        type: content.type,
        id: content.id,
        state: itemState(context.now()),
        isSample: content.isSample,
        document: shownDocument.mapWith(content.draft),
      })
      .from(content)
      .where(and(isNull(content.deletedAt), isFound ?? sql`false`))
      .orderBy(desc(content.updatedAt), desc(content.id))
      .limit(most);
    return ok(
      rows.map(({ document, ...row }) => {
        const fields = document as Readonly<Record<string, unknown>> | null;
        return { ...row, name: String(fields?.[nameFields.get(row.type) ?? ''] ?? '') };
      }),
    );
  }),
);
