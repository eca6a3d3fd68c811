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
  // What stays in the window while the page is scrolled lies over the others, and is out of their way at its ends.
  const stays = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true;
    return false;
  };
  // A list that scrolls in a box of its own, or a card that cuts off, shows nothing beyond itself.
  const cut = (boxes: Iterable<DOMRect>, from: Element): DOMRect[] => {
    let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
    for (let up: Element | null = from; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(up);
      if (display === 'inline' || display === 'contents') continue;
      const box = up.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return [...boxes].map((box) => {
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
      return new DOMRect(
        x,
        y,
        Math.max(0, Math.min(right, box.right) - x),
        Math.max(0, Math.min(bottom, box.bottom) - y),
      );
    });
  };
  const boxesOf = (section: Element): DOMRect[] => {
    const found: DOMRect[] = [];
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ opacityProperty: true })) continue;
      // Words for screen readers alone are clipped to a pixel.
      const { width, height } = parent.getBoundingClientRect();
      if (width <= 1 || height <= 1 || stays(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(...cut(range.getClientRects(), parent));
    }
    const controls = section.querySelectorAll('a, button, input, select, textarea, summary');
    for (const control of controls)
      if (control.checkVisibility({ opacityProperty: true }) && !stays(control))
        found.push(...cut(control.getClientRects(), control.parentElement ?? section));
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
