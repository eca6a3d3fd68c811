import { escapeScriptJson } from '#engine/render/escape.ts';
import { type OfficeLocale, type OfficeStart, officeStartId } from '#schemas/office.ts';
import type { ServedAssets } from '#shared/assets.ts';
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

interface Options {
  readonly start: OfficeStart;
  readonly assets: ServedAssets;
  /** The `link` element of the icon. */
  readonly icon: string;
}

/** The document that the office's script fills: a title, and a sentence for who has switched scripts off. */
export const officeDocument = ({ start, assets, icon }: Options): string => {
  const { title, noScript } = words[start.locale];
  const { script, imports, styles } = assets.office;
  const fonts = families.flatMap((family) => assets.fonts.find((font) => font.family === family) ?? []);
  const faces = fonts
    .map(({ css, later, rupee, scripts }) => css + later + rupee + (scripts[hindiScript]?.css ?? ''))
    .join('');
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title} · ${escapeHtml(start.school.school_Name)}</title>`,
    '<meta name="robots" content="noindex"><meta name="theme-color" content="#FBFAF7">',
    ...fonts.map(({ preload }) => `<link rel="preload" href="${preload}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    `<style nonce="${start.styleNonce}">${faces}</style>`,
    icon,
  ];
  return (
    `<!doctype html><html lang="${start.locale}" dir="ltr"><head>${head.join('')}</head><body><div id="office"></div>` +
    `<noscript><p>${noScript}</p></noscript>` +
    `<script type="application/json" id="${officeStartId}">${escapeScriptJson(start)}</script></body></html>`
  );
};
