import { fill } from '../../../shared/fill.ts';
import { initialsOf } from '../../../shared/initials-of.ts';

const waitMs = 150;
const longName = 24;

/** Writes what is typed into every place that shows it; an empty field leaves the place's own words. */
const showTyped = (form: HTMLFormElement): void => {
  const places = [...form.querySelectorAll<HTMLElement>('[data-typed]')].map((place) => ({
    place,
    own: place.textContent,
  }));
  const typed = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement).value.trim();
  const write = (): void => {
    const school = typed('school');
    const city = typed('city');
    form.toggleAttribute('data-long', school.length > longName);
    for (const { place, own } of places) {
      const texts: Record<string, string> = {
        school,
        initials: initialsOf(school),
        city: city && fill(place.dataset.words ?? '', { City: city }),
      };
      place.textContent = texts[place.dataset.typed ?? ''] || own;
    }
  };
  let timer: number | undefined;
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(write, waitMs);
  });
  write();
};

/** The links above the row move it, and the one whose theme is in front is marked. */
const followRow = (form: HTMLFormElement): void => {
  const links = [...form.querySelectorAll<HTMLAnchorElement>('[data-tabs] a')];
  const items = links.flatMap((link) => form.querySelector<HTMLElement>(link.hash) ?? []);
  const row = items[0]?.parentElement;
  if (!row) return;
  const start = (item: HTMLElement): number => Math.abs(item.offsetLeft - (items[0]?.offsetLeft ?? 0));
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const item = items[index];
      if (item) row.scrollTo({ left: start(item) * (getComputedStyle(row).direction === 'rtl' ? -1 : 1) });
    });
  });
  const mark = (): void => {
    const at = Math.abs(row.scrollLeft);
    const isLast = at >= row.scrollWidth - row.clientWidth - 2;
    const distances = items.map((item) => Math.abs(start(item) - at));
    const front = isLast ? items.length - 1 : distances.indexOf(Math.min(...distances));
    links.forEach((link, index) => {
      link.ariaCurrent = index === front ? 'true' : null;
    });
  };
  row.addEventListener('scroll', mark, { passive: true });
};

export const start = (form: HTMLFormElement): void => {
  showTyped(form);
  followRow(form);
};
