import { boxParts } from './box-parts.ts';
import { type BoxPicture, boxPictureOf } from './box-picture.ts';
import { createStrip } from './box-strip.ts';
import { createZoom, type Zoom } from './box-zoom.ts';
import { onSwipe } from './swipe.ts';

/** Makes the dialog show the pictures and films of a panel; what comes back opens it at one of them. */
export const boxOf = (dialog: HTMLDialogElement): ((item: HTMLAnchorElement) => void) => {
  const part = boxParts(dialog);
  const zoom = createZoom({ view: part.view, zoomIn: part['zoom-in'], zoomOut: part['zoom-out'] });
  const strip = createStrip(part.strip, (item) => show(item));
  const pictures = new Map<HTMLAnchorElement, BoxPicture>();
  let items: readonly HTMLAnchorElement[] = [];
  let current: HTMLAnchorElement | undefined;
  let opener: HTMLAnchorElement | undefined;
  let endFilm: (() => void) | undefined;

  const pictureOf = (item: HTMLAnchorElement): BoxPicture | undefined => {
    const known = pictures.get(item);
    if (known) return known;
    const made = boxPictureOf(item, () => {
      if (item === current) showBroken(item);
    });
    if (made) pictures.set(item, made);
    return made;
  };
  const showBroken = (item: HTMLAnchorElement): void => {
    part.view.replaceChildren();
    part.broken.hidden = item.dataset.kind !== 'image';
    zoom.reset(undefined);
  };
  const leave = (): void => {
    endFilm?.();
    endFilm = undefined;
    part.view.replaceChildren();
  };
  const show = (item: HTMLAnchorElement): void => {
    leave();
    current = item;
    describeItem(item, { position: items.indexOf(item) + 1, total: items.length }, { dialog, part });
    strip.mark(item);
    part.broken.hidden = true;
    const picture = pictureOf(item);
    if (picture) part.view.append(picture.element);
    zoom.reset(item.dataset.kind === 'image' ? picture?.image : undefined);
    if (picture?.isBroken()) showBroken(item);
    const next = items[items.indexOf(item) + 1];
    if (next) pictureOf(next);
  };
  const go = (by: 1 | -1): void => {
    const item = current && items[items.indexOf(current) + by];
    if (item) show(item);
  };

  onStep({ dialog, part, zoom }, go);
  part.again.addEventListener('click', () => {
    if (!current) return;
    pictures.delete(current);
    show(current);
    // The button that had the focus is gone.
    part.view.focus();
  });
  part.play.addEventListener('click', async () => {
    const item = current;
    const { startFilm } = await import('../shared/film.tsx');
    if (!item || item !== current || endFilm) return;
    part.start.hidden = true;
    endFilm = startFilm(part.view, { url: item.href, title: item.dataset.name ?? '' });
    // The button that had the focus is gone.
    part.view.focus();
  });
  dialog.addEventListener('close', () => {
    leave();
    current = undefined;
    opener?.focus();
  });
  const ornament = dialog.parentElement?.querySelector<HTMLTemplateElement>('template[data-broken-ornament]');
  if (ornament) part.ornament.append(ornament.content.cloneNode(true));

  return (item) => {
    const panel = item.closest<HTMLElement>('[data-gallery-panel]');
    items = [...(panel?.querySelectorAll<HTMLAnchorElement>('a[data-kind]') ?? [])];
    opener = item;
    part.album.textContent = panel?.dataset.album ?? '';
    part.facts.textContent = panel?.dataset.facts ?? '';
    strip.fill(items);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-dialog-close]')?.focus();
    show(item);
  };
};

interface Box {
  readonly dialog: HTMLDialogElement;
  readonly part: ReturnType<typeof boxParts>;
}

/** Says what is shown: its number among all, its name, and what can be done with it. */
const describeItem = (
  { dataset, href }: HTMLAnchorElement,
  { position, total }: { readonly position: number; readonly total: number },
  { dialog, part }: Box,
): void => {
  const { kind, name = '', file, shortFile = '' } = dataset;
  const fill = (text = ''): string =>
    text
      .replace('{n}', `${position}`)
      .replace('{total}', `${total}`)
      .replace('{name}', () => name);
  part.position.textContent = fill(dialog.dataset.position);
  part.status.textContent = fill(dialog.dataset.announce);
  part.title.textContent = name;
  part.previous.hidden = part.next.hidden = total < 2;
  // Not `disabled`: a focused button that turns disabled loses the arrow keys.
  part.previous.ariaDisabled = String(position === 1);
  part.next.ariaDisabled = String(position === total);
  part.download.hidden = file === undefined;
  part.download.setAttribute('href', href);
  part.download.setAttribute('download', file ?? '');
  part.download.title = file ?? '';
  part.file.textContent = shortFile;
  part.start.hidden = kind === 'image';
  part.note.hidden = kind !== 'youtube';
};

/** Calls back where a button, an arrow key or a finger asks for the next or the previous one. */
const onStep = ({ dialog, part, zoom }: Box & { readonly zoom: Zoom }, go: (by: 1 | -1) => void): void => {
  const isRtl = (): boolean => getComputedStyle(dialog).direction === 'rtl';
  part.previous.addEventListener('click', () => go(-1));
  part.next.addEventListener('click', () => go(1));
  dialog.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || target instanceof HTMLMediaElement) return;
    if (key.toLowerCase() === 'd' && !part.download.hidden) part.download.click();
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (target === part.view && zoom.isZoomed()) return;
    go((key === 'ArrowRight') === isRtl() ? -1 : 1);
  });
  onSwipe(part.view, (way) => {
    if (!zoom.isZoomed()) go(way < 0 === isRtl() ? -1 : 1);
  });
};
