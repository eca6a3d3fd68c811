const levels = [1, 1.5, 2, 3] as const;

interface ZoomParts {
  /** What scrolls when the picture is larger than it. */
  readonly view: HTMLElement;
  readonly zoomIn: HTMLElement;
  readonly zoomOut: HTMLElement;
}

export interface Zoom {
  /** The picture that the buttons work on, at its own size again; none for a film. */
  reset(image: HTMLImageElement | undefined): void;
  isZoomed(): boolean;
}

/** Zooms by two buttons, in steps; a zoomed picture is moved by scrolling. */
export const createZoom = ({ view, zoomIn, zoomOut }: ZoomParts): Zoom => {
  let level = 0;
  let image: HTMLImageElement | undefined;
  let fitting = 0;

  const show = (): void => {
    zoomIn.hidden = zoomOut.hidden = !image;
    // Not `disabled`: a focused button that turns disabled loses the arrow keys.
    zoomOut.ariaDisabled = String(level === 0);
    zoomIn.ariaDisabled = String(level === levels.length - 1);
    view.toggleAttribute('data-zoomed', level > 0);
    view.tabIndex = level > 0 ? 0 : -1;
    if (image) image.style.width = level > 0 ? `${fitting * (levels[level] ?? 1)}px` : '';
    view.scrollTo({
      left: (view.scrollWidth - view.clientWidth) / 2,
      top: (view.scrollHeight - view.clientHeight) / 2,
      behavior: 'instant',
    });
  };
  const step = (by: 1 | -1): void => {
    if (level === 0) fitting = image?.getBoundingClientRect().width ?? 0;
    level = Math.min(levels.length - 1, Math.max(0, level + by));
    show();
  };
  zoomIn.addEventListener('click', () => step(1));
  zoomOut.addEventListener('click', () => step(-1));
  return {
    reset: (next) => {
      if (image) image.style.width = '';
      level = 0;
      image = next;
      show();
    },
    isZoomed: () => level > 0,
  };
};
