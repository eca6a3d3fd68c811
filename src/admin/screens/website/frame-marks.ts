const sheetRules = [
  '[data-section]{cursor:pointer}',
  '[data-office-over]{outline:2px dashed #2446d0;outline-offset:-2px}',
  '[data-office-chosen]{outline:3px solid #2446d0;outline-offset:-3px}',
  '[data-office-name]{position:absolute;z-index:2147483647;padding:.2em .7em;background:#2446d0;color:#fff;font:600 13px/1.5 system-ui,sans-serif;border-radius:0 0 .4em 0;pointer-events:none}',
];

export interface MarkedSection {
  readonly key: string;
  /** What stands at the mark; nothing where it is left out. */
  readonly name?: string;
  /** Marks in the section what has these words, once they are there. */
  readonly words?: string;
}

/** Marks sections in the frame of a page. */
export interface FrameMarks {
  /** Marks the section that is open, and brings it into view where it is not. */
  mark(chosen: MarkedSection | undefined): void;
  /** After the page has changed. */
  refresh(): void;
}

/** Hears which section of a frame is pressed; nothing else in it does anything. */
export const markFrame = (frame: Document, choose: (key: string) => void): FrameMarks => {
  let chosen: MarkedSection | undefined;
  let isSought = false;
  const sheet = frame.styleSheets[0];
  for (const rule of sheetRules) sheet?.insertRule(rule, sheet.cssRules.length);
  const sectionAt = ({ target }: Event): Element | null =>
    // Of another realm than this script: `instanceof` says no to it.
    target && 'closest' in target ? (target as Element).closest('[data-section]') : null;
  const leave = (): void => {
    for (const one of frame.querySelectorAll('[data-office-over]')) one.removeAttribute('data-office-over');
  };
  for (const type of ['click', 'auxclick', 'submit'])
    frame.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const key = sectionAt(event)?.getAttribute('data-section');
        if (key && type === 'click') choose(key);
      },
      { capture: true },
    );
  frame.addEventListener('mouseover', (event) => {
    leave();
    sectionAt(event)?.setAttribute('data-office-over', '');
  });
  frame.documentElement.addEventListener('mouseleave', leave);

  const show = (): void => {
    for (const one of frame.querySelectorAll('[data-office-chosen]')) one.removeAttribute('data-office-chosen');
    frame.querySelector('[data-office-name]')?.remove();
    const section = chosen && frame.querySelector(`[data-section="${CSS.escape(chosen.key)}"]`);
    if (!chosen || !section) return;
    const found = chosen.words === undefined ? section : smallestWith(section, chosen.words);
    const marked = found ?? section;
    marked.setAttribute('data-office-chosen', '');
    if (isSought) bringIntoView(marked);
    if (found) isSought = false;
    if (chosen.name === undefined) return;
    const name = frame.createElement('div');
    name.setAttribute('data-office-name', '');
    name.textContent = chosen.name;
    const { top, left } = section.getBoundingClientRect();
    const { scrollX = 0, scrollY = 0, innerWidth = 1, frameElement } = frame.defaultView ?? {};
    // The frame is made smaller, its marks are not.
    const scale = (frameElement?.getBoundingClientRect().width ?? innerWidth) / innerWidth || 1;
    name.style.fontSize = `${13 / scale}px`;
    name.style.top = `${top + scrollY}px`;
    name.style.left = `${Math.max(0, left + scrollX)}px`;
    frame.documentElement.append(name);
  };
  return {
    mark(section) {
      isSought = section?.key !== chosen?.key;
      chosen = section;
      show();
    },
    refresh: show,
  };
};

/** The element that has words and little else; undefined where none has them. */
const smallestWith = (within: Element, words: string): Element | undefined => {
  const inner = [...within.children].find((child) => child.textContent?.includes(words));
  if (inner) return smallestWith(inner, words);
  return within.textContent?.includes(words) ? within : undefined;
};

const bringIntoView = (section: Element): void => {
  const { top, bottom } = section.getBoundingClientRect();
  const height = section.ownerDocument.defaultView?.innerHeight ?? 0;
  if (top >= 0 && bottom <= height) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: bottom - top > height ? 'start' : 'center', behavior: calm ? 'auto' : 'smooth' });
};
