/**
 * Pictures that come late grow sharp out of their own colours; what stands for those that do not come at all is loaded
 * only then.
 */
export const startPictures = (): void => {
  const arrive = ({ type, target: image }: Pick<Event, 'type' | 'target'>): void => {
    if (!(image instanceof HTMLImageElement)) return;
    if (type === 'error') void import('./broken-picture.ts').then(({ replaceBroken }) => replaceBroken(image));
    else if (image.loading === 'lazy' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      image.animate({ filter: ['blur(12px)', 'none'] }, 200);
  };
  addEventListener('load', arrive, true);
  addEventListener('error', arrive, true);
  for (const target of document.images) if (target.complete && !target.naturalWidth) arrive({ type: 'error', target });
};
