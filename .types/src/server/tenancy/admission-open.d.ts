/** Whether a school takes in children, by its published profile: it does unless it says no. */
export declare const isAdmissionOpen: (profile: Readonly<Record<string, unknown>> | undefined) => boolean;
