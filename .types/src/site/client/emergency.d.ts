/** Lets the visitor put the emergency banner away for four hours; a new emergency is shown at once. */
export declare const startEmergency: () => void;
