/**
 * Where words or controls of one section stand on those of another, each pair by the sections' keys; up to five. Runs in
 * the page.
 */
export const coveredSections = (): readonly string[] => {
  interface Words {
    readonly key: string;
    readonly boxes: readonly DOMRect[];
  }
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const around = (boxes: readonly DOMRect[]): DOMRect => {
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const right = Math.max(...boxes.map((box) => box.right));
    return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
  };
  type View = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const everywhere: View = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const views = new Map<Element, View | null>();
  const findView = (element: Element): View | null => {
    const outer = element.parentElement ? viewOf(element.parentElement) : everywhere;
    const { position, display, overflowX, overflowY } = getComputedStyle(element);
    // What stays in the window while the page is scrolled lies over the others, and is out of their way at its ends.
    if (!outer || position === 'fixed' || position === 'sticky') return null;
    // What cuts off the body's contents is the window.
    if (element.contains(document.body) || display === 'inline' || display === 'contents') return outer;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const across = overflowX !== 'visible' && { left: Math.max(outer.left, left), right: Math.min(outer.right, right) };
    const down = overflowY !== 'visible' && { top: Math.max(outer.top, top), bottom: Math.min(outer.bottom, bottom) };
    return { ...outer, ...across, ...down };
  };
  /** Where an element's contents can be seen: a list that scrolls shows nothing beyond itself. Null for what stays. */
  const viewOf = (element: Element): View | null => {
    const view = views.get(element) ?? findView(element);
    views.set(element, view);
    return view;
  };
  const seen = ({ left, top, right, bottom }: DOMRect, view: View): DOMRect => {
    const [x, y] = [Math.max(view.left, left), Math.max(view.top, top)];
    return new DOMRect(
      x,
      y,
      Math.max(0, Math.min(view.right, right) - x),
      Math.max(0, Math.min(view.bottom, bottom) - y),
    );
  };
  const boxesOf = (section: Element): DOMRect[] => {
    const found: DOMRect[] = [];
    const add = (boxes: DOMRectList, view: View | null): void => {
      if (view) found.push(...[...boxes].map((box) => seen(box, view)));
    };
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ opacityProperty: true })) continue;
      // Words for screen readers alone are clipped to a pixel.
      const { width, height } = parent.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      add(range.getClientRects(), viewOf(parent));
    }
    for (const control of section.querySelectorAll('a, button, input, select, textarea, summary'))
      if (control.checkVisibility({ opacityProperty: true })) add(control.getClientRects(), viewOf(control));
    return found.filter(({ width, height }) => width > 1 && height > 1);
  };
  const words: Words[] = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    .map((section) => ({ key: section.dataset.section ?? '', boxes: boxesOf(section) }))
    .filter(({ boxes }) => boxes.length > 0);
  return words
    .flatMap((one, at) =>
      words
        .slice(at + 1)
        .filter((other) => meet(around(one.boxes), around(other.boxes)))
        .filter((other) => one.boxes.some((box) => other.boxes.some((its) => meet(box, its))))
        .map((other) => `${one.key} and ${other.key}`),
    )
    .slice(0, 5);
};
