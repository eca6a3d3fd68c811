/** The strings that `SliderControls` says; a section with a slider spreads them into its own. */
export const sliderStrings = {
  stop: 'Stop slide rotation',
  start: 'Start slide rotation',
  previous: 'Previous',
  next: 'Next',
} as const;
