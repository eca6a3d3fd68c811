import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Features, type Rule, type Selector, type TransformOptions, transform } from 'lightningcss';
import { preprocessCSS, type ResolvedConfig } from 'vite';
import { lookId } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { baseStyle, laterOf } from '#shared/look-styles.ts';
import { packageRoot } from '#shared/package-root.ts';
import { lookFolder } from '#shared/section-names.ts';

const breakpoints = join(packageRoot, 'src/site/breakpoints.css');

type Visitor = NonNullable<TransformOptions<never>['visitor']>;
type Minify = (file: string, code: string, visitor?: Visitor) => string;

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

/** Whether a rule of a stylesheet is for later: what stands in `@media (--later)`, and what is for paper. */
const isLater = (rule: Rule): boolean =>
  rule.type === 'media' &&
  rule.value.query.mediaQueries.every(
    ({ mediaType, condition }) =>
      mediaType === 'print' ||
      (condition?.type === 'feature' && condition.value.type === 'boolean' && condition.value.name === '--later'),
  );

/** Keeps those rules of a stylesheet that are for later, or the others. */
const onlyRules = (later: boolean): Visitor => {
  let depth = 0;
  return {
    Rule(rule) {
      if (depth === 0 && rule.type !== 'custom-media' && isLater(rule) !== later) return [];
      depth++;
      return undefined;
    },
    RuleExit() {
      depth--;
      return undefined;
    },
  };
};

/**
 * Every stylesheet by its key: `base` and `<kind>/<look>`; what of it no first paint needs stands under `laterOf` the
 * key. A look that is a stylesheet over the kind's component has
 * that component's stylesheet before its own, and its own is for what stands in that look alone.
 * Class names come out as in components, since both are made by the same rule (vite.config.ts).
 */
export const buildStyles = async (config: ResolvedConfig): Promise<Record<string, string>> => {
  const base = join(packageRoot, 'src/site/base.css');
  const minify = await createMinify();
  const styles: Record<string, string> = {};
  const add = (key: string, parts: readonly (readonly [...Parameters<Minify>])[]): void => {
    const codeOf = (later: boolean): string =>
      parts.map(([file, code, visitor]) => minify(file, code, { ...onlyRules(later), ...visitor })).join('');
    styles[key] = codeOf(false);
    const later = codeOf(true);
    if (later !== '') styles[laterOf(key)] = later;
  };
  add(baseStyle, [[base, await readFile(base, 'utf8')]]);
  const compile = async (file: string): Promise<string> =>
    (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
  for (const manifest of sections) {
    const { type, look } = manifest;
    const folder = join(packageRoot, lookFolder(type, look));
    const own = join(folder, `${look}.module.css`);
    if (existsSync(own)) add(lookId(manifest), [[own, await compile(own)]]);
    else {
      const shared = join(packageRoot, 'sections', type, `${type}.module.css`);
      const over = join(folder, `${type}.module.css`);
      add(lookId(manifest), [
        [shared, await compile(shared)],
        [over, await compile(over), onlyIn(look)],
      ]);
    }
  }
  return styles;
};

type Component = Selector[number];

/** Restricts each rule of a stylesheet to a look, without making it more specific. */
const onlyIn = (look: string): Visitor => {
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
