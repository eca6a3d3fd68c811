/**
 * Remembers which element has the focus, and what is typed into it; the result gives it back to the one that took its
 * place.
 */
export const keepFocus = (): (() => void) => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return () => undefined;
  const path = pathOf(element);
  const typed = isField(element) ? element.value : undefined;
  return () => {
    const found = find(path);
    if (!(found instanceof HTMLElement)) return;
    if (typed !== undefined && isField(found)) found.value = typed;
    found.focus({ preventScroll: true });
  };
};

interface Path {
  /** A selector of an element that is found again: by id, or a section by its key. */
  readonly anchor: string;
  /** From there the index of the child at each level. */
  readonly steps: readonly number[];
}

const pathOf = (element: HTMLElement): Path => {
  const steps: number[] = [];
  let at: Element = element;
  while (at !== document.body && at.parentElement) {
    const anchor = anchorOf(at);
    if (anchor) return { anchor, steps };
    steps.unshift([...at.parentElement.children].indexOf(at));
    at = at.parentElement;
  }
  return { anchor: 'body', steps };
};

const anchorOf = (element: Element): string | undefined => {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const key = element.getAttribute('data-section');
  return key === null ? undefined : `[data-section="${CSS.escape(key)}"]`;
};

const find = ({ anchor, steps }: Path): Element | undefined =>
  steps.reduce<Element | undefined>((at, step) => at?.children[step], document.querySelector(anchor) ?? undefined);

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
