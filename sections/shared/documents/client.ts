import { sendDocument } from './send-document.ts';
import type { Proof, Tracked } from './track-enquiry.ts';

const types = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);
const maxBytes = 5 * 1024 * 1024;
/** Of a long name its end is shown: two scans often start alike. */
const shownLetters = 15;

const shortName = (name: string): string => (name.length > shownLetters ? `…${name.slice(-shownLetters)}` : name);

/**
 * Lists the documents of an enquiry, one row for each: those that have arrived say so, and one that is still needed has
 * a button and is sent as soon as it is chosen.
 */
export const showDocuments = (
  root: HTMLElement,
  { Documents, Documents_Needed: needed }: Pick<Tracked, 'Documents' | 'Documents_Needed'>,
  proof: Proof,
): void => {
  const template = root.querySelector('template');
  const list = root.querySelector('[data-papers-list]');
  const none = root.querySelector<HTMLElement>('[data-papers-none]');
  if (!template || !list || !none) return;
  const names = JSON.parse(root.dataset.names ?? '{}') as Readonly<Record<string, string>>;
  root.hidden = false;
  none.hidden = needed.length > 0;
  list.replaceChildren(
    ...Documents.filter(({ State }) => State !== 'Waived').map(({ Document_Type: type, File_Name, Reason }) =>
      documentRow(root, template, {
        type,
        name: names[type] ?? type,
        proof,
        ...(needed.includes(type) ? { reason: Reason ?? '' } : { arrived: File_Name ?? '' }),
      }),
    ),
  );
};

interface Wanted {
  readonly type: string;
  readonly name: string;
  readonly proof: Proof;
  /** Why it is to be sent again. */
  readonly reason?: string;
  /** The name of the file that is there already. */
  readonly arrived?: string;
}

const documentRow = (
  { dataset }: HTMLElement,
  template: HTMLTemplateElement,
  { type, name, proof, reason = '', arrived }: Wanted,
): Node => {
  const row = template.content.cloneNode(true) as DocumentFragment;
  const part = <T extends HTMLElement>(selector: string): T => {
    const found = row.querySelector<T>(selector);
    if (!found) throw new Error(`A row for a document has no ${selector}.`);
    return found;
  };
  const item = part<HTMLElement>('[data-paper]');
  const input = part<HTMLInputElement>('input');
  const file = part<HTMLElement>('[data-paper-file]');
  const progress = part<HTMLProgressElement>('progress');
  const said = part<HTMLElement>('[data-paper-said]');
  const retry = part<HTMLButtonElement>('[data-paper-retry]');
  const pick = part<HTMLElement>('[data-paper-pick]');
  part('[data-paper-name]').textContent = name;
  part('[data-paper-for]').textContent = name;
  said.id = `paper-${type}-said`;
  input.setAttribute('aria-describedby', said.id);
  progress.setAttribute('aria-label', name);

  const show = (state: 'wrong' | 'sending' | 'arrived' | 'failed', text = dataset[state] ?? ''): void => {
    item.dataset.state = state;
    said.textContent = text;
    progress.hidden = state !== 'sending';
    input.ariaInvalid = String(state === 'wrong' || state === 'failed');
    retry.hidden = state !== 'failed';
    pick.hidden = state === 'arrived' || state === 'failed';
  };
  const tellFile = (fileName: string): void => {
    file.textContent = shortName(fileName);
    file.hidden = fileName === '';
  };
  const send = async (): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    tellFile(chosen.name);
    if (!types.has(chosen.type) || chosen.size > maxBytes) return show('wrong');
    progress.value = 0;
    show('sending');
    input.disabled = true;
    const refusal = await sendDocument({
      fields: { ...proof, Document_Type: type },
      file: chosen,
      onPercent: (percent) => {
        progress.value = percent;
      },
    }).catch(() => '');
    input.disabled = false;
    if (refusal === undefined) return show('arrived');
    show('failed', refusal || dataset.failed);
    retry.focus();
  };
  input.addEventListener('change', () => void send());
  retry.addEventListener('click', () => void send());
  if (arrived !== undefined) {
    tellFile(arrived);
    show('arrived', dataset.received);
    input.disabled = true;
  } else if (reason !== '') show('wrong', reason);
  return row;
};
