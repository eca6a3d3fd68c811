/** JSON that is safe inside a script element: nothing in it can end the element, and JavaScript reads it as JSON does. */
export declare const escapeScriptJson: (value: unknown) => string;
