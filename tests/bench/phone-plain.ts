import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { htmlWithoutScripts } from './phone-static.ts';

/** What someone would write by hand for the same content: no class, a short sheet, the same letters and colours. */
const sheet = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;color:#26211c;background:#fffdf9;font:1.0625rem/1.6 var(--text),sans-serif}
h1,h2,h3,h4{margin:0 0 .5em;font-family:var(--heading),sans-serif;line-height:1.2;color:#5b2c00}
h1{font-size:2rem}h2{font-size:1.625rem}h3{font-size:1.1875rem}
p{margin:0 0 1em}a{color:#8a3c00}img{display:block;max-width:100%;height:auto;border-radius:12px}
ul,ol{margin:0;padding:0;list-style:none}dl{margin:0}dd{margin:0}
header{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;padding:.75rem 1rem;border-bottom:1px solid #eadfce}
header img{width:3rem;border-radius:6px}header ul{display:none}
main>*{padding:2.5rem 1rem}main>:nth-child(even){background:#fff3e2}
main>*>ul{display:grid;gap:1rem}li{padding:.5rem 0}
section>img,main>*>picture img{width:100%}
form{display:grid;gap:.75rem}input,select,textarea{min-height:2.75rem;border:1px solid #bba98f;border-radius:6px;font:inherit}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:999px;color:#fff;background:#964700;font:inherit}
table{width:100%;border-collapse:collapse}td,th{padding:.5rem;border-bottom:1px solid #eadfce;text-align:start}
footer{padding:2rem 1rem;color:#fff;background:#4a2500}footer a{color:#ffd9a8}
@media(min-width:48rem){main>*>ul{grid-template-columns:repeat(3,1fr)}header ul{display:flex;gap:1.25rem}}
`;

/** Runs in the page: its content in the plainest elements that hold it. */
const distil = (): { readonly body: string; readonly fonts: string; readonly preloads: string } => {
  const kept: Readonly<Record<string, readonly string[]>> = {
    a: ['href'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'fetchpriority'],
    source: ['srcset', 'sizes', 'type', 'media'],
    input: ['name', 'type'],
    select: ['name'],
    option: ['value'],
  };
  const dropped = 'script,style,template,svg,noscript,link,[hidden],dialog';
  const unwrapped = new Set(['div', 'span', 'bdi', 'small', 'label', 'nav', 'article', 'figure', 'x-island']);
  const blocks = 'p,h1,h2,h3,h4,ul,ol,picture,img,table,form,section,div';
  const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const write = (node: Node): string => {
    if (node instanceof Text) return text(node.data.replace(/\s+/g, ' '));
    if (!(node instanceof Element) || node.matches(dropped)) return '';
    const tag = node.localName;
    const inner = [...node.childNodes].map(write).join('');
    const isLine = unwrapped.has(tag) && !node.querySelector(blocks) && node.parentElement?.querySelector(blocks);
    if (isLine && inner.trim() !== '' && tag === 'div') return `<p>${inner}</p>`;
    if (unwrapped.has(tag) && node.parentElement?.localName !== 'main') return inner;
    const attributes = (kept[tag] ?? []).flatMap((name) => {
      const value = node.getAttribute(name);
      return value === null ? [] : [` ${name}="${text(value).replaceAll('"', '&quot;')}"`];
    });
    const isVoid = ['img', 'source', 'input', 'br', 'hr'].includes(tag);
    return `<${tag}${attributes.join('')}>${isVoid ? '' : `${inner}</${tag}>`}`;
  };
  const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]);
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const preloads = [...document.querySelectorAll('link[rel=preload]')].map(({ outerHTML }) => outerHTML);
  return {
    body: [...document.body.childNodes].map(write).join(''),
    fonts: fonts.join(''),
    preloads: preloads.join(''),
  };
};

/**
 * A page of the product with the same content, pictures and letters, as someone would write it by hand: plain elements,
 * one short sheet, no script.
 */
export const handWrittenPage = async (browser: Browser, address: string): Promise<string> => {
  const page = await browser.newPage();
  try {
    await page.setContent(await htmlWithoutScripts(address));
    const { body, fonts, preloads } = await page.evaluate(distil);
    const [heading, words] = [...fonts.matchAll(/font-family:\s*"?([^";]+)/g)].map(([, family]) => family);
    const families = `:root{--heading:"${heading}";--text:"${words ?? heading}"}`;
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>School</title>${preloads}`;
    return `<!doctype html><html lang="en"><head>${head}<style>${fonts}${families}${sheet}</style></head><body>${body}</body></html>`;
  } finally {
    await page.close();
  }
};

/** The bytes of a page as brotli sends them. */
export const brotliBytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length;
