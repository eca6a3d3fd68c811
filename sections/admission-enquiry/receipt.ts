import { showDocuments } from '../shared/documents/client.ts';
import { trackEnquiry } from '../shared/documents/track-enquiry.ts';

/** Writes what was sent and its number into the receipt, and asks for the documents that the class needs. */
export const fillReceipt = async (
  form: HTMLFormElement,
  { Reference_No, warnings }: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const receipt = form.closest('[data-form]')?.querySelector<HTMLElement>('[data-receipt]');
  if (!receipt || typeof Reference_No !== 'string') return;
  const part = <T extends HTMLElement>(selector: string): T | null => receipt.querySelector<T>(selector);
  const write = (selector: string, text: string): void => {
    const place = part(selector);
    if (!place) return;
    place.textContent = text;
    place.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
  };
  const data = new FormData(form);
  const value = (name: string): string => String(data.get(name) ?? '').trim();
  const shown = (name: string): string =>
    form.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.selectedOptions[0]?.text ?? '';

  write('[data-reference]', Reference_No);
  write('[data-told-value="child"]', `${value('Student_First_Name')} ${value('Student_Last_Name')}`.trim());
  write('[data-told-value="class"]', shown('Class_Id'));
  write('[data-told-value="session"]', value('Session'));
  write('[data-told-value="mobile"]', value('Mobile'));
  if (Array.isArray(warnings) && warnings.length > 0) write('[data-warnings]', warnings.join(' '));
  const track = part<HTMLAnchorElement>('[data-track]');
  if (track) track.search = new URLSearchParams({ reference: Reference_No }).toString();
  const print = part<HTMLButtonElement>('[data-print]');
  if (print) {
    print.hidden = false;
    print.addEventListener('click', () => window.print());
  }
  const documents = part('[data-papers]');
  if (!documents) return;
  const proof = { Reference_No, Mobile: value('Mobile') };
  const { Documents_Needed } = await trackEnquiry(proof);
  showDocuments(documents, Documents_Needed, proof);
};
