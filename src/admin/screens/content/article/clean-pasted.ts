/**
 * HTML from another program, reduced to what its author meant: lists of Word as lists, the wrapper of Google Docs taken
 * off, letters of WhatsApp's pictures as letters. What is no part of an article, the editor's schema leaves out.
 */
export const cleanPasted = (html: string): string => {
  // What was copied here is as it has to be.
  if (html.includes('data-pm-slice')) return html;
  // The office's policy refuses a style element even in a document that is only read.
  const { body } = new DOMParser().parseFromString(html.replace(/<style\b.*?(?:<\/style\s*>|$)/gis, ''), 'text/html');
  for (const unseen of body.querySelectorAll('script, xml, meta, link, title, template')) unseen.remove();
  dropComments(body);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p.MsoTitle')) rename(paragraph, 'h2');
  makeLists(body);
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], o\\:p, font, a:not([href])'))
    unwrap(wrapper);
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(lettersOf(picture));
  plainHeadings(body);
  plainLinks(body);
  plainSpaces(body);
  dropEmpty(body);
  return body.innerHTML;
};

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const rename = (element: Element, tag: string): void => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const nodesOf = (root: Node, shown: number): readonly Node[] => {
  const walker = document.createTreeWalker(root, shown);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
};

const dropComments = (root: Node): void => {
  for (const comment of nodesOf(root, NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment);
};

/** An emoji is a picture whose text is itself; of others nothing is taken over. */
const lettersOf = ({ alt }: HTMLImageElement): string => (/^\p{Extended_Pictographic}/u.test(alt) ? alt : '');

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Word writes an entry of a list as a paragraph whose style names list and level, its number or dot as a text in it. */
const makeLists = (root: HTMLElement): void => {
  let open: { readonly list: HTMLElement; readonly level: number }[] = [];
  let last: Element | undefined;
  for (const entry of root.querySelectorAll<HTMLElement>('p[style*="mso-list"], h1[style*="mso-list"]')) {
    const [, digits] = /mso-list:[^;]*level(\d)/i.exec(styleOf(entry)) ?? [];
    if (digits === undefined) continue;
    const level = Number(digits);
    const markers = [...entry.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
    const isNumbered = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(markers[0]?.textContent?.trim() ?? '');
    for (const marker of markers) marker.remove();
    if (last === undefined || entry.previousElementSibling !== last) open = [];
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level !== level) {
      const list = root.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else entry.before(list);
      open = [...open, { list, level }];
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...entry.childNodes);
    open.at(-1)?.list.append(item);
    entry.remove();
    last = open[0]?.list;
  }
};

/** The letters of a heading are those of the website. */
const plainHeadings = (root: HTMLElement): void => {
  for (const styled of root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6), :is(h1, h2, h3, h4, h5, h6) *'))
    styled.removeAttribute('style');
  for (const bold of root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(bold);
};

/** Links lead where they are said to, and look as the website has them. */
const plainLinks = (root: HTMLElement): void => {
  for (const link of root.querySelectorAll('a')) {
    const { hostname, pathname, searchParams } = URL.canParse(link.href) ? new URL(link.href) : new URL('about:blank');
    const behind = hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : null;
    if (behind !== null) link.setAttribute('href', behind);
    link.removeAttribute('title');
    for (const styled of link.querySelectorAll('[style]')) styled.removeAttribute('style');
    for (const underlined of link.querySelectorAll('u')) unwrap(underlined);
  }
  for (const underlined of root.querySelectorAll('u')) {
    const [only, ...others] = underlined.childNodes;
    if (others.length === 0 && only instanceof Element && only.localName === 'a') unwrap(underlined);
  }
};

/** Programs write spaces that hold lines together to keep several beside each other. */
const plainSpaces = (root: HTMLElement): void => {
  for (const text of nodesOf(root, NodeFilter.SHOW_TEXT))
    if (!text.parentElement?.closest('pre')) text.nodeValue = (text.nodeValue ?? '').replace(/[\u00a0\t ]+/g, ' ');
};

const isBlank = ({ textContent }: Node): boolean => (textContent ?? '').replace(/[\s\u200b\ufeff]+/g, '') === '';

/** Distance is not made by empty lines. */
const dropEmpty = (root: HTMLElement): void => {
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (isBlank(paragraph) && !paragraph.closest('td, th, li')) paragraph.remove();
  for (const line of root.querySelectorAll('br')) if (isBetweenBlocks(line)) line.remove();
};

const blockTags = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, hr';

const isBetweenBlocks = (line: Element): boolean =>
  line.className === 'Apple-interchange-newline' ||
  [line.previousSibling, line.nextSibling].some((beside) => beside instanceof Element && beside.matches(blockTags));
