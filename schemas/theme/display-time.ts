/**
 * The least time in milliseconds that one of several pictures or texts may stand where they take turns by themselves:
 * more than three changes a second can bring on a seizure (WCAG 2.2, 2.3.1).
 */
export const minDisplayMs = Math.ceil(1000 / 3);

/** The least time in milliseconds in which a picture with a line of text is seen. A theme asks for no less; a school may. */
export const seenDisplayMs = 1500;

/** Whether a time to stand is allowed; 0 says that nothing moves by itself. */
export const isDisplayTime = (ms: number): boolean => ms === 0 || ms >= minDisplayMs;

/** The nearest time that is allowed, for what was chosen before there was a least one. */
export const displayTimeOf = (ms: number): number => (ms > 0 ? Math.max(ms, minDisplayMs) : 0);
