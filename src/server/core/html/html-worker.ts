import { serveWork } from '../processes/serve-work.ts';
import type { HtmlOperations } from './sanitize-html.ts';

// The program of the process that sanitises long HTML.

await serveWork(async (): Promise<HtmlOperations> => {
  const { sanitizeInPlace } = await import('./sanitize.ts');
  return { sanitize: async (html) => sanitizeInPlace(html) };
});
