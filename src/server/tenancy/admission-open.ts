/** Whether a school takes in children, by its published profile: it does unless it says no. */
export const isAdmissionOpen = (profile: Readonly<Record<string, unknown>> | undefined): boolean =>
  profile?.admission_Open !== false;
