import { sendDocument } from './send-document.ts';

/** What a family proves itself by. */
export interface Proof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

const types = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);
const maxBytes = 5 * 1024 * 1024;
/** Of a long name its end is shown: two scans often start alike. */
const shownLetters = 15;

const shortName = (name: string): string => (name.length > shownLetters ? `…${name.slice(-shownLetters)}` : name);

/** Asks for the documents that are still needed, one row for each, and sends each as soon as it is chosen. */
export const showDocuments = (root: HTMLElement, needed: readonly string[], proof: Proof): void => {
  const template = root.querySelector('template');
  const list = root.querySelector('[data-papers-list]');
  const none = root.querySelector<HTMLElement>('[data-papers-none]');
  if (!template || !list || !none) return;
  const names = JSON.parse(root.dataset.names ?? '{}') as Readonly<Record<string, string>>;
  root.hidden = false;
  none.hidden = needed.length > 0;
  list.replaceChildren(
    ...needed.map((type) => documentRow(root, template, { type, name: names[type] ?? type, proof })),
  );
};

interface Wanted {
  readonly type: string;
  readonly name: string;
  readonly proof: Proof;
}

const documentRow = ({ dataset }: HTMLElement, template: HTMLTemplateElement, { type, name, proof }: Wanted): Node => {
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
  part('[data-paper-name]').textContent = name;
  said.id = `paper-${type}-said`;
  input.setAttribute('aria-describedby', said.id);
  progress.setAttribute('aria-label', name);

  const show = (state: 'wrong' | 'sending' | 'arrived' | 'failed', text = dataset[state] ?? ''): void => {
    item.dataset.state = state;
    said.textContent = text;
    progress.hidden = state !== 'sending';
    input.ariaInvalid = String(state === 'wrong' || state === 'failed');
    retry.hidden = state !== 'failed';
  };
  const send = async (): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    file.textContent = shortName(chosen.name);
    file.hidden = false;
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
  return row;
};
