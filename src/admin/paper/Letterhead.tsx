import type { ReactNode } from 'react';
import type { ProfileAnswer } from '#schemas/api/school-profile.ts';
import { useStart } from '../session/start.ts';
import { letterLines } from './letter-lines.ts';
import classes from './sheet.module.css';

interface Props {
  readonly profile: ProfileAnswer;
  /** What the paper is, where that does not stand below. */
  readonly title?: ReactNode;
}

/** Whose paper it is: the logo, the name, where the school is and how it is reached. */
export const Letterhead = ({ profile, title }: Props) => {
  const { school } = useStart();
  const { place, reached, numbers } = letterLines(profile);
  return (
    <header className={classes.letterhead}>
      <div>
        {school.school_Logo_Image && <img src={school.school_Logo_Image} alt="" />}
        <p>
          <strong>{school.school_Name}</strong>
          {[place, reached, numbers].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      {title && <h1>{title}</h1>}
    </header>
  );
};
