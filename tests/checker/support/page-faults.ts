import type { RenderedPage } from '#engine/index.ts';

const valuesOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** What is wrong with the HTML of a page, whatever stands in it. */
export const pageFaults = ({ body: pieces, dropped, title }: RenderedPage): readonly string[] => {
  const body = pieces.join('');
  const faults: string[] = dropped.map(({ key, error }) => `${key} was dropped: ${error}`);
  // An island's props are JSON, not markup.
  const html = body.replaceAll(/(<script type="application\/json">)[^<]*(<\/script>)/g, '$1$2');

  const levels = valuesOf(html, /<h([1-6])[\s>]/g).map(Number);
  const ones = levels.filter((level) => level === 1).length;
  if (ones !== 1) faults.push(`${ones} elements h1`);
  if (levels.some((level, i) => level > (levels[i - 1] ?? 1) + 1)) faults.push(`a skipped level: ${levels}`);
  if (/<h([1-6])(\s[^>]*)?>(\s|<[^>]*>)*<\/h\1>/.test(html)) faults.push('an empty heading');

  const links = [...html.matchAll(/<(a|button)(\s[^>]*)?>(.*?)<\/\1>/gs)];
  const mute = links.filter(
    ([, , attributes = '', inside = '']) =>
      !/aria-label="[^"]*\S/.test(attributes) &&
      !/ alt="[^"]*\S/.test(inside) &&
      inside.replaceAll(/<[^>]*>/g, '').trim() === '',
  );
  if (mute.length > 0) faults.push(`a link or button without a name: ${mute[0]?.[0]}`);

  const mains = valuesOf(html, /<(main)[\s>]/g).length;
  if (mains !== 1) faults.push(`${mains} elements main`);

  const ids = valuesOf(html, / id="([^"]*)"/g);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length > 0) faults.push(`ids twice: ${twice}`);
  const named = valuesOf(html, / (?:aria-labelledby|aria-controls|aria-describedby|for)="([^"]*)"/g);
  const nowhere = named.flatMap((list) => list.split(' ')).filter((id) => !ids.includes(id));
  if (nowhere.length > 0) faults.push(`names of no element: ${nowhere}`);

  const leaked = /undefined|\[object Object\]|\bNaN\b/.exec(html + title);
  if (leaked) faults.push(`${leaked[0]} near ${html.slice(leaked.index - 80, leaked.index + 40)}`);
  if (/<script>alert/.test(body)) faults.push('a script of the theme or its data');
  if (title.trim() === '') faults.push('no title');
  return faults;
};
