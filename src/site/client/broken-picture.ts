const words = {
  en: { broken: 'The picture could not be loaded.', again: 'Try again' },
  hi: { broken: 'चित्र लोड नहीं हो सका।', again: 'फिर कोशिश करें' },
} as const;

/** In less room there is nothing but the surface. */
const roomForWords = { width: 150, height: 90 };

const surface =
  'display:grid;place-content:center;justify-items:center;gap:.5rem;overflow:hidden;background:var(--color-tint);' +
  'color:var(--color-ink);font-size:var(--size-small);font-weight:600;line-height:1.4;text-align:center;';
const initials =
  'display:grid;place-items:center;flex:none;background:var(--color-primary);color:var(--color-on-primary);' +
  'font-weight:700;line-height:1;';
const button =
  'min-height:2.75rem;padding:0 1rem;border:2px solid currentColor;border-radius:var(--radius-control);' +
  'background:transparent;color:inherit;cursor:pointer;';

const make = <Tag extends 'span' | 'button'>(tag: Tag, text: string, css: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.style.cssText = css;
  return element;
};

/** Puts a surface of the theme in the place of a picture that did not load, with its size; initials for a logo. */
export const replaceBroken = (image: HTMLImageElement): void => {
  // Who shows a picture in a dialog of their own says there what has happened to it.
  if (!image.isConnected || image.closest('dialog') || image.nextElementSibling?.matches('[data-broken]')) return;
  const { width, height } = image.getBoundingClientRect();
  const { initials: letters } = image.dataset;
  const ratio = `${image.getAttribute('width') ?? 4} / ${image.getAttribute('height') ?? 3}`;
  const size = letters ? `width:${width}px;height:${height}px;font-size:${height / 2.8}px;` : `aspect-ratio:${ratio};`;
  const place = make('span', letters ?? '', (letters ? initials : surface) + size);
  place.className = image.className;
  place.dataset.broken = '';
  if (letters || image.alt === '') place.ariaHidden = 'true';
  // It stays beside it: the viewer shows it large, and may have more luck.
  image.after(place);
  image.style.display = 'none';
  if (letters || width < roomForWords.width || height < roomForWords.height) return;

  const said = words[document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'];
  const link = place.closest('a, button');
  const again = make('button', said.again, button);
  again.type = 'button';
  const ornament = place.closest('[data-type]')?.querySelector<HTMLTemplateElement>('template[data-broken-ornament]');
  if (ornament) place.append(ornament.content.cloneNode(true));
  place.append(make('span', said.broken, ''));
  const host = link ? link.closest<HTMLElement>('[data-picture-host]') : place;
  if (!host) return;
  if (link) again.style.cssText += 'position:absolute;inset-inline:0;margin:auto;width:fit-content;z-index:1;';
  else place.removeAttribute('aria-hidden');
  host.append(again);
  if (link) {
    // Beneath the sentence, over the picture's lower part.
    const top = place.getBoundingClientRect().bottom - host.getBoundingClientRect().top;
    again.style.insetBlockStart = `${top - 60}px`;
    place.style.paddingBlockEnd = '3rem';
  }
  again.addEventListener('click', () => {
    const hadFocus = document.activeElement === again;
    again.remove();
    place.remove();
    image.style.display = '';
    // A picture that has failed loads again only when it is set anew.
    const { src, srcset } = image;
    image.removeAttribute('srcset');
    image.src = '';
    image.loading = 'eager';
    image.srcset = srcset;
    image.src = src;
    if (hadFocus && link instanceof HTMLElement) link.focus();
  });
};
