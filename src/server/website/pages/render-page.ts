import type { Logger } from 'pino';
import {
  type Decision,
  type Engine,
  type Loaders,
  notFoundPage,
  type PageData,
  type Plan,
  type RenderedPage,
  type Visit,
} from '#engine/index.ts';
import { purposesOf } from '#schemas/content/consent.ts';
import { sources } from '#schemas/sources/index.ts';
import { schoolRowTag } from '#schemas/sources/tags.ts';
import type { CachedPage, PageMedia } from '#server/core/cache/page-cache.ts';
import { compressPage } from '#server/http/sending/compress.ts';
import { etagOf } from '#server/http/sending/etag.ts';
import { contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { isConnectionLoss } from '#server/store/errors.ts';
import type { Languages, ReadRecorder, SchoolFacts } from '#server/tenancy/content-reader.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { renderDocument } from '#site/document.ts';
import { cardsOf, headFacts } from '../cards/addresses.ts';
import { identityOf } from '../cards/identity.ts';
import type { PageRequest } from './page-request.ts';
import { createReading } from './reading.ts';

const minorsSources: ReadonlySet<string> = new Set(
  sources.filter(({ result }) => purposesOf(result).size > 0).map(({ name }) => name),
);

export interface RenderOptions {
  readonly engine: Engine;
  readonly assets: AssetManifest;
  /** `recorder` takes notice of what the loaders read. */
  readonly loadersOf: (school: SchoolFacts, recorder: ReadRecorder) => Loaders;
  readonly now: () => number;
  readonly log: Logger;
}

/** How long a page took, in milliseconds: its data, and the rest with the compression. */
export interface PageTimes {
  readonly load: number;
  readonly render: number;
}

export interface FinishedPage {
  readonly page: CachedPage;
  readonly times: PageTimes;
  /** Whether every source gave what the page shows. */
  readonly isWhole: boolean;
}

/** What a page consists of, before it is HTML. */
interface DecidedPage {
  /** The page that is shown: the not-found page instead of one that turned out not to be there. */
  readonly request: PageRequest;
  readonly visit: Visit;
  readonly plan: Plan;
  readonly data: PageData;
  readonly decision: Decision;
  /** Of all that was read to choose this page: the one that turned out not to be there included. */
  readonly tags: readonly string[];
  readonly expiresAt: number;
  readonly endsAt: number;
  readonly media: readonly PageMedia[];
  readonly startedAt: number;
  readonly loadedAt: number;
}

/** A page as HTML, and what it was made from. */
export interface DrawnPage {
  readonly decided: DecidedPage;
  readonly body: RenderedPage;
  readonly head: ReturnType<typeof headOf>;
  /** In pieces that follow each other. */
  readonly html: readonly string[];
  /** The text of the one style element. */
  readonly style: string;
}

/** Draws pages as they are now. What throws and what fails is logged, and left out of the page. */
export const createDrawPage = (options: RenderOptions): ((request: PageRequest) => Promise<DrawnPage>) => {
  const { engine, assets, loadersOf, now, log } = options;

  const decide = async (request: PageRequest): Promise<DecidedPage> => {
    const startedAt = performance.now();
    const { shown, template } = request;
    const { site, version } = shown;
    const instant = now();
    const visit = visitOf(request, instant);
    const plan = engine.plan(version.theme, template, visit);
    const reading = createReading(site, instant);
    const school = schoolFacts(site, instant, { languages: languagesOf(request, instant), drafts: request.drafts });
    const data = await engine.load(plan, loadersOf(school, reading));
    const expiresAt = reading.expiresAt();
    const endsAt = reading.endsAt();
    const media = reading.media();
    const loadedAt = performance.now();
    const decision = engine.decide(plan, data);
    const instead = notFoundPage(decision);
    if (instead) {
      const { path, params, query } = instead.visit;
      const replacement = await decide({ ...request, template: instead.template, path, params, query });
      const tags = [...new Set([...plan.tags, ...replacement.tags])];
      return {
        ...replacement,
        tags,
        expiresAt: Math.min(expiresAt, replacement.expiresAt),
        endsAt: Math.min(endsAt, replacement.endsAt),
        startedAt,
      };
    }
    return { request, visit, plan, data, decision, tags: plan.tags, expiresAt, endsAt, media, startedAt, loadedAt };
  };

  const logFailures = ({ request, decision }: DecidedPage, { dropped }: RenderedPage): void => {
    const where = { school: request.shown.site.school.slug, template: request.template.id };
    for (const { key, error } of dropped)
      log.error({ ...where, section: key, err: error }, 'A section threw and was left out.');
    for (const { source, reason, error } of decision.failures)
      log.warn({ ...where, source, reason, err: error }, 'A source failed.');
  };

  return async (requested) => {
    const decided = await decide(requested);
    const { decision } = decided;
    // Where the database went away meanwhile, the page as it was says more than what is left of this one.
    const lost = decision.failures.find(({ error }) => isConnectionLoss(error));
    if (lost) throw lost.error;
    const body = await engine.render(decision);
    logFailures(decided, body);
    const head = headOf(decided, now());
    return { decided, body, head, ...documentOf(decided, { body, head, assets }) };
  };
};

/** Renders pages, with no cache between. */
export const createRenderPage = (options: RenderOptions): ((request: PageRequest) => Promise<FinishedPage>) => {
  const { assets } = options;
  const draw = createDrawPage(options);
  return async (requested) => {
    const { decided, body, head, html, style } = await draw(requested);
    const { request, decision, tags, expiresAt, endsAt, media, startedAt, loadedAt } = decided;
    const identity = Buffer.concat(html.map((piece) => Buffer.from(piece)));
    const page: CachedPage = {
      status: body.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': body.lang,
        'cache-control': request.signedIn ? 'private, no-cache' : 'no-cache',
        'content-security-policy': contentSecurityPolicy(style),
        ...(body.status === 503 ? { 'retry-after': '5' } : {}),
        'speculation-rules': `"${assets.speculation}"`,
        vary: request.readsVisitor ? 'accept-encoding, cookie' : 'accept-encoding',
      },
      etag: etagOf(identity),
      bodies: await compressPage(identity),
      // The school's own row as well: its name, its domain, whether it is listed.
      tags: [...tags, schoolRowTag(request.shown.site.school.schoolId)],
      expiresAt,
      endsAt,
      hasMinors: holdsMinors(decided),
      media: [...media, ...cardsOf(request.shown.site.school.schoolId, head)],
    };
    const times = { load: loadedAt - startedAt, render: performance.now() - loadedAt };
    return { page, times, isWhole: decision.failures.length === 0 };
  };
};

const visitOf = ({ shown, signedIn, locale, path, params, query }: PageRequest, instant: number): Visit => ({
  site: shown.site.at(instant, locale),
  record: shown.record,
  examples: shown.site.isDemo,
  visitor: { signedIn },
  locale,
  path,
  params,
  query,
});

/** The language of a page, and that of content which does not say its own: the school's, or what its site opens in. */
const languagesOf = ({ shown: { site, version }, locale }: PageRequest, instant: number): Languages => ({
  locale,
  contentLocale: site.at(instant).lang ?? version.theme.defaultLocale,
});

/** Whether a page has data of children. */
const holdsMinors = ({ plan, data }: DecidedPage): boolean =>
  plan.requests.some(({ key, source }) => {
    const answer = data.get(key);
    const isEmpty = !answer?.ok || (Array.isArray(answer.value) && answer.value.length === 0);
    return !isEmpty && minorsSources.has(source);
  });

/** What a page has read, and whose it is, for its head. Pictures of the school are the same in all languages. */
const headOf = ({ request: { shown }, visit, plan, data }: DecidedPage, now: number) => ({
  identity: identityOf(shown.site.at(now), shown.version.theme, visit.record),
  read: plan.requests.flatMap(({ key, source }) => {
    const answer = data.get(key);
    return answer?.ok ? [{ source, value: answer.value }] : [];
  }),
});

interface Parts {
  readonly body: RenderedPage;
  readonly head: ReturnType<typeof headOf>;
  readonly assets: AssetManifest;
}

const documentOf = ({ request, visit }: DecidedPage, { body, head, assets }: Parts) => {
  const { template, shown } = request;
  const { theme } = shown.version;
  const { schoolId, listed } = shown.site.school;
  return renderDocument({
    page: body,
    theme,
    visit,
    assets,
    noindex: template.noindex || (!listed && schoolId !== 0),
    splitStyles: true,
    facts: headFacts({ ...head, origin: visit.site.url }),
  });
};
