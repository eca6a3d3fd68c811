import type { Page } from 'playwright';

/** Runs in the page: what cannot be pressed in its middle because something else lies there, with what that is. */
const find = (): readonly string[] => {
  const pressable = 'a[href], button, input, select, textarea, summary';
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isPressed = (element: Element, hit: Element): boolean =>
    element.contains(hit) || hit.closest('label')?.contains(element) === true;
  return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) return [];
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    // What only readers get, or who comes by the keyboard, and what a label stands for.
    const isUnseen = !box || box.width <= 1 || box.height <= 1 || getComputedStyle(element).clipPath !== 'none';
    if (isUnseen) return [];
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !hit || isPressed(element, hit) ? [] : [`${nameOf(element)} lies under ${nameOf(hit)}`];
  });
};

/** What nobody can press with a mouse or a finger, wherever the page is scrolled. */
export const outOfReach = (page: Page): Promise<readonly string[]> => page.evaluate(find);
