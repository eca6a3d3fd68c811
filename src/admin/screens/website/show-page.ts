import type { DrawnPage } from './page-maker.ts';

/**
 * The stylesheet of a look, of whichever version is served: the address of a file that is kept names a hash, which only
 * the server knows.
 */
const styleAddress = (look: string): string => `/assets/looks.0000000000.${look.replace('/', '.')}.css`;

const attribute = 'data-office-style';

/** Adds stylesheets that a document does not have yet; resolves when they are there. */
export const addStyles = async (frame: Document, looks: readonly string[]): Promise<void> => {
  const known = new Set(
    [...frame.querySelectorAll(`[${attribute}]`)].map((link) => link.getAttribute(attribute) ?? ''),
  );
  await Promise.all(
    looks
      .filter((look) => !known.has(look))
      .map(
        (look) =>
          new Promise<void>((resolve) => {
            const link = frame.createElement('link');
            link.rel = 'stylesheet';
            link.setAttribute(attribute, look);
            // A look without its stylesheet is still better than none.
            link.addEventListener('load', () => resolve());
            link.addEventListener('error', () => resolve());
            link.href = styleAddress(look);
            frame.head.append(link);
          }),
      ),
  );
};

/** The names and values of a `:root` rule. */
const declarationsOf = (rule: string): readonly (readonly [string, string])[] =>
  rule
    .slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'))
    .split(';')
    .flatMap((one) => {
      const colon = one.indexOf(':');
      return colon < 0 ? [] : [[one.slice(0, colon), one.slice(colon + 1)] as const];
    });

const keyOf = (node: Element): string => node.getAttribute('data-section') ?? node.localName;

/** What each section in the frame was made from. */
const drawn = new WeakMap<Element, string>();

/** Makes the children of an element those of another one, and keeps what would come out the same. */
const replaceChildren = (into: Element, from: Element): void => {
  const before = new Map([...into.children].map((child) => [keyOf(child), child]));
  let last: Element | null = null;
  for (const fresh of [...from.children]) {
    const old = before.get(keyOf(fresh));
    const html = fresh.localName === 'main' ? '' : fresh.outerHTML;
    const kept =
      old && (old.localName === 'main' || (drawn.get(old) ?? old.outerHTML) === html)
        ? old
        : into.ownerDocument.adoptNode(fresh);
    if (kept === old) before.delete(keyOf(fresh));
    if (kept !== old) drawn.set(kept, html);
    if (kept.localName === 'main' && kept === old) replaceChildren(kept, fresh);
    const place: Element | null = last ? last.nextElementSibling : into.firstElementChild;
    if (place !== kept) into.insertBefore(kept, place);
    last = kept;
  }
  for (const gone of before.values()) gone.remove();
};

/** Shows a page in a frame that holds an earlier state of it, without loading it again. */
export const showPage = async (frame: Document, page: DrawnPage): Promise<void> => {
  await addStyles(frame, page.styles);
  for (const [name, value] of declarationsOf(page.properties)) frame.documentElement.style.setProperty(name, value);
  const fresh = new DOMParser().parseFromString(`<!doctype html><body>${page.body}`, 'text/html').body;
  const skip = frame.querySelector('body > .skip-link');
  if (skip) fresh.prepend(skip.cloneNode(true));
  // What the server put where it is first needed, such as the letters of other scripts, holds for all that is drawn.
  frame.head.append(...frame.body.querySelectorAll('link[rel=stylesheet]'));
  replaceChildren(frame.body, fresh);
};
