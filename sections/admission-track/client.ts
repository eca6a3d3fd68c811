import { showDocuments } from '../shared/documents/client.ts';
import type { Tracked } from '../shared/documents/track-enquiry.ts';
import { start as startForm } from '../shared/form/client.ts';

/** Shows in the form's place how the enquiry goes; the number may stand in the address already. */
export const start = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  startForm(form);
  const control = (name: string): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);
  const [reference, mobile] = ['Reference_No', 'Mobile'].map(control);
  const receipt = form.closest('[data-form]')?.querySelector<HTMLElement>('[data-receipt]');
  if (!reference || !mobile || !receipt) return;
  const known = new URLSearchParams(location.search).get('reference');
  if (known && reference.value === '') reference.value = known.slice(0, 20);
  form.addEventListener('answered', (event) => {
    const { detail } = event as CustomEvent<Tracked>;
    const { Reference_No, Status, Status_Label, Next_Date, Documents_Needed } = detail;
    const statuses = JSON.parse(receipt.dataset.statuses ?? '{}') as Readonly<Record<string, string>>;
    const told = {
      reference: Reference_No,
      status: statuses[Status] ?? Status_Label,
      next: dateText(Next_Date) ?? receipt.dataset.nextNone,
    };
    for (const [key, text = ''] of Object.entries(told)) {
      const place = receipt.querySelector(`[data-told-value="${key}"]`);
      if (place) place.textContent = text;
    }
    const documents = receipt.querySelector<HTMLElement>('[data-papers]');
    if (documents) showDocuments(documents, Documents_Needed, { Reference_No, Mobile: mobile.value });
  });
};

const dateText = (date: string | null): string | undefined =>
  date === null
    ? undefined
    : new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(date),
      );
