import { createHash } from 'node:crypto';
import type { AssetManifest } from './assets.ts';

type Drawings = AssetManifest['drawings'];

/** Several drawings as one SVG file, each under its name. */
interface DrawingsFile {
  readonly svg: string;
  /** Changes with the drawings. */
  readonly href: string;
}

/** @param names of known drawings, each once. */
const drawingsFile = (drawings: Drawings, names: readonly string[]): DrawingsFile => {
  const parts = names.map((name) => `<g id="${name}">${drawings[name]}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${parts.join('')}</defs></svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 10);
  return { svg, href: `/assets/drawings.${hash}.${names.join('.')}.svg` };
};

/**
 * The file of an address that `withDrawings` has made, here or in another version of the product: then its `href` is
 * another one. Undefined if the address is none, or names a drawing that is not there.
 */
export const findDrawings = (drawings: Drawings, file: string): DrawingsFile | undefined => {
  const names = /^drawings\.[\w-]{10}((?:\.[a-z0-9-]+)+)\.svg$/.exec(file)?.[1]?.slice(1).split('.') ?? [];
  const isKnown =
    names.length > 0 && names.every((name, at) => Object.hasOwn(drawings, name) && names.indexOf(name) === at);
  return isKnown ? drawingsFile(drawings, names) : undefined;
};

/** An island is left as it is: React finds there what it has written. */
const svgs = /<x-island\b.*?<\/x-island>|(<svg\b[^>]*>)(.*?)<\/svg>/gs;

/** What is inside a closed `details` besides its summary. */
const closed = /(<details\b(?![^>]*\sopen[\s=>])[^>]*>.*?<\/summary>)(.*?)(?=<\/details>)/gs;

/** The HTML of a page in pieces that follow each other, none of which begins or ends inside a drawing. */
interface PageParts {
  readonly seen: readonly string[];
  readonly below: readonly string[];
}

/**
 * Markup with the known drawings that nobody sees at first in a file of their own, which comes after the page: those
 * below `seen`, and those above that are folded away.
 */
export const withDrawings = (parts: PageParts, drawings: Drawings): PageParts => {
  const nameOf = new Map(Object.entries(drawings).map(([name, inner]) => [inner, name]));
  const namesIn = (html: string): string[] =>
    [...html.matchAll(svgs)].flatMap(([, , inner = '']) => nameOf.get(inner) ?? []);
  const folded = parts.seen.flatMap((html) => [...html.matchAll(closed)].map(([, , inside = '']) => inside));
  const names = new Set([...folded, ...parts.below].flatMap(namesIn));
  if (names.size === 0) return parts;
  const { href } = drawingsFile(drawings, [...names]);
  const linked = (html: string): string =>
    html.replaceAll(svgs, (whole, start: string | undefined, inner: string | undefined) => {
      const name = nameOf.get(inner ?? '');
      return name === undefined ? whole : `${start}<use href="${href}#${name}"></use></svg>`;
    });
  const unfolded = (html: string): string =>
    html.replaceAll(closed, (_, start: string, inside: string) => start + linked(inside));
  return { seen: parts.seen.map(unfolded), below: parts.below.map(linked) };
};
