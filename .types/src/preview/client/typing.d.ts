/** Whether a key belongs to a field, or to the browser: then it is no key of the preview. */
export declare const isTyping: ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) => boolean;
