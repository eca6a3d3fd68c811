/** What a family (or an adult) has allowed to be shown in public. Anything but `Public_With_Name` keeps a card off the site. */
export declare const photoConsent: {
    readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
};
