import { and, inArray, isNull } from 'drizzle-orm';
import { previewChanges } from '#schemas/api/preview-changes.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { themeChange } from '#schemas/office.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { findUnfit, finishDocument, type NamedType } from '#server/domains/content/public.ts';
import { draftsEnd, findUsedRecord, previewPath } from '#server/domains/themes/public.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { Drafts } from '#server/tenancy/content-reader.ts';
import { publishableBy } from './each-change.ts';

const types: ReadonlyMap<string, NamedType> = new Map(contentTypes.map((type) => [type.type, type]));

/** A link to the whole website with some changes in it, for a day. It shows them as they are when it is opened. */
export const previewChangesHandler = handle(previewChanges, async ({ body: { changes: refs } }, context) => {
  const { school, services } = context;
  const { schoolId } = school;
  const publishable = await publishableBy(context, refs);
  const own = new Set<string>(publishable.types.map(({ type }) => type));
  const themeId = publishable.own?.theme.themeId;
  for (const { type, id } of refs) if (!own.has(type) && !(type === themeChange && id === themeId)) throw notFound();
  const ids = [...new Set(refs.flatMap(({ type, id }) => (type === themeChange ? [] : [id])))];
  const until = draftsEnd(context.now().getTime());
  const used = await context.write(async (transaction) => {
    const rows = await transaction.db
      .select({ id: content.id, type: content.type })
      .from(content)
      .where(and(inArray(content.id, ids), isNull(content.deletedAt)));
    const found = new Map(rows.map(({ id, type }) => [id, type]));
    for (const { type, id } of refs) if (type !== themeChange && found.get(id) !== type) throw notFound();
    await transaction.audit({
      entity: 'changesPreview',
      id: null,
      after: { changes: refs, until: new Date(until).toISOString() },
    });
    return findUsedRecord(transaction, schoolId);
  });
  const path = previewPath(services.sealer, {
    schoolId,
    themeId: used?.themeId ?? (await services.siteOf(school)).record.themeId,
    until,
    changes: { ids, hasChoices: themeId !== undefined },
  });
  return created({ url: services.originOf(school) + path, until: new Date(until).toISOString() });
});

/** What an editor sees of some items, for a preview; what is not fit for visitors is left as they see it. */
export const readDrafts = async (transaction: StoreContext, ids: readonly number[]): Promise<Drafts> => {
  const rows = await transaction.db
    .select()
    .from(content)
    .where(and(inArray(content.id, [...ids]), isNull(content.deletedAt)));
  const drafts = new Map<number, { readonly type: NamedType['type']; readonly document: Record<string, unknown> }>();
  for (const row of rows) {
    const type = types.get(row.type);
    const document = row.draft ?? row.scheduled ?? row.published;
    if (!type || !document || (await findUnfit(transaction, { type, row })).length > 0) continue;
    drafts.set(row.id, { type: type.type, document: await finishDocument(type, document, row.schoolId) });
  }
  return drafts;
};
