/** The addresses of YouTube, at the start of a link. */
export const filmHost = /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//;

/** Whether some paragraph of an article may be nothing but a link to a film. */
export const mayHaveFilm = (html: string): boolean =>
  [...html.matchAll(/<p><a href="([^"]+)"/g)].some(([, href = '']) => filmHost.test(href));
