/** A tile's picture, to be shown large. Made before it is shown, it loads before it is needed. */
export interface BoxPicture {
  readonly element: HTMLElement;
  readonly image: HTMLImageElement;
  isBroken(): boolean;
}

/** Calls back when the picture turns out not to load. Nothing for a tile without a picture. */
export const boxPictureOf = (item: HTMLElement, whenBroken: () => void): BoxPicture | undefined => {
  const element = item.querySelector('picture')?.cloneNode(true);
  const image = element instanceof HTMLElement ? element.querySelector('img') : null;
  if (!(element instanceof HTMLElement) || !image) return undefined;
  element.querySelector('[data-broken]')?.remove();
  let broken = false;
  image.addEventListener('error', () => {
    broken = true;
    whenBroken();
  });
  for (const name of ['class', 'style']) image.removeAttribute(name);
  for (const part of element.querySelectorAll('source, img[srcset]')) part.setAttribute('sizes', '100vw');
  image.alt = item.dataset.name ?? '';
  image.loading = 'eager';
  return { element, image, isBroken: () => broken };
};
