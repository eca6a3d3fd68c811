import { show } from '../shared/form/client.ts';
import { localErrors } from '../shared/form/payload.ts';
import { fillReview } from './review.ts';

/**
 * Shows one step of a form at a time. What is wrong in a step stops its visitor there; a step with an error opens. The
 * last one shows what was filled in, and leads to a step and straight back.
 */
export const startSteps = (form: HTMLFormElement): void => {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  const marks = [...form.querySelectorAll('[data-steps] > li')];
  const last = steps.length - 1;
  let current = 0;
  /** Where the visitor came from the last step to change something. */
  let returning = false;

  const open = (at: number): void => {
    current = at;
    if (at === last) {
      returning = false;
      fillReview(form);
    }
    for (const [i, step] of steps.entries()) step.toggleAttribute('data-open', i === at);
    for (const [i, mark] of marks.entries()) {
      mark.ariaCurrent = i === at ? 'step' : null;
      mark.toggleAttribute('data-done', i < at);
    }
    form.dataset.at = at === 0 ? 'first' : at === last ? 'last' : 'between';
    form.toggleAttribute('data-returning', returning);
  };
  const go = (to: number): void => {
    open(to);
    steps[to]?.querySelector('legend')?.focus({ preventScroll: true });
    form.scrollIntoView({ block: 'start' });
  };
  const goOn = (): void => {
    const step = steps[current];
    const wrong = localErrors(form, step);
    show(form, wrong, '', step);
    if (Object.keys(wrong).length === 0) go(returning ? last : current + 1);
  };

  form.querySelector('[data-step-back]')?.addEventListener('click', () => go(returning ? last : current - 1));
  form.querySelector('[data-step-next]')?.addEventListener('click', goOn);
  for (const button of form.querySelectorAll<HTMLElement>('[data-change]'))
    button.addEventListener('click', () => {
      const to = steps.findIndex((step) => step.dataset.step === button.dataset.change);
      returning = true;
      open(to);
      steps[to]?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
    });
  // The Enter key in a field means the button that is seen.
  form.addEventListener('submit', (event) => {
    if (current === last) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    goOn();
  });
  form.addEventListener(
    'invalid',
    ({ target }) => {
      const at = steps.findIndex((step) => target instanceof Node && step.contains(target));
      if (at >= 0 && at !== current) open(at);
    },
    true,
  );
};
