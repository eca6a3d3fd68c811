import type { ProfileAnswer } from '#schemas/api/school-profile.ts';

/** What stands under a school's name on its paper, each empty where the profile says nothing of it. */
export interface LetterLines {
  /** Where it is. */
  readonly place: string;
  /** How it is reached. */
  readonly reached: string;
  /** What the boards and the government know it by. */
  readonly numbers: string;
}

export const letterLines = (profile: ProfileAnswer): LetterLines => {
  const { school_address = '', City, State, Pincode, Phone, Email, Website, Affiliation_No, Udise_Code } = profile;
  // An address often names its town already.
  const rest = [City, State, Pincode].filter((part) => part && !school_address.includes(part));
  return {
    place: [school_address, ...rest].filter(Boolean).join(', '),
    reached: [Phone, Email, Website].filter(Boolean).join(' · '),
    numbers: [Affiliation_No, Udise_Code && `UDISE ${Udise_Code}`].filter(Boolean).join(' · '),
  };
};
