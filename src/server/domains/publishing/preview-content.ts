import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { type CompiledTemplate, hrefOf, type Loaders } from '#engine/index.ts';
import { type ContentPreview, previewContent } from '#schemas/api/content/preview.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import {
  contentTypeOf,
  findHeavyHtml,
  findUnfit,
  finishDocument,
  type NamedType,
  requireSound,
} from '#server/domains/content/public.ts';
import {
  choicesOf,
  contentOf,
  type EditedSite,
  loadWebsitePage,
  type PlannedPage,
  pageTitle,
  planWebsitePage,
  readEditedSite,
} from '#server/domains/themes/public.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type ContentDocument, content } from '#server/store/schema.ts';
import type { ContentItemOf } from '#server/tenancy/content-reader.ts';
import { albumSlug, blogSlugOf } from '#server/tenancy/item-slugs.ts';

/** The page that shows an item, with a document that nobody has saved. */
export const previewContentHandler = handle(previewContent, async ({ params, body }, context) => {
  const item = await itemOf(context, { type: contentTypeOf(params), id: params.id, document: body.document });
  const site = await readEditedSite(context);
  const locale = site.theme.locales.find((one) => one === body.locale) ?? site.theme.defaultLocale;
  const places = await placesOf(context, { site, item, locale });
  const first = places.find(({ hasItem }) => hasItem) ?? places[0];
  const place = body.path === undefined ? first : places.find(({ path }) => path === body.path);
  if (body.path !== undefined && !place) throw notFound();
  return ok<ContentPreview>({
    places: places.map(({ page: _, loaders: __, ...one }) => one),
    path: place?.path ?? null,
    // An item that visitors do not see yet has no page of its own for the frame to start from.
    page: place ? await loadWebsitePage(context, site, { ...place, ...(place.isOwn && { frame: '/' }) }) : null,
    choices: choicesOf(site.own.resolve(site.subject.live)),
  });
});

interface Item {
  readonly type: NamedType;
  readonly id: number;
  readonly document: ContentDocument;
}

/** An item with the document that it would have for visitors. Errors: `NOT_FOUND`, `NOT_VALID`. */
const itemOf = async (context: CallContext, { type, id, document }: Item): Promise<Item> => {
  requireSound(findHeavyHtml(type, document));
  // Before the transaction, which would keep its connection while a long text waits for its turn.
  const whole = await finishDocument(type, document, context.school.schoolId);
  return context.read(async (transaction) => {
    const [row] = await transaction.db
      .select()
      .from(content)
      .where(and(eq(content.type, type.type), eq(content.id, id), isNull(content.deletedAt)));
    if (!row) throw notFound();
    requireSound(await findUnfit(transaction, { type, row: { ...row, draft: whole } }));
    const slug = [row.published, row.scheduled, row.draft].find((one) => one?.blog_Slug !== undefined)?.blog_Slug;
    return { type, id, document: slug === undefined ? whole : { ...whole, blog_Slug: slug } };
  });
};

type Place = ContentPreview['places'][number] & { readonly page: PlannedPage; readonly loaders: Loaders };

interface Wanted {
  readonly site: EditedSite;
  readonly item: Item;
  readonly locale: string;
}

/** The pages of the theme that show items of a type: the item's own first, the home page last. */
const placesOf = async (context: CallContext, { site, item, locale }: Wanted): Promise<readonly Place[]> => {
  const { theme, subject } = site;
  const ofType = Object.values(theme.templates).flatMap((template) => {
    const segments = addressOf(template, item);
    return segments && isPlace(template, item) ? [{ template, segments }] : [];
  });
  const places = ofType.map(async ({ template, segments }): Promise<Place> => {
    const path = hrefOf(theme, segments, locale);
    const page = planWebsitePage(context, site, { path, record: subject.live });
    const loadersWith = (document: ContentDocument | null): Promise<Loaders> =>
      context.services.loadersOf(context.school, {
        languages: page.languages,
        drafts: new Map([[item.id, { type: item.type.type, document }]]),
      });
    const loaders = await loadersWith(item.document);
    const [shown, without] = await Promise.all([
      answersOf(context, { page, item, loaders }),
      answersOf(context, { page, item, loaders: await loadersWith(null) }),
    ]);
    return {
      path,
      title: pageTitle(theme, { segments: template.segments, seo: template.seo }, locale) ?? template.id,
      isOwn: isOfOne(template),
      hasItem: !isDeepStrictEqual(shown, without),
      page,
      loaders,
    };
  });
  const rank = ({ isOwn, page }: Place): number => (isOwn ? 0 : page.template.segments?.length ? 1 : 2);
  return (await Promise.all(places)).toSorted((a, b) => rank(a) - rank(b));
};

const isParam = (segment: string): boolean => segment.startsWith(':');

/** Whether a page is of one item, which its address names. */
const isOfOne = ({ segments }: CompiledTemplate): boolean => segments?.some(isParam) ?? false;

/** The segments of the address under which a template may show an item; undefined where it has none. */
const addressOf = (template: CompiledTemplate, item: Item): readonly string[] | undefined => {
  const { segments } = template;
  if (!segments || !isOfOne(template)) return segments ?? undefined;
  const slug = slugOf(item);
  if (slug === undefined || segments.filter(isParam).length > 1) return undefined;
  return segments.map((segment) => (isParam(segment) ? slug : segment));
};

/** The last part of the address of an item that has a page of its own. */
const slugOf = ({ type, id, document }: Item): string | undefined => {
  if (type.type === 'blog') return blogSlugOf({ id, document } as ContentItemOf<'blog'>);
  if (type.type === 'galleryAlbum') return albumSlug({ id, document } as ContentItemOf<'galleryAlbum'>);
  return undefined;
};

/** The data of a page that items of the type fill, and that one of these sections shows. */
const dataOf = (
  template: CompiledTemplate,
  { type }: Pick<Item, 'type'>,
  sections = template.sections,
): readonly string[] => {
  const shown = new Set(
    sections.flatMap(({ bindings }) => Object.values(bindings).map(({ ref }) => ref.split('.').slice(0, 2).join('.'))),
  );
  const types = contentOf(template);
  return Object.keys(types).filter((id) => types[id] === type.type && shown.has(`data.${id}`));
};

/** What stands on every page, such as an emergency, is looked for on the home page alone. */
const isPlace = (template: CompiledTemplate, item: Item): boolean => {
  const isHome = template.segments?.length === 0;
  const sections = template.sections.filter(({ region }) => isHome || region === 'main');
  return dataOf(template, item, sections).length > 0;
};

interface Reading {
  readonly page: PlannedPage;
  readonly item: Item;
  readonly loaders: Loaders;
}

/** What the sources of a type give for a page. */
const answersOf = async (
  { services: { engine } }: CallContext,
  { page: { plan, template }, item, loaders }: Reading,
): Promise<readonly unknown[]> => {
  const keys = new Set(dataOf(template, item).map((id) => plan.requestOf[id]));
  const requests = plan.requests.filter(({ key }) => keys.has(key));
  const data = await engine.load({ ...plan, requests }, loaders);
  return [...data.values()].map((answer) => (answer.ok ? answer.value : null));
};
