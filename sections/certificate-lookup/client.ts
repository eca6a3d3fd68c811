import type { FoundCertificate, RegisteredCertificate } from '#schemas/api/students/certificate.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { start as startForm } from '../shared/form/client.ts';
import { registerFacts } from './fields.ts';

/**
 * Shows in the form's place the way to the file that was found, or what the register says where there is no file. The
 * number may stand in the address already: the QR code of a printed certificate leads here with it.
 */
export const start = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  startForm(form);
  const number = form.querySelector<HTMLInputElement>('[name="Document_Number"]');
  const known = new URLSearchParams(location.search).get('certificate');
  if (number && known && number.value === '') number.value = known.slice(0, 40);
  const place = form.closest('[data-form]');
  form.addEventListener('answered', (event) => {
    const { Link, Register } = (event as CustomEvent<FoundCertificate>).detail;
    for (const part of place?.querySelectorAll<HTMLElement>('[data-found]') ?? [])
      part.hidden = (part.dataset.found === 'register') !== (Register !== undefined);
    const link = place?.querySelector<HTMLAnchorElement>('a[data-certificate]');
    if (link && Link !== undefined) link.href = Link;
    if (place && Register) tell(place, Register);
  });
};

const tell = (place: Element, { Document_Number, Leaving_Date, Issued_On }: RegisteredCertificate): void => {
  const texts = { number: Document_Number, left: dayText(Leaving_Date), issued: dayText(Issued_On) };
  for (const fact of registerFacts) {
    const cell = place.querySelector<HTMLElement>(`[data-told-value="${fact}"]`);
    if (!cell?.parentElement) continue;
    cell.textContent = texts[fact] ?? '';
    cell.parentElement.hidden = texts[fact] === undefined;
  }
};

const dayText = (date: string | undefined): string | undefined =>
  date && dayMonthYear(date, document.documentElement.lang);
