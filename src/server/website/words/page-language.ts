import type { FastifyRequest } from 'fastify';
import { type CompiledTheme, localeOf } from '#engine/index.ts';
import { pageOfForm } from '#server/http/forms/public-form.ts';

/** The page of this host that a request comes from. */
export const pageBefore = ({ headers }: FastifyRequest): string =>
  pageOfForm({ header: (name) => [headers[name]].flat()[0] });

/**
 * The language of a page next to the site's own: that of the page that led there; one of our own pages names it in the
 * query, since its own address does not show it.
 */
export const pageLanguage = (request: FastifyRequest, theme: CompiledTheme): string => {
  const { lang } = request.query as { readonly lang?: unknown };
  const path = typeof lang === 'string' ? `/${lang}` : (pageBefore(request).split('?')[0] ?? '/');
  return localeOf(theme, path);
};
