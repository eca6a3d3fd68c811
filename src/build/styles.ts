import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Features, type Selector, type TransformOptions, transform } from 'lightningcss';
import { preprocessCSS, type ResolvedConfig } from 'vite';
import { lookId } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { lookFolder } from '#shared/section-names.ts';

/** What every page carries, under this key. */
const baseStyle = 'base';

const breakpoints = join(packageRoot, 'src/site/breakpoints.css');

type Minify = (file: string, code: string, visitor?: TransformOptions<never>['visitor']) => string;

/** Minifies with the breakpoints' queries in place of their names. */
const createMinify = async (): Promise<Minify> => {
  const customMedia = await readFile(breakpoints, 'utf8');
  return (file, code, visitor = {}) =>
    transform({
      filename: file,
      // At the end, so that the line of an error is the file's own.
      code: Buffer.from(`${code}\n${customMedia}`),
      minify: true,
      drafts: { customMedia: true },
      include: Features.CustomMediaQueries,
      visitor,
    }).code.toString();
};

/** The code of a stylesheet that stands by itself. Errors: those of the CSS compiler. */
export const buildStylesheet = async (file: string): Promise<string> =>
  (await createMinify())(file, await readFile(file, 'utf8'));

/**
 * Every stylesheet by its key: `base` and `<kind>/<look>`. A look that is a stylesheet over the kind's component has
 * that component's stylesheet before its own, and its own is for what stands in that look alone.
 * Class names come out as in components, since both are made by the same rule (vite.config.ts).
 */
export const buildStyles = async (config: ResolvedConfig): Promise<Record<string, string>> => {
  const base = join(packageRoot, 'src/site/base.css');
  const minify = await createMinify();
  const styles: Record<string, string> = { [baseStyle]: minify(base, await readFile(base, 'utf8')) };
  const compile = async (file: string): Promise<string> =>
    (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
  for (const manifest of sections) {
    const { type, look } = manifest;
    const folder = join(packageRoot, lookFolder(type, look));
    const own = join(folder, `${look}.module.css`);
    if (existsSync(own)) styles[lookId(manifest)] = minify(own, await compile(own));
    else {
      const shared = join(packageRoot, 'sections', type, `${type}.module.css`);
      const over = join(folder, `${type}.module.css`);
      styles[lookId(manifest)] =
        minify(shared, await compile(shared)) + minify(over, await compile(over), onlyIn(look));
    }
  }
  return styles;
};

type Component = Selector[number];

/** Restricts each rule of a stylesheet to a look, without making it more specific. */
const onlyIn = (look: string): NonNullable<TransformOptions<never>['visitor']> => {
  const attribute: Component = {
    type: 'attribute',
    name: 'data-look',
    namespace: null,
    operation: { operator: 'equal', caseSensitivity: 'case-sensitive', value: look },
  };
  const where = (selectors: Selector[]): Component => ({ type: 'pseudo-class', kind: 'where', selectors });
  const within: Selector = [attribute, { type: 'combinator', value: 'descendant' }, { type: 'universal' }];
  return {
    Selector(selector) {
      const last = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
      // The root of a section has no class of its stylesheet.
      const inLook = where(last.some(({ type }) => type === 'class') ? [within] : [[attribute], within]);
      const end = selector.findIndex(({ type }) => type === 'pseudo-element');
      return end < 0 ? [...selector, inLook] : [...selector.slice(0, end), inLook, ...selector.slice(end)];
    },
  };
};
