import type { AgeWords } from './ages.ts';

const firstYear = 3;
const lastYear = 18;

/** Puts the pin at the child's age, and shows the classes of the stage that the child's age or a press on a band picks. */
export const startRuler = (form: HTMLFormElement): void => {
  const ruler = form.querySelector<HTMLElement>('[data-ruler]');
  const pin = ruler?.querySelector<HTMLElement>('[data-pin]');
  if (!ruler || !pin) return;
  const bands = [...ruler.querySelectorAll<HTMLButtonElement>('[data-band]')];
  const stages = [...form.querySelectorAll<HTMLElement>('[data-stage]')];
  let pickedAt = '';
  // The words beside the field say the same.
  pin.ariaHidden = 'true';

  const pick = (name: string): void => {
    for (const band of bands) band.ariaPressed = String(band.dataset.band === name);
    for (const stage of stages) stage.toggleAttribute('data-folded', stage.dataset.stage !== name);
  };
  for (const band of bands) band.addEventListener('click', () => pick(band.dataset.band ?? ''));
  form.addEventListener('aged', (event) => {
    const { detail: age } = event as CustomEvent<AgeWords | undefined>;
    pin.hidden = age === undefined;
    ruler.toggleAttribute('data-pinned', age !== undefined);
    if (!age) return;
    const at = Math.min(Math.max(age.exact, firstYear), lastYear + 1);
    pin.style.insetInlineStart = `${((at - firstYear) / (lastYear + 1 - firstYear)) * 100}%`;
    pin.textContent = age.age;
    for (const tick of ruler.querySelectorAll<HTMLElement>('[data-year]'))
      tick.toggleAttribute('data-now', tick.dataset.year === String(age.years));
    // Once for each age, so that a stage that was picked stays.
    const usual = stages.find((stage) => stage.querySelector('[data-usual]'))?.dataset.stage;
    if (usual === undefined || pickedAt === age.birth) return;
    pickedAt = age.birth;
    pick(usual);
  });
};
