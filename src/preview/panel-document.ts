import { join } from 'node:path';
import { buildStylesheet } from '#build/styles.ts';
import { packageRoot } from '#shared/package-root.ts';

const stylesheet = join(packageRoot, 'src/preview/panel/panel.css');

/** The window that holds the panel and, in a frame with a viewport of its own, the page. Its script does the rest. */
export const panelDocument = async (): Promise<string> =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>' +
  `<link rel="icon" href="data:,"><style>${await buildStylesheet(stylesheet)}</style>` +
  '<script type="module" src="/src/preview/panel/main.tsx"></script></head>' +
  '<body><div id="root"></div></body></html>';
