const stagesOf = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-stage]'),
];

/**
 * Marks the stages with the usual class or the chosen one. Where there is such a one, a look may fold the others up;
 * their toggles open them.
 */
export const showNear = (form: HTMLFormElement): void => {
  const stages = stagesOf(form);
  for (const stage of stages)
    stage.toggleAttribute('data-near', stage.querySelector('[data-usual], :checked') !== null);
  form.toggleAttribute(
    'data-aged',
    stages.some(({ dataset }) => dataset.near !== undefined),
  );
};

/** Lets the toggle of each stage that has one open it and fold it up again. */
export const startStages = (form: HTMLFormElement): void => {
  for (const stage of stagesOf(form)) {
    const toggle = stage.querySelector('[data-stage-toggle]');
    toggle?.addEventListener('click', () => {
      toggle.setAttribute('aria-expanded', String(stage.toggleAttribute('data-open')));
    });
  }
};
