const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** Whether a key belongs to a field, or to the browser: then it is no key of the preview. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
};
