import { start as startForm } from '../shared/form/client.ts';
import { startAges } from './ages.ts';
import { startDraft } from './draft.ts';
import { startRuler } from './ruler.ts';
import { startStages } from './stages.ts';
import { startSteps } from './steps.ts';

/** The enquiry in steps, with a word on the child's age and a draft on the device; its answer is a receipt. */
export const start = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  startSteps(form);
  startRuler(form);
  startStages(form);
  startAges(form);
  startForm(form);
  startDraft(form);
  form.addEventListener('answered', (event) => {
    const { detail } = event as CustomEvent<Readonly<Record<string, unknown>>>;
    void import('./receipt.ts').then(({ fillReceipt }) => fillReceipt(form, detail));
  });
};
