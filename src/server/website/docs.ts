import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { etagOf, namesTag } from '#server/http/sending/etag.ts';
import { preferredType } from '#server/http/sending/preferred-type.ts';
import { sendProblem } from '#server/http/sending/problem.ts';
import { closedPolicy, commonHeaders, contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import type { DocsPages } from '#shared/docs.ts';
import { escapeHtml } from '#shared/escape-html.ts';

export interface DocsFiles {
  /** The OpenAPI document, made of the calls' contracts, for a product at this origin. */
  readonly openApi: (origin: string) => object;
  /** The product's address, which is known only when the server listens. */
  readonly baseUrl: () => URL;
  /** The build's `docs.json`. */
  readonly pages: string;
  /** The schema with which editors complete a theme. */
  readonly themeSchema: string;
}

const freshness = 'public, max-age=300';
const chapters = [
  ['/docs/guide/first-theme', 'Guide'],
  ['/docs/reference', 'Reference'],
  ['/docs/reference/api', 'API'],
  ['/docs/rules', 'Rules'],
] as const;

/** `GET /docs/…`, the documentation of themes, and `GET /schemas/theme.schema.json`: nobody needs a clone. */
export const docsRoutes = async (app: FastifyInstance, files: DocsFiles): Promise<void> => {
  let docs: DocsPages | undefined;
  /** A megabyte that no school's page needs: read when somebody first asks. */
  const readDocs = async (): Promise<DocsPages> => {
    docs ??= JSON.parse(await readFile(files.pages, 'utf8')) as DocsPages;
    return docs;
  };
  const schema = await readFile(files.themeSchema);
  const schemaTag = `"${etagOf(schema)}"`;

  app.get('/schemas/theme.schema.json', async (request, reply) => {
    reply.headers({
      ...commonHeaders,
      'content-security-policy': closedPolicy,
      'cache-control': freshness,
      'access-control-allow-origin': '*',
      etag: schemaTag,
    });
    if (namesTag(request.headers['if-none-match'], schemaTag)) return reply.code(304).send();
    return reply.type('application/schema+json; charset=utf-8').send(schema);
  });

  let openApi: { readonly origin: string; readonly body: string; readonly etag: string } | undefined;
  /** Half a megabyte that everybody may ask for: made once. */
  const openApiOf = (origin: string) => {
    if (openApi?.origin === origin) return openApi;
    const body = JSON.stringify(files.openApi(origin));
    openApi = { origin, body, etag: `"${etagOf(body)}"` };
    return openApi;
  };

  app.get('/api/docs/openapi.json', async (request, reply) => {
    const { body, etag } = openApiOf(files.baseUrl().origin);
    reply.headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'cache-control': 'no-cache', etag });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .header('access-control-allow-origin', '*')
      .type('application/vnd.oai.openapi+json;version=3.1')
      .send(body);
  });
  app.get('/api/docs', async (request, reply) => {
    const wantsJson = preferredType(request.headers.accept, ['text/html', 'application/json']) === 'application/json';
    return reply.header('vary', 'accept').redirect(wantsJson ? '/api/docs/openapi.json' : '/docs/reference/api', 307);
  });

  app.get('/docs', async (_, reply) => reply.redirect('/docs/reference', 307));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const path = `/docs/${request.params['*']}`;
    const { style, pages } = await readDocs();
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!page) return sendProblem(reply, 404, 'There is no such page. The documentation begins at /docs.');
    const html = documentOf(path, page, style);
    const etag = `"${etagOf(html)}"`;
    reply.headers({
      ...commonHeaders,
      'content-security-policy': contentSecurityPolicy(style),
      'cache-control': freshness,
      etag,
    });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  });
};

const documentOf = (path: string, { title, html }: DocsPages['pages'][string], style: string): string => {
  // The longest address that the page's starts with.
  const chapter = chapters.map(([href]) => href).findLast((href) => path === href || path.startsWith(`${href}/`));
  const links = chapters.map(([href, label]) => {
    const current = href === chapter ? ' aria-current="true"' : '';
    return `<a href="${href}"${current}>${label}</a>`;
  });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Schoolyard</title>` +
    `<link rel="icon" href="data:,"><style>${style}</style></head><body>` +
    `<header class="top"><nav aria-label="Documentation"><a href="/">Schoolyard</a>${links.join('')}</nav></header>` +
    `<main>${html}</main></body></html>`
  );
};
