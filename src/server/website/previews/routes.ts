import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Engine, localeOf, matchRoute } from '#engine/index.ts';
import { dayMonthYear } from '#sections/shared/dates.ts';
import { createSemaphore } from '#server/core/concurrency/semaphore.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { readDrafts } from '#server/domains/publishing/index.ts';
import { openPreview, previewFolder, previewRecord } from '#server/domains/themes/index.ts';
import { commonHeaders, previewSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { schoolOf } from '#server/tenancy/hosts.ts';
import { type HostPageOptions, hostPageRoute, type PageOwner } from '../host-pages.ts';
import { pageRequest } from '../pages/page-request.ts';
import { createDrawPage, type DrawnPage, type RenderOptions } from '../pages/render-page.ts';
import { targetOf } from '../pages/target.ts';
import { closedPreview } from './closed-page.ts';
import { withinPreview, withoutScripts, withRibbon } from './preview-html.ts';

interface Options extends HostPageOptions, Pick<RenderOptions, 'assets' | 'loadersOf'> {
  readonly engine: Engine;
  readonly sealer: Sealer;
}

interface Params {
  readonly token: string;
}

/** No cache stands before these pages, and the office shows several at once: visitors' pages come first. */
const mostAtOnce = 2;

/**
 * Every page of a school's site in any published theme, drawn from its data of now, for who has a signed address. With
 * `?still` it is a picture for a frame: without scripts, and without the line that says that it is a preview.
 */
export const previewRoutes = (app: FastifyInstance, options: Options): void => {
  const drawPage = createDrawPage(options);
  const inTurn = createSemaphore(mostAtOnce);
  const draw: typeof drawPage = (request) => inTurn(() => drawPage(request));
  for (const path of [`${previewFolder}/:token`, `${previewFolder}/:token/*`])
    hostPageRoute(
      app,
      {
        path,
        isOn: ({ kind }) => kind !== 'platform',
        answer: (request, reply, { owner }) => answer(request, reply, { owner, draw, options }),
      },
      options,
    );
};

interface Asked {
  readonly owner: PageOwner;
  readonly draw: (request: Parameters<ReturnType<typeof createDrawPage>>[0]) => Promise<DrawnPage>;
  readonly options: Options;
}

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, draw, options }: Asked,
): Promise<FastifyReply> => {
  const { tenancy, sealer, store, engine, now } = options;
  const school = schoolOf(owner);
  const { schoolId } = school;
  const { token } = request.params as Params;
  const close = (kind: 'ended' | 'wrong'): FastifyReply => {
    const { headers, html } = closedPreview(kind, request.id);
    return reply
      .code(kind === 'ended' ? 410 : 404)
      .headers(headers)
      .send(html);
  };
  const opened = openPreview(sealer, { token, schoolId, now: now() });
  if (opened.kind !== 'open') return close(opened.kind);
  const { themeId, until, changes } = opened;
  const services = { store, engine, themeOf: tenancy.themeOf };
  const record = await previewRecord(services, { schoolId, themeId, hasChoices: changes?.hasChoices });
  const drafts =
    changes && (await store.school(schoolId, (context) => readDrafts(context, changes.ids), { readOnly: true }));
  const shown = record && (await tenancy.findWith(school, { record, drafts }));
  if (shown?.version.theme.themeId !== themeId) return close('ended');
  const { theme } = shown.version;

  const home = `${previewFolder}/${token}`;
  const target = targetOf(request.url.slice(home.length) || '/');
  reply.headers({ ...commonHeaders, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  if (request.url.split('?')[0] === home) return reply.redirect(`${home}/${target?.search ?? ''}`, 308);
  const match = target ? matchRoute(theme, target.path) : null;
  if (match?.canonical) return reply.redirect(home + encodeURI(match.canonical) + (target?.search ?? ''), 308);
  const locale = localeOf(theme, target?.path ?? '/');
  const requested = pageRequest({ shown, match, locale, query: target?.query ?? {} });
  if (!requested) throw new Error(`The theme "${theme.slug}" has no not-found page.`);

  const { body, html, style } = await draw({ ...requested, drafts });
  const page = withinPreview(html.join(''), { base: `${home}/`, origin: shown.site.at(now()).url });
  const isStill = target?.query.still !== undefined;
  const { record: live } = await tenancy.siteOf(school);
  const day = dayMonthYear(new Date(until).toISOString().slice(0, 10), locale);
  const count = changes && changes.ids.length + (changes.hasChoices ? 1 : 0);
  const ribbon = { theme: theme.name, inUse: live.themeId === themeId, count, locale, day };
  return reply
    .code(body.status)
    .headers({
      'content-language': body.lang,
      'content-security-policy': previewSecurityPolicy(style, isStill),
      // A sandboxed page may not ask for more.
      'cross-origin-opener-policy': 'unsafe-none',
      'x-frame-options': 'SAMEORIGIN',
    })
    .type('text/html; charset=utf-8')
    .send(isStill ? withoutScripts(page) : withRibbon(page, ribbon));
};
