import { showDocuments } from '../shared/documents/client.ts';
import { type Proof, type Tracked, trackByLink } from '../shared/documents/track-enquiry.ts';
import { finish, show, start as startForm } from '../shared/form/client.ts';
import { clockTime } from '../shared/times.ts';
import { timelineOf } from './timeline.ts';

/**
 * Shows in the form's place how the enquiry goes. The number may stand in the address already, or the secret of a
 * mailed link, which is opened at once.
 */
export const start = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  startForm(form);
  const control = (name: string): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);
  const [reference, mobile] = ['Reference_No', 'Mobile'].map(control);
  const place = form.closest('[data-form]')?.querySelector<HTMLElement>('[data-tracked]');
  if (!reference || !mobile || !place) return;
  const query = new URLSearchParams(location.search);
  const known = query.get('reference');
  const token = query.get('token');
  if (known && reference.value === '') reference.value = known.slice(0, 20);
  form.addEventListener('answered', (event) => {
    const { detail } = event as CustomEvent<Tracked>;
    const isByLink = token !== null && mobile.value === '';
    showTracked(place, detail, isByLink ? { token } : { Reference_No: detail.Reference_No, Mobile: mobile.value });
  });
  if (token !== null) void openLink(form, token);
};

const openLink = async (form: HTMLFormElement, token: string): Promise<void> => {
  const { failed, offline, linkOver } = form.dataset;
  try {
    const tracked = await trackByLink(token);
    if (tracked) finish(form, { ...tracked });
    else show(form, {}, linkOver ?? '');
  } catch {
    show(form, {}, (navigator.onLine ? failed : offline) ?? '');
  }
};

const declined = 9;

const showTracked = (place: HTMLElement, tracked: Tracked, proof: Proof): void => {
  const statuses = JSON.parse(place.dataset.statuses ?? '{}') as Readonly<Record<string, string>>;
  const said = JSON.parse(place.dataset.said ?? '{}') as Readonly<Record<string, string>>;
  const nameOf = (status: number): string => statuses[status] ?? tracked.Status_Label;
  for (const [key, text] of Object.entries({ reference: tracked.Reference_No, status: nameOf(tracked.Status) })) {
    const cell = place.querySelector(`[data-told-value="${key}"]`);
    if (cell) cell.textContent = text;
  }
  place.querySelector('[data-declined]')?.toggleAttribute('hidden', tracked.Status !== declined);
  const documents = place.querySelector<HTMLElement>('[data-papers]');
  const task = place.querySelector<HTMLElement>('[data-task]');
  const rows = timelineOf(tracked, { said, nameOf }).map((entry) => {
    const row = document.createElement('li');
    row.dataset.when = entry.when;
    if (entry.when === 'now') row.ariaCurrent = 'step';
    const day = Object.assign(document.createElement('p'), {
      textContent: entry.date ? dayText(entry.date, entry.time) : said.noDate,
    });
    day.dataset.day = '';
    const title = Object.assign(document.createElement('p'), { textContent: entry.title });
    title.dataset.title = '';
    row.append(day, title);
    if (entry.when === 'now' && task) row.append(task);
    return row;
  });
  place.querySelector('[data-timeline]')?.replaceChildren(...rows);
  if (documents) showDocuments(documents, tracked, proof);
};

/** A day, and the hour where one is fixed. */
const dayText = (date: string, time: string | undefined): string =>
  time ? `${dateText(date)}, ${clockTime(`${date}T${time}`, document.documentElement.lang)}` : dateText(date);

const dateText = (date: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang === 'en' ? 'en-IN' : document.documentElement.lang, {
    weekday: 'long',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(date));
