import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

const source = 'src/site/breakpoints.css';
const breakpoints = new Map(
  [...readText(source).matchAll(/@custom-media (--[\w-]+) (.*);/g)].map(([, name = '', query = '']) => [name, query]),
);
const widths = new Set([...breakpoints.values()].flatMap((query) => query.match(/[\d.]+rem/g) ?? []));

const files = ['sections', 'src'].flatMap((folder) => listFiles(folder)).filter((file) => !file.includes('.test.'));
const styled = files.filter((file) => file.endsWith('.css') && file !== source);
const isOffice = (file: string): boolean =>
  ['src/admin/', 'src/server/website/office/'].some((folder) => file.startsWith(folder));
const stylesheets = styled.filter((file) => !isOffice(file));
/** Where the office's frame becomes narrower; its screens follow the frame. */
const officeWidths = ['37.5rem', '56.25rem', '75rem'];
/** Where the menu is a rail, beside a screen that needs the width too. */
const rail = '@container (width < 6rem)';
const scripts = files.filter((file) => /\.tsx?$/.test(file));

const queriesOf = (css: string): string[] => css.match(/@(?:media|container)[^{]*/g) ?? [];
const namesIn = (css: string): string[] => queriesOf(css).flatMap((query) => query.match(/--[\w-]+/g) ?? []);

describe('src/site/breakpoints.css', () => {
  it.each(stylesheets)('has each width that %s asks for', (file) => {
    const css = readText(file);
    expect(queriesOf(css).filter((query) => /width|inline-size/.test(query))).toEqual([]);
    expect(namesIn(css).filter((name) => !breakpoints.has(name))).toEqual([]);
  });

  it.each(styled.filter(isOffice))('is not needed by %s, which follows the frame of the office', (file) => {
    const asked = queriesOf(readText(file)).filter((query) => /width|inline-size/.test(query));
    const known = [
      rail,
      ...officeWidths.flatMap((width) => [
        `@media (width < ${width})`,
        `@media (width >= ${width})`,
        `@container (width < ${width})`,
        `@container (width >= ${width})`,
      ]),
    ];
    expect(asked.map((query) => query.trim()).filter((query) => !known.includes(query))).toEqual([]);
  });

  it('names nothing that no stylesheet asks for', () => {
    const asked = new Set(stylesheets.flatMap((file) => namesIn(readText(file))));
    expect([...breakpoints.keys()].filter((name) => !asked.has(name))).toEqual([]);
  });

  it('has each width at which a script chooses a picture or a style', () => {
    const others = scripts.flatMap((file) =>
      [...readText(file).matchAll(/\((?:min-|max-)?width ?(?::|[<>]=?) ?([\d.]+[a-z]+)\)/g)]
        .filter(([, width = '']) => !widths.has(width) && !(isOffice(file) && officeWidths.includes(width)))
        .map(([query]) => `${file}: ${query}`),
    );
    expect(others).toEqual([]);
  });
});
