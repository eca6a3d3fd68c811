/** Shows one step of a form at a time. What is wrong in a step stops its visitor there; a step with an error opens. */
export declare const startSteps: (form: HTMLFormElement) => void;
