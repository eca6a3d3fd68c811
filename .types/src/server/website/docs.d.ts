import type { FastifyInstance } from 'fastify';
export interface DocsFiles {
    /** The OpenAPI document, made of the calls' contracts. */
    readonly openApi: () => object;
    /** The build's `docs.json`. */
    readonly pages: string;
    /** The schema with which editors complete a theme. */
    readonly themeSchema: string;
}
/** `GET /docs/…`, the documentation of themes, and `GET /schemas/theme.schema.json`: nobody needs a clone. */
export declare const docsRoutes: (app: FastifyInstance, files: DocsFiles) => Promise<void>;
