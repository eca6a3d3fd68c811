import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { restoreContent } from '#schemas/api/content/write.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { handle } from '#server/http/calls/handle.ts';
import { type ContentDocument, contentHistory } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { changeItem } from './change-item.ts';
import { requireNone } from './create.ts';
import { draftFrom } from './draft.ts';
import type { Subject } from './steps.ts';
import { langOf, lockType } from './write-item.ts';

/** Takes an item out of the bin as it was, and makes the document of an earlier version its draft: none where visitors see that one already. */
export const restoreContentHandler = handle(restoreContent, ({ params, query, body }, context) =>
  changeItem(
    { context, params, yours: body, registers: query.Registers, binned: true },
    async (transaction, subject) => {
      const { row, type } = subject;
      const isBinned = row.deletedAt !== null;
      if (body.version === undefined && !isBinned)
        throw wrongField('version', 'Please enter the version that is to be the draft.');
      if (isBinned && type.singleton) {
        await lockType(transaction, row.schoolId, type.type);
        await requireNone(transaction, type);
      }
      if (body.version === undefined) return { action: 'restore', deletedAt: null };
      const document = await earlier(transaction.db, subject, body.version);
      const draft = isDeepStrictEqual(document, row.scheduled ?? row.published) ? null : document;
      return { action: 'restore', deletedAt: null, draft, lang: langOf(document) };
    },
  ),
);

/** The document of an item's earlier version, with the fields that the server sets as they are. */
const earlier = async (db: Db, { type, row }: Subject, version: number): Promise<ContentDocument> => {
  const [entry] = await db
    .select({ document: contentHistory.document })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.contentId, row.id),
        eq(contentHistory.version, version),
        isNotNull(contentHistory.document),
      ),
    )
    .orderBy(desc(contentHistory.id))
    .limit(1);
  if (!entry?.document) throw wrongField('version', 'There is no such version.');
  return draftFrom(type, entry.document, row);
};
