import { escapeHtml } from '#shared/escape-html.ts';
import { groupBy } from './group-by.ts';
import { themeSlugs } from './pages.ts';
import type { Shot } from './take.ts';

/** What a shot is blamed for, in words. */
export const complaintsOf = ({ sideways, faults, status, id }: Shot): string[] => [
  ...(status === (id === 'not-found' ? 404 : 200) ? [] : [`status ${status}`]),
  ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
  ...faults,
];

const style = `
body{margin:0;font:15px/1.5 system-ui,sans-serif;background:#eee;color:#111}
header{position:sticky;top:0;z-index:1;display:flex;gap:24px;align-items:center;padding:12px 24px;background:#fff}
nav{display:flex;flex-wrap:wrap;gap:4px 12px}
section{padding:24px}h2{margin:0 0 12px}
.row{display:flex;gap:16px;align-items:start;overflow-x:auto;padding-bottom:16px}
figure{margin:0;flex:none}figcaption{padding:4px 0}.wrong{color:#b00;max-width:40ch}
img{display:block;width:calc(var(--width)*var(--zoom)*1px);background:#fff}
body{--zoom:.3}body:has(#half:checked){--zoom:.5}body:has(#full:checked){--zoom:1}
body:has(#grey:checked) img{filter:grayscale(1)}`;

const figureOf = (shot: Shot): string => {
  const wrong = complaintsOf(shot).map((text) => `<div class="wrong">${escapeHtml(text)}</div>`);
  return (
    `<figure style="--width:${shot.width}"><figcaption>${shot.theme} · ${shot.width}` +
    ` · <a href="${escapeHtml(shot.url)}">page</a>${wrong.join('')}</figcaption>` +
    `<a href="${shot.file}"><img src="${shot.file}" alt="" loading="lazy"></a></figure>`
  );
};

/** One page with all shots: a part for each page, a row for each width, the themes side by side. */
export const contactSheet = (shots: readonly Shot[]): string => {
  const order = (shot: Shot): number => themeSlugs.indexOf(shot.theme);
  const parts = [...groupBy(shots, ({ id }) => id)].map(([id, ofPage]) => {
    const rows = [...groupBy(ofPage, ({ width }) => width).values()].map((ofWidth) => {
      const figures = ofWidth.toSorted((one, other) => order(one) - order(other)).map(figureOf);
      return `<div class="row">${figures.join('')}</div>`;
    });
    return { id, html: `<section id="${id}"><h2>${id}</h2>${rows.join('')}</section>` };
  });
  const switches = [
    '<label><input type="checkbox" id="grey"> Grey</label>',
    '<label><input type="radio" name="zoom" checked> 30 %</label>',
    '<label><input type="radio" name="zoom" id="half"> 50 %</label>',
    '<label><input type="radio" name="zoom" id="full"> 100 %</label>',
  ];
  const links = parts.map(({ id }) => `<a href="#${id}">${id}</a>`);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every page of every theme</title>` +
    `<style>${style}</style></head><body><header>${switches.join('')}<nav>${links.join('')}</nav></header>` +
    `${parts.map(({ html }) => html).join('\n')}</body></html>\n`
  );
};
