import { isDeepStrictEqual } from 'node:util';
import { editContent } from '#schemas/api/content/write.ts';
import { handle } from '#server/http/calls/handle.ts';
import { changeItem } from './change-item.ts';
import { draftOf } from './draft.ts';
import { langOf, shown } from './write-item.ts';

/** Changes fields of the draft; visitors see what they saw. A draft that says what is published already is none. */
export const editContentHandler = handle(editContent, ({ params, body }, context) =>
  changeItem({ context, params, yours: body }, async ({ db }, { type, row }) => {
    const base = shown(row) ?? {};
    const document = await draftOf(db, { schoolId: row.schoolId, type, base, fields: body });
    if (isDeepStrictEqual(document, base)) return undefined;
    const isPublic = isDeepStrictEqual(document, row.scheduled ?? row.published);
    return { action: 'edit', draft: isPublic ? null : document, lang: langOf(document) };
  }),
);
