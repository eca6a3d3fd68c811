/** Puts the film in place of its poster when that is pressed, and takes it away when the dialog closes. */
export const start = (film: HTMLElement): void => {
  const { videoId = '', videoTitle = '' } = film.dataset;
  const screen = film.querySelector('[data-video-screen]');
  const poster = film.querySelector('[data-video-play]');
  if (!screen || !poster) return;
  poster.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
    frame.title = videoTitle;
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    screen.replaceChildren(frame);
    frame.focus();
  });
  film.closest('dialog')?.addEventListener('close', () => screen.replaceChildren(poster));
};
