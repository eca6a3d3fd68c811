import { escapeScriptJson } from '#engine/render/escape.ts';
import { audienceOf, type OfficeLocale, type OfficeStart, officeManifestPath, officeStartId } from '#schemas/office.ts';
import type { OfficeScreenAssets, ServedAssets } from '#shared/assets.ts';
import { escapeHtml } from '#shared/escape-html.ts';

const words = {
  en: {
    title: 'Office',
    noScript: 'The office needs JavaScript. Switch it on in your browser’s settings, or use another browser.',
  },
  hi: {
    title: 'कार्यालय',
    noScript: 'कार्यालय के लिए जावास्क्रिप्ट ज़रूरी है। ब्राउज़र की सेटिंग में इसे चालू करें या दूसरा ब्राउज़र लें।',
  },
} as const satisfies Record<OfficeLocale, object>;

/** The families of the office (the first one is its headings'), and the script of its Hindi. */
const families = ['Schibsted Grotesk', 'Public Sans'];
const hindiScript = 'Deva';

/** What stands there until the script draws it: the bar, and the sheet's first lines. */
const starting = '<div class="starting"><i></i><i></i><i></i><i></i></div>';

/** By the office's own colours and measures, whose stylesheet comes before. */
const startingStyle =
  '.starting{position:fixed;inset:3.5rem 0 0;display:grid;align-content:start;gap:.75rem;padding:1rem}' +
  '.starting i{block-size:3.25rem;border-radius:8px;background:var(--well)}' +
  '.starting i:first-child{block-size:2rem;inline-size:12rem;max-inline-size:60%}' +
  '@media (width>=37.5rem){.starting{inset-inline-start:3.75rem;padding:1.75rem 2rem;background:var(--surface);' +
  'border:1px solid var(--hairline);border-block-end:0;border-inline-end:0;border-start-start-radius:12px}}' +
  '@media (width>=75rem){.starting{inset-inline-start:14.5rem}}';

interface Options {
  readonly start: OfficeStart;
  readonly assets: ServedAssets;
  /** What stands at the address; none where nothing does. */
  readonly screen: OfficeScreenAssets | undefined;
  /** The `link` element of the icon. */
  readonly icon: string;
}

/** The document that the office's script fills: a title, and a sentence for who has switched scripts off. */
export const officeDocument = ({ start, assets, screen, icon }: Options): string => {
  const { title, noScript } = words[start.locale];
  const { script, imports, styles } = assets.office;
  const { scripts: ownScripts = [], styles: ownStyles = [] } = screen ?? {};
  const fonts = families.flatMap((family) => assets.fonts.find((font) => font.family === family) ?? []);
  const faces = fonts
    .map(({ css, later, rupee, scripts }) => css + later + rupee + (scripts[hindiScript]?.css ?? ''))
    .join('');
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title} · ${escapeHtml(start.school.school_Name)}</title>`,
    '<meta name="robots" content="noindex"><meta name="theme-color" content="#FBFAF7">',
    // The longest first, before the styles too: what is small comes beside it, over the other connections.
    `<script type="module" src="${script}"></script>`,
    ...[...styles, ...ownStyles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...imports, ...ownScripts].map((href) => `<link rel="modulepreload" href="${href}">`),
    `<style nonce="${start.styleNonce}">${faces}${startingStyle}</style>`,
    icon,
    ...(audienceOf(start.user.role) === 'office' ? [`<link rel="manifest" href="${officeManifestPath}">`] : []),
  ];
  return (
    `<!doctype html><html lang="${start.locale}" dir="ltr"><head>${head.join('')}</head><body><div id="office">${starting}</div>` +
    `<noscript><p>${noScript}</p></noscript>` +
    `<script type="application/json" id="${officeStartId}">${escapeScriptJson(start)}</script></body></html>`
  );
};
