/** What every public form says; a section with a form spreads them into its own strings. */
export const formStrings = {
  optional: 'optional',
  choose: 'Choose',
  missing: 'Please enter {label}.',
  missingChoice: 'Please choose {label}.',
  missingTick: 'Please tick this box.',
  check: 'Please check what is marked in red.',
  sending: 'Sending …',
  offline: 'You are offline. Nothing was sent; please try again.',
  failed: 'Something went wrong. Nothing was saved; please try again.',
  leaveEmpty: 'Leave this empty',
} as const;
