/** The strings that `SliderControls` says, by language; a section with a slider spreads them into its own. */
export const sliderStrings = {
  en: {
    stop: 'Stop slide rotation',
    start: 'Start slide rotation',
    previous: 'Previous',
    next: 'Next',
  },
  hi: {
    stop: 'स्लाइडों का अपने-आप बदलना रोकें',
    start: 'स्लाइडों का अपने-आप बदलना शुरू करें',
    previous: 'पिछला',
    next: 'अगला',
  },
} as const;
