import { keys } from '#preview/shared/choices.ts';

/** How the panel's window shows the page; no page depends on it. */
export interface View {
  /** Of the page's viewport, in CSS pixels; all the room that there is. */
  readonly width: number | 'full';
  readonly panel: boolean;
}

export const widths = { least: 240, max: 3840 } as const;

export const isWidth = (width: number): boolean =>
  Number.isInteger(width) && width >= widths.least && width <= widths.max;

/** Reads a window's address. What means nothing there is said, and stands for nothing. */
export const parseView = (search: URLSearchParams): { view: View; problems: readonly string[] } => {
  const problems: string[] = [];
  const width = search.get(keys.width) ?? 'full';
  const panel = search.get(keys.panel) ?? '1';
  if (width !== 'full' && !isWidth(Number(width)))
    problems.push(`"${keys.width}" is a width from ${widths.least} to ${widths.max}, or full, not "${width}".`);
  if (panel !== '0' && panel !== '1') problems.push(`"${keys.panel}" is 0 or 1, not "${panel}".`);
  return { view: { width: isWidth(Number(width)) ? Number(width) : 'full', panel: panel !== '0' }, problems };
};
