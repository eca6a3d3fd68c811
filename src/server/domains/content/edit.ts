import { isDeepStrictEqual } from 'node:util';
import { editContent } from '#schemas/api/content/write.ts';
import { handle } from '#server/http/calls/handle.ts';
import { changeItem } from './change-item.ts';
import { contentTypeOf } from './content-type.ts';
import { cleanFields, draftOf } from './draft.ts';
import { langOf, shown } from './write-item.ts';

/** Changes fields of the draft; visitors see what they saw. A draft that says what is published already is none. */
export const editContentHandler = handle(editContent, async ({ params, body }, context) => {
  const { schoolId } = context.school;
  const fields = await cleanFields({ schoolId, type: contentTypeOf(params) }, body);
  return changeItem({ context, params, yours: body }, async ({ db }, { type, row }) => {
    const base = shown(row) ?? {};
    const document = await draftOf(db, { schoolId, type, base, fields });
    if (isDeepStrictEqual(document, base)) return undefined;
    const isPublic = isDeepStrictEqual(document, row.scheduled ?? row.published);
    return { action: 'edit', draft: isPublic ? null : document, lang: langOf(document) };
  });
});
