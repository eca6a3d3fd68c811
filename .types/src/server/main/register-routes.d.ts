import type { HttpServer } from '#server/http/server/http-server.ts';
import type { AppOptions } from './app-options.ts';
import type { Parts } from './create-parts.ts';
/** Everything that the server answers at. */
export declare const registerRoutes: (http: HttpServer, parts: Parts, options: AppOptions) => Promise<void>;
