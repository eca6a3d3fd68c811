/** The named formats of route params and settings. A theme brings no pattern of its own. */
export const namedFormats: Readonly<Record<'slug' | 'id' | 'date', (text: string) => boolean>> = {
  slug: (text) => text.length <= 200 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  id: (text) => /^[A-Za-z0-9_-]{1,64}$/.test(text),
  /** A day that the calendar has. */
  date(text) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  },
};
