import { escapeHtml } from '#shared/escape-html.ts';
import type { AccountWords } from './words.ts';

/** Who signs in, by the `type` of the page's address. */
const ways = { '1': 'student', '2': 'parent', '3': 'staff', '4': 'office' } as const;

type WayType = keyof typeof ways;
export type Way = (typeof ways)[WayType];

const isType = (type: string): type is WayType => Object.hasOwn(ways, type);

/** The way that an address names. */
export const wayOf = (type: string | undefined): Way | undefined =>
  type !== undefined && isType(type) ? ways[type] : undefined;

/** The `type` of a way. */
export const typeOf = (way: Way): string => Object.keys(ways).find((type) => wayOf(type) === way) ?? '';

interface WayLinks {
  readonly words: AccountWords;
  readonly path: string;
  readonly current: Way | undefined;
  /** Whether students and parents of the school have accounts. */
  readonly hasFamilies: boolean;
}

/** Links to the forms of all who have accounts at the school, and to the one that is shown. */
export const wayLinks = ({ words, path, current, hasFamilies }: WayLinks): string => {
  const shown = Object.entries(ways).filter(
    ([, way]) => hasFamilies || way === 'staff' || way === 'office' || way === current,
  );
  const items = shown.map(([type, way]) => {
    const here = way === current ? ' aria-current="page"' : '';
    const href = escapeHtml(words.to(`${path}?type=${type}`));
    return `<li><a href="${href}"${here}>${escapeHtml(words.say(`way.${way}`))}</a></li>`;
  });
  return (
    `<nav class="ways" aria-labelledby="ways"><p id="ways">${escapeHtml(words.say('whoAreYou'))}</p>` +
    `<ul>${items.join('')}</ul></nav>`
  );
};
