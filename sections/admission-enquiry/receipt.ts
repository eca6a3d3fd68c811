import { showDocuments } from '../shared/documents/client.ts';
import { trackEnquiry } from '../shared/documents/track-enquiry.ts';
import { ageInForm, sessionInForm } from './ages.ts';
import { shortDay } from './review.ts';
import { shortSession } from './sessions.ts';

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
  const relation = form.querySelector<HTMLSelectElement>('[name="Parent_Relation"]')?.selectedOptions[0]?.text ?? '';
  const chosen = form.querySelector('[name="Class_Id"]:checked')?.closest('[data-class-option]');
  const age = ageInForm(form);

  write('[data-reference]', Reference_No);
  write('[data-reference-again]', Reference_No);
  const told = {
    child: [value('Student_First_Name'), value('Student_Middle_Name'), value('Student_Last_Name')]
      .filter(Boolean)
      .join(' '),
    birth: age ? shortDay(age.birth) : '',
    class: chosen?.querySelector('[data-class-name]')?.textContent ?? '',
    session: shortSession(value('Session')),
    parent: `${value('Parent_Name')}, ${relation.toLocaleLowerCase()}`,
    mobile: value('Mobile'),
    email: value('Email'),
  };
  for (const [key, text] of Object.entries(told)) if (text !== '') write(`[data-told-value="${key}"]`, text);
  part('[data-told]')?.removeAttribute('hidden');
  write('[data-until]', sessionInForm(form, data)?.until ?? '');
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
  const tracked = await trackEnquiry(proof);
  const { Documents_Needed } = tracked;
  const names = JSON.parse(documents.dataset.names ?? '{}') as Readonly<Record<string, string>>;
  part('[data-bring] ul')?.replaceChildren(
    ...Documents_Needed.map((type) =>
      Object.assign(document.createElement('li'), { textContent: names[type] ?? type }),
    ),
  );
  part('[data-bring]')?.toggleAttribute('hidden', Documents_Needed.length === 0);
  showDocuments(documents, tracked, proof);
};
