import { filmHost } from './film-link.ts';

/** Whether a paragraph has nothing but a link to a film. */
const isFilm = (link: HTMLAnchorElement): boolean =>
  filmHost.test(link.href) && link.parentElement?.textContent?.trim() === link.textContent?.trim();

/**
 * Plays a film where its link stands, once that is pressed: until then nothing is asked of the host that has it. Where
 * the player does not come, the link leads there.
 */
const playHere = (link: HTMLAnchorElement): void =>
  link.addEventListener('click', (event) => {
    // A press for another tab or window is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const place = document.createElement('div');
    place.tabIndex = -1;
    place.dataset.filmPlace = '';
    import('../shared/film.tsx').then(
      ({ startFilm }) => {
        link.parentElement?.replaceWith(place);
        startFilm(place, { url: link.href, title: link.textContent ?? '' });
        place.focus();
      },
      () => location.assign(link.href),
    );
  });

/** Plays the films of a text in their places. */
export const start = (root: HTMLElement): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('p > a[href]:only-child'))
    if (isFilm(link)) playHere(link);
  root.dataset.filmReady = '';
};
